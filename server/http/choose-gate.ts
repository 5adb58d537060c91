import type { Config } from "#server/platform/config.ts";

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
