import type { Context, MiddlewareHandler } from "hono";
import { openPolicies } from "#content/navigation.ts";
import { type AccessSession, accessSessionHours } from "#contracts/access-session.ts";
import type { Backend } from "#contracts/backend.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { Failure } from "#contracts/failure.ts";
import { cookies } from "#contracts/storage-keys.ts";
import { answerFailure } from "#server/platform/http/failures.ts";
import { type AppEnv, isLook, loopbackName, socketAddress } from "#server/platform/http/request.ts";
import { sendStaticFile } from "#server/platform/http/serve-static-files.ts";
import type { StaticFiles } from "#server/platform/http/static-files.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";

type GateRules = Pick<PlatformConfig, "SITE_ACCESS" | "SITE_ALLOWED_HOSTS" | "PUBLIC_ORIGIN" | "TRUSTED_PROXIES">;
/** What a request says of where it comes from. `peer` is the other end of the socket, the rest are claims. */
export type Asked = { host: string; peer: string; proxied: boolean };

const loopbackPeer = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");

function defaultHosts(publicOrigin: string) {
  const name = new URL(publicOrigin).hostname;
  return name.startsWith("www.") ? [name, name.slice(4)] : [name, `www.${name}`];
}

export function createChooseGate(rules: GateRules): (asked: Asked) => "open" | "code" | "password" {
  const { SITE_ACCESS, SITE_ALLOWED_HOSTS, PUBLIC_ORIGIN, TRUSTED_PROXIES } = rules;
  if (SITE_ACCESS !== "by-host") return () => SITE_ACCESS;
  const hosts = SITE_ALLOWED_HOSTS.length > 0 ? SITE_ALLOWED_HOSTS : defaultHosts(PUBLIC_ORIGIN);
  const isListed = (name: string) =>
    (SITE_ALLOWED_HOSTS.length === 0 && loopbackName.test(name)) ||
    hosts.some((host) => (host.startsWith("*.") ? name.endsWith(host.slice(1)) : name === host));
  // A proxy on this machine is a loopback peer too: it gives itself away by the header it must add, or there is none to expect.
  const peersAreReal = TRUSTED_PROXIES > 0 || loopbackName.test(new URL(PUBLIC_ORIGIN).hostname);
  return ({ host, peer, proxied }) => {
    const name = nameOf(host);
    if (!isListed(name)) return "password";
    return peersAreReal && !proxied && loopbackPeer.test(peer) && loopbackName.test(name) ? "open" : "code";
  };
}

/** For machines that hold no cookie: each says nothing of the site, or has a credential of its own. */
const machines = /^\/(healthz|readyz|metrics)$/;
/** "Unsubscribe", pressed in a mail program; the address is the credential. */
const oneClick = /^\/warmth-list\/leave\/[\w-]{48}$/;
const events = /^\/webhooks\/[a-z]+$/;
/** What the gate's own screens send, and a guest's link. Their pages are shown by the gate itself, under any address. */
const posted = /^\/(site-access|access-code|functions\/v1\/verify-(site-access|access-code))$/;
const guests = /^\/site-access\/preview\/[\w.-]+(?<!\.data)$/;

/** Which pages are told apart by a secret in their address; whether it is a real one, the database says. */
const secretLinks = [
  ["order", /^\/order\/([\w-]{22,86})\/receipt(?:\.data)?$/],
  ["order", /^\/(?:order|shipping)\/([\w-]{22,86})(?:\.data)?$/],
  ["label", /^\/(?:label|shipping-success)\/([\w-]{22,86})(?:\.data)?$/],
  ["tracking", /^\/tracking\/([\w-]{22,86})(?:\.data)?$/],
  ["your-data", /^\/your-data\/([\w-]{22,86})(?:\/file)?(?:\.data)?$/],
  ["confirm-sign-up", /^\/site-access\/confirm\/([\w-]{22,86})$/],
] as const;
/** Pages of somebody of the list, as mails name them, and of the gate's own in their place: whoever's link is wrong is helped there too. */
const ownLink = /^\/warmth-list\/(leave|yours|place)\/([\w-]{1,200})$/;
const ownPage = /^\/site-access\/list(\/[\w-]{1,200})?$/;
/** As mails name it. Anyone can be sent such a link, so its page is the gate's own and brings no file of the site. */
const confirmation = /^\/warmth-list\/confirm\/([\w-]{22,86})$/;

/** What an order's page and its label's need besides themselves: their files, and where they send a choice about cookies and an address. */
const besides = /^\/(assets\/[\w.@-]+|manifest\.webmanifest|functions\/v1\/(record-consent|create-shipment))$/;

/** Readable by everyone; sent in a form of their own, with nothing of the site around them. */
const policies: ReadonlySet<string> = new Set(openPolicies.map(({ to }) => to));

// All of them look at the path as it was sent: a spelling that isn't here is refused, whatever the rest of the site would take it for.
/** What is not looked at further: another method would go on to the site's own pages, which say no in their own frame. */
export const isForMachines = (path: string, method: string) =>
  events.test(path) || (method === "POST" && oneClick.test(path)) || (isLook(method) && machines.test(path));
export const isOwnAction = (path: string, method: string) =>
  ownPage.test(path)
    ? isLook(method) || method === "POST"
    : posted.test(path)
      ? method === "POST" || (method === "OPTIONS" && path.startsWith("/functions/"))
      : isLook(method) && guests.test(path);
