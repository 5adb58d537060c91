import type { Kept } from "#server/platform/database/restore.ts";

const count = (number: number, one: string, many: string) => `${number.toLocaleString("en-GB")} ${number === 1 ? one : many}`;

/** What a database holds, for a person. */
export const sayKept = ({ orders, signUps, lastWrite }: Kept) =>
  `${count(orders, "order", "orders")} and ${count(signUps, "name", "names")} on the Warmth List${lastWrite ? `, the last of ${lastWrite.toISOString().slice(0, 16).replace("T", " ")} UTC` : ""}`;

export const sayMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
