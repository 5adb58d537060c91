import { isIPv6 } from "node:net";

/** Cuts IPv6 to its /64, which one household or attacker holds whole; turns ::ffff:1.2.3.4 into 1.2.3.4. */
export function normaliseAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * The client's address. Each trusted proxy added one entry on the right of X-Forwarded-For: with n of them the nth
 * from the right is the client, and everything left of it is only a claim.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return normaliseAddress(socketAddress);
  const entries = (forwardedFor ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return normaliseAddress(entries.at(-trustedProxies) ?? entries[0] ?? socketAddress);
}
