import type { MiddlewareHandler } from "hono";
import { readCookie } from "#contracts/cookies.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { AppEnv } from "#server/http/env.ts";

/** Hands a back office session to the functions; whoever answers the owner only must check it. */
export function operatorCookie(publicOrigin: string): MiddlewareHandler<AppEnv> {
  const secure = publicOrigin.startsWith("https:");
  return async (c, next) => {
    const operator = readCookie(c.req.header("cookie"), cookies.operator.name, secure);
    if (operator) c.set("caller", { ...c.get("caller"), operator });
    await next();
  };
}
