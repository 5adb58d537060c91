import { expect, test } from "vitest";
import { shortenAddress } from "#server/providers/geo/addresses.ts";

test.each([
  ["81.2.69.142", "81.2.69.0"],
  ["8.8.8.0", "8.8.8.0"],
  ["2a00:23c4:1:2::", "2a00:23c4:1::"],
  ["2a00:0:0:0::", "2a00:0:0::"],
  ["2a00::", "2a00::"],
])("%s is somewhere in %s", (address, network) => expect(shortenAddress(address)).toBe(network));
