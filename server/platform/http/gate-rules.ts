import { openPolicies } from "#content/navigation.ts";
import type { Config } from "#server/platform/config.ts";
import type { BuiltFiles } from "#server/platform/http/built.ts";

type Needs = Pick<Config, "SITE_ACCESS" | "SITE_ALLOWED_HOSTS" | "PUBLIC_ORIGIN" | "TRUSTED_PROXIES">;
/** What a request says of where it comes from. `peer` is the other end of the socket, the rest are claims. */
export type Asked = { host: string; peer: string; proxied: boolean };

const loopbackPeer = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");

function defaultHosts(publicOrigin: string) {
  const name = new URL(publicOrigin).hostname;
  return name.startsWith("www.") ? [name, name.slice(4)] : [name, `www.${name}`];
}

/** Which lock a request meets. */
export function createChooseGate({ SITE_ACCESS, SITE_ALLOWED_HOSTS, PUBLIC_ORIGIN, TRUSTED_PROXIES }: Needs): (asked: Asked) => "open" | "code" | "password" {
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
const ownLink = /^\/warmth-list\/(leave|yours)\/([\w-]{1,200})$/;
const ownPage = /^\/site-access\/list(\/[\w-]{1,200})?$/;
/** As mails name it. Anyone can be sent such a link, so its page is the gate's own and brings no file of the site. */
const confirmation = /^\/warmth-list\/confirm\/([\w-]{22,86})$/;

/** What an order's page and its label's need besides themselves: their files, and where they send a choice about cookies and an address. */
const besides = /^\/(assets\/[\w.@-]+|manifest\.webmanifest|functions\/v1\/(record-consent|create-shipment))$/;

/** Readable by everyone; sent in a form of their own, with nothing of the site around them. */
const policies: ReadonlySet<string> = new Set(openPolicies.map(({ to }) => to));

/*
 * All of them look at the path as it was sent, letter by letter: a spelling that is not here is refused, whatever the rest
 * of the site would take it for.
 */
/** What is not looked at further: another method would go on to the site's own pages, which say no in their own frame. */
export const isLook = (method: string) => method === "GET" || method === "HEAD";
export const isForMachines = (path: string, method: string) =>
  events.test(path) || (method === "POST" && oneClick.test(path)) || (isLook(method) && machines.test(path));
export const isOwnAction = (path: string, method: string) =>
  ownPage.test(path)
    ? isLook(method) || method === "POST"
    : posted.test(path)
      ? method === "POST" || (method === "OPTIONS" && path.startsWith("/functions/"))
      : isLook(method) && guests.test(path);
export const isBesides = (path: string) => besides.test(path);
export const policyPage = (path: string) => (policies.has(path) ? `/site-access${path}` : null);

/** Where the gate shows what a mail's link leads to; null for any other path. */
export function gatePageAt(path: string): string | null {
  const token = confirmation.exec(path)?.[1];
  if (token) return `/site-access/confirm/${token}`;
  if (path === "/warmth-list/link") return "/site-access/list";
  const own = ownLink.exec(path)?.[2];
  return own ? `/site-access/list/${own}` : null;
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
/** Its script, which the page made at build has lost. */
const script = "/gate.js";

/** Only files; an address of a page is content. */
const isFile = (path: string) => /^\/(assets\/|favicon\.|apple-touch-icon\.)/.test(path);
const named = (text: string) =>
  [...text.matchAll(/(?:href|src)="([^"]+)"|url\(["']?([^"')]+)/g)].map((match) => (match[1] ?? match[2] ?? "").replace(/#$/, ""));
const textOf = (built: BuiltFiles, path: string) => new TextDecoder().decode(built.get(path)?.plain.body);

/** Styles, faces and drawings of the gate's screens, which everyone may have; nothing else that was built. */
export function gateFiles(built: BuiltFiles): ReadonlySet<string> {
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
