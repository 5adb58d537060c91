import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Backend } from "#contracts/backend.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { Failure } from "#contracts/failure.ts";
import { type Grant, grantHours } from "#contracts/grant.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { Config } from "#server/platform/config.ts";
import type { BuiltFiles } from "#server/platform/http/built.ts";
import { sendBuilt } from "#server/platform/http/built-files.ts";
import { answerFailure } from "#server/platform/http/failures.ts";
import {
  createChooseGate,
  gateFiles,
  gatePageAt,
  isBesides,
  isForMachines,
  isLook,
  isOwnAction,
  policyPage,
  readSecretPath,
} from "#server/platform/http/gate-rules.ts";
import type { AppEnv } from "#server/platform/http/request.ts";

type C = Context<AppEnv>;
type Needs = {
  config: Config;
  backend: () => Promise<Backend>;
  built: BuiltFiles;
  /** Renders the page at that address, whatever was asked for. */
  renderAt: (c: C, at: string) => Promise<Response>;
};

const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];
const askedBy = (c: C) => ({
  host: c.req.header("host") ?? new URL(c.req.url).host,
  peer: c.env?.incoming ? (getConnInfo(c).remote.address ?? "") : "",
  proxied: proxyHeaders.some((name) => c.req.header(name) !== undefined),
});

const isForPeople = (c: C, path: string) => (c.req.header("accept") ?? "").includes("text/html") && !/^\/(functions|assets)\/|\.data$/i.test(path);
const opens = ({ kind }: Grant, lock: "code" | "password") => kind === "password" || kind === "guest" || kind === lock;

/** What stands behind the gate may be kept by the browser that was let in, and by no cache on the way. */
function keepPrivate(c: C) {
  const kept = c.res.headers.get("cache-control") ?? "no-store";
  if (!/no-store|private/.test(kept)) c.header("cache-control", kept.includes("public") ? kept.replace("public", "private") : `private, ${kept}`);
  c.header("vary", "cookie", { append: true });
  c.header("x-robots-tag", "none");
}

/**
 * The access gate: first on the list, refusing everything but what it knows. A grant is a signed cookie; no header, host or
 * address of a caller is one. What it refuses it answers itself, so nothing behind it runs.
 */
export function gate({ config, backend, built, renderAt }: Needs): MiddlewareHandler<AppEnv> {
  const secure = config.PUBLIC_ORIGIN.startsWith("https:");
  const { name } = cookies.access;
  const chooseGate = createChooseGate(config);
  const ownFiles = gateFiles(built);

  async function refuse(c: C, path: string, lock: "code" | "password"): Promise<Response> {
    c.set("route", "site access");
    c.header("x-robots-tag", "none");
    c.header("vary", "cookie");
    const policy = policyPage(path);
    const file = policy && built.get(policy);
    if (file)
      return sendBuilt(file, {
        accepts: c.req.header("accept-encoding") ?? "",
        extra: { "cache-control": "no-store", "x-robots-tag": "none", vary: "cookie" },
      });
    if (!isForPeople(c, path)) return answerFailure(c, new Failure("locked"));
    const screen = lock === "code" ? "/access-code" : "/site-access";
    const { search } = new URL(c.req.url);
    const isScreen = path === "/site-access" || path === "/access-code";
    const page = await renderAt(c, isScreen ? screen + search : `${screen}?next=${encodeURIComponent(path + search)}`);
    const answer = new Response(page.body, { status: isScreen || page.status >= 400 ? page.status : 403, headers: page.headers });
    for (const [header, value] of Object.entries({ "cache-control": "no-store", "x-robots-tag": "none", vary: "cookie" })) answer.headers.set(header, value);
    return answer;
  }

  return async (c, next) => {
    const path = new URL(c.req.url).pathname;
    const { method } = c.req;
    if (isForMachines(path, method) || (isLook(method) && ownFiles.has(path))) return next();
    const lock = chooseGate(askedBy(c));
    if (lock === "open") {
      await next();
      return keepPrivate(c);
    }

    const { access } = await backend();
    const sealed = readCookie(c.req.header("cookie"), name, secure);
    const grant = sealed ? await access.readGrant(sealed) : null;
    let kept: string | undefined;
    const keepGrant = (value: string) => {
      kept = value;
    };
    c.set("caller", { ...c.get("caller"), ...(grant && { grant }), keepGrant });

    const granted = grant !== null && opens(grant, lock);
    if (path === "/site-access/held") return c.json({ held: granted }, 200, { "cache-control": "no-store", "x-robots-tag": "none", vary: "cookie" });
    const gatePage = granted || !isLook(method) ? null : gatePageAt(path);
    if (gatePage) return c.redirect(gatePage);
    const secret = granted ? null : readSecretPath(path);
    const may =
      granted ||
      isOwnAction(path, method) ||
      (grant?.kind === "link" && isBesides(path)) ||
      (secret !== null && (await access.openSecretLink(secret.purpose, secret.token, c.get("caller"))));
    if (!may) return refuse(c, path, lock);

    await next();
    keepPrivate(c);
    // Left, or in the place of another: what this browser had before ends, wherever a copy of it is.
    if (kept !== undefined && grant) await access.endGrant(grant);
    if (kept !== undefined) c.header("set-cookie", writeCookie(name, kept, { secure, maxAgeSeconds: kept ? grantHours * 3600 : 0 }), { append: true });
  };
}
