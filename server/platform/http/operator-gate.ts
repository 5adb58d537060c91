import type { Context, MiddlewareHandler } from "hono";
import type { Backend } from "#contracts/backend.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { Failure } from "#contracts/failure.ts";
import { cookies } from "#contracts/storage-keys.ts";
import { answerFailure } from "#server/platform/http/failures.ts";
import { type AppEnv, isLook } from "#server/platform/http/request.ts";

type C = Context<AppEnv>;
type Needs = {
  backend: () => Promise<Backend>;
  publicOrigin: string;
  renderAt: (c: C, at: string) => Promise<Response>;
};

/** In any case: React Router takes /Operator for /operator. */
const isBackOffice = (path: string) => /^\/+operator(\/|\.data$|$)/i.test(path);
const isDoor = (path: string) => /^\/operator\/(sign-in|passkey|code|session|forgotten|(enter|join)\/[\w-]+)(\.data)?$/i.test(path);
const signInPage = "/operator/sign-in";
/** In seconds: as long as it takes to fetch a link from where the shop runs, or a password from elsewhere. */
const nextLifetime = 3600;

/** Everything under /operator is refused without a session; what a route below it does cannot open it. */
export function operatorGate({ backend, publicOrigin, renderAt }: Needs): MiddlewareHandler<AppEnv> {
  const secure = publicOrigin.startsWith("https:");

  async function refuse(c: C): Promise<Response> {
    const { method, path } = c.req;
    const isForPeople = (c.req.header("accept") ?? "").includes("text/html") && !/\.data$/i.test(path);
    const says = isLook(method) ? (/^\/+operator\/?$/i.test(path) ? "" : "?back") : "?pressed";
    const page = isForPeople ? await renderAt(c, signInPage + says) : null;
    c.set("route", "/operator");
    c.header("x-robots-tag", "noindex");
    // Script that asks for a page loads it anew, and meets the other answer; script that sends something keeps what was typed in the page.
    if (!page)
      return answerFailure(
        c,
        new Failure("locked", { message: "You're signed out, so nothing was done. Sign in in another tab, then press the button again." }),
      );
    const { pathname, search } = new URL(c.req.url);
    const answer = new Response(page.body, { status: 403, headers: page.headers });
    answer.headers.set("cache-control", "no-store");
    answer.headers.append("set-cookie", writeCookie(cookies.operatorNext.name, pathname + search, { secure, maxAgeSeconds: nextLifetime }));
    return answer;
  }

  return async (c, next) => {
    if (!isBackOffice(c.req.path) || isDoor(c.req.path)) return next();
    const token = readCookie(c.req.header("cookie"), cookies.operator.name, secure);
    const session = token ? await (await backend()).door.readSession(token) : null;
    if (!session) return refuse(c);
    c.set("caller", { ...c.get("caller"), session });
    return next();
  };
}
