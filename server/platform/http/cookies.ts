import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { consentDays, encodeConsent } from "#contracts/consent-cookie.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { AppEnv } from "#server/platform/http/request.ts";

const thirtyDays = 30 * 86_400;
/** Where a checkout can begin: the cookie is set before the button can be pressed, so that a double click shares it. */
const begins = /^\/(checkout|warmth-list\/joined(\/[^/.]+)?)(\.data)?$/i;

/** Knows this browser's open order again. The token says nothing about anyone and opens nothing by itself. */
export function checkoutCookie(publicOrigin: string): MiddlewareHandler<AppEnv> {
  const secure = publicOrigin.startsWith("https:");
  const { name } = cookies.checkout;
  return async (c, next) => {
    const found = readCookie(c.req.header("cookie"), name, secure);
    const token = found && /^[\w-]{32}$/.test(found) ? found : undefined;
    const fresh = !token && begins.test(c.req.path) ? randomBytes(24).toString("base64url") : undefined;
    const browser = token ?? fresh;
    if (browser) c.set("caller", { ...c.get("caller"), browser });
    await next();
    if (fresh) c.header("set-cookie", writeCookie(name, fresh, { secure, maxAgeSeconds: thirtyDays }), { append: true });
  };
}

/** Gives the browser its recorded choice as a cookie too: Safari forgets after seven days what a script stored, not what a server set. */
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

export function operatorCookie(publicOrigin: string): MiddlewareHandler<AppEnv> {
  const secure = publicOrigin.startsWith("https:");
  return async (c, next) => {
    const operator = readCookie(c.req.header("cookie"), cookies.operator.name, secure);
    if (operator) c.set("caller", { ...c.get("caller"), operator });
    await next();
  };
}
