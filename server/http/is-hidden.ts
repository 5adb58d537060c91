import type { Config } from "#server/platform/config.ts";

/** A machine's own name for itself: no search engine reaches it there, so it may answer as the live site would. */
const isLoopback = (origin: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);

/** A preview that strangers can reach is kept out of every index. */
export const isHidden = ({ SITE_STAGE, PUBLIC_ORIGIN }: Pick<Config, "SITE_STAGE" | "PUBLIC_ORIGIN">) => SITE_STAGE === "preview" && !isLoopback(PUBLIC_ORIGIN);
