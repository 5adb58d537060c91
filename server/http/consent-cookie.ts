import type { MiddlewareHandler } from "hono";
import { consentDays, encodeConsent } from "#contracts/consent-cookie.ts";
import { writeCookie } from "#contracts/cookies.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { AppEnv } from "#server/http/env.ts";

/**
 * Gives the browser its recorded choice back as a cookie: Safari forgets what a script stored after seven days, not what a server set.
 * The pages' own script reads it, for pages come from memory and caches and know no visitor.
 */
export function consentCookie(publicOrigin: string): MiddlewareHandler<AppEnv> {
  const secure = publicOrigin.startsWith("https:");
  return async (c, next) => {
    let recorded: string | undefined;
    c.set("caller", {
      ...c.get("caller"),
      keepConsent(consent) {
        recorded = encodeConsent(consent);
      },
    });
    await next();
    if (recorded === undefined) return;
    const cookie = writeCookie(cookies.recordedConsent.name, recorded, { secure, maxAgeSeconds: consentDays * 86_400, forScript: true });
    c.header("set-cookie", cookie, { append: true });
  };
}
