/** Whether every proxy that we trust has passed this request on: one that skipped some of them may carry anybody's headers. */
export const cameThrough = (forwardedFor: string | undefined, trustedProxies: number) =>
  trustedProxies > 0 && (forwardedFor ?? "").split(",").filter((entry) => entry.trim()).length >= trustedProxies;
