import type { MiddlewareHandler } from "hono";

/** Around everything, files from memory too: nothing of a hidden site is listed, and no link on it is followed. */
export const keepHidden: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("x-robots-tag")) c.res.headers.set("x-robots-tag", "none");
};
