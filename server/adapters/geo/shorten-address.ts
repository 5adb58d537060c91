import { isIPv4 } from "node:net";

/** The network that a public address is in, as a provider hands it out: enough to tell a country, too little to tell a household. */
export const shortenAddress = (address: string) =>
  isIPv4(address) ? address.replace(/\d{1,3}$/, "0") : `${address.split("::")[0]?.split(":").slice(0, 3).join(":")}::`;