export const policyPage = (path: string) => (policies.has(path) ? `/site-access${path}` : null);

export function gatePageAt(path: string): string | null {
  const token = confirmation.exec(path)?.[1];
  if (token) return `/site-access/confirm/${token}`;
  if (path === "/warmth-list/link") return "/site-access/list";
  const [, page, own] = ownLink.exec(path) ?? [];
  return own ? `/site-access/list/${own}${page === "place" ? "?place" : ""}` : null;
}

export function readSecretPath(path: string): { purpose: (typeof secretLinks)[number][0]; token: string } | null {
  for (const [purpose, pattern] of secretLinks) {
    const token = pattern.exec(path)?.[1];
    if (token) return { purpose, token };
  }
  return null;
}

/** A page of the gate's own, made at build: what it names is what its screens are made of. */
const example = "/site-access/one-moment";
const script = "/gate.js";

const isFile = (path: string) => /^\/(assets\/|favicon\.|apple-touch-icon\.)/.test(path);
const named = (text: string) =>
  [...text.matchAll(/(?:href|src)="([^"]+)"|url\(["']?([^"')]+)/g)].map((match) => (match[1] ?? match[2] ?? "").replace(/#$/, ""));
const textOf = (built: StaticFiles, path: string) => new TextDecoder().decode(built.get(path)?.plain.body);

/** Styles, faces and drawings of the gate's screens, which everyone may have; nothing else that was built. */
export function gateFiles(built: StaticFiles): ReadonlySet<string> {
  const found = new Set([script].filter((path) => built.has(path)));
  const look = (paths: string[]) => {
    for (const path of paths.filter((path) => isFile(path) && !path.endsWith(".js") && built.has(path) && !found.has(path))) {
      found.add(path);
      if (path.endsWith(".css")) look(named(textOf(built, path)));
    }
  };
  look(named(textOf(built, example)));
  return found;
}

type C = Context<AppEnv>;
type GateNeeds = {
  config: PlatformConfig;
  backend: () => Promise<Backend>;
  built: StaticFiles;
  renderAt: (c: C, at: string) => Promise<Response>;
};

const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];
const askedBy = (c: C) => ({
  host: c.req.header("host") ?? new URL(c.req.url).host,
  peer: socketAddress(c),
  proxied: proxyHeaders.some((name) => c.req.header(name) !== undefined),
});

const isForPeople = (c: C, path: string) => (c.req.header("accept") ?? "").includes("text/html") && !/^\/(functions|assets)\/|\.data$/i.test(path);
const opens = ({ kind }: AccessSession, lock: "code" | "password") => kind === "password" || kind === "guest" || kind === lock;

/** Of what the gate answers itself. */
const ownHeaders = { "cache-control": "no-store", "x-robots-tag": "none", vary: "cookie" };

/** What stands behind the gate may be kept by the browser that was let in, and by no cache on the way. */
function keepPrivate(c: C) {
  const kept = c.res.headers.get("cache-control") ?? "no-store";
  if (!/no-store|private/.test(kept)) c.header("cache-control", kept.includes("public") ? kept.replace("public", "private") : `private, ${kept}`);
  c.header("vary", "cookie", { append: true });
  c.header("x-robots-tag", "none");
}

/** First on the list, refusing everything but what it knows. Only a signed cookie opens it: no header, host or address of a caller does. */
export function gate({ config, backend, built, renderAt }: GateNeeds): MiddlewareHandler<AppEnv> {
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
    if (file) return sendStaticFile(file, { accepts: c.req.header("accept-encoding") ?? "", extra: ownHeaders });
    if (!isForPeople(c, path)) return answerFailure(c, new Failure("locked"));
    const screen = lock === "code" ? "/access-code" : "/site-access";
    const { search } = new URL(c.req.url);
    const isScreen = path === "/site-access" || path === "/access-code";
    const page = await renderAt(c, isScreen ? screen + search : `${screen}?next=${encodeURIComponent(path + search)}`);
    const answer = new Response(page.body, { status: isScreen || page.status >= 400 ? page.status : 403, headers: page.headers });
    for (const [header, value] of Object.entries(ownHeaders)) answer.headers.set(header, value);
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
    const token = readCookie(c.req.header("cookie"), name, secure);
    const session = token ? await access.readAccessSession(token) : null;
    let kept: string | undefined;
    const keepAccessSession = (value: string) => {
      kept = value;
    };
    c.set("caller", { ...c.get("caller"), ...(session && { accessSession: session }), keepAccessSession });

    const isIn = session !== null && opens(session, lock);
    if (path === "/site-access/held") return c.json({ held: isIn }, 200, ownHeaders);
    const gatePage = isIn || !isLook(method) ? null : gatePageAt(path);
    if (gatePage) return c.redirect(gatePage);
    const secret = isIn ? null : readSecretPath(path);
    const may =
      isIn ||
      isOwnAction(path, method) ||
      (session?.kind === "link" && besides.test(path)) ||
      (secret !== null && (await access.openSecretLink(secret.purpose, secret.token, c.get("caller"))));
    if (!may) return refuse(c, path, lock);

    await next();
    keepPrivate(c);
    // Left, or in the place of another: what this browser had before ends, wherever a copy of it is.
    if (kept !== undefined && session) await access.endAccessSession(session);
    if (kept !== undefined) c.header("set-cookie", writeCookie(name, kept, { secure, maxAgeSeconds: kept ? accessSessionHours * 3600 : 0 }), { append: true });
  };
}
