import { openPolicies } from "#content/navigation.ts";

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
