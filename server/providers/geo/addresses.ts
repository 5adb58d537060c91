import { BlockList, isIPv4, isIPv6 } from "node:net";

function listRanges(ranges: string) {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), isIPv4(network) ? "ipv4" : "ipv6");
  }
  return list;
}

/** Where nobody in particular lives, by IANA's special-purpose registries. Country databases answer nonsense for some of these. */
const nowhere = listRanges(`0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16
  198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 2001::/23 2001:db8::/32 2002::/16 3fff::/20`);
const given = listRanges("2000::/3");

export function readPublicAddress(address: string): string | null {
  const plain = address.replace(/\/64$/, "");
  if (isIPv4(plain)) return nowhere.check(plain, "ipv4") ? null : plain;
  return isIPv6(plain) && given.check(plain, "ipv6") && !nowhere.check(plain, "ipv6") ? plain : null;
}

/** The network that a public address is in, as a provider hands it out: enough to tell a country, too little to tell a household. */
export const shortenAddress = (address: string) =>
  isIPv4(address) ? address.replace(/\d{1,3}$/, "0") : `${address.split("::")[0]?.split(":").slice(0, 3).join(":")}::`;
