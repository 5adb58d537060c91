import type { MiddlewareHandler } from "hono";

/** Around everything, files from memory too: nothing of a hidden site is listed anywhere. */
export const keepHidden: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("x-robots-tag", "noindex, nofollow");
};
