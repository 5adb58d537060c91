import { describe, expect, it } from "vitest";
import { clientAddress, normaliseAddress } from "#server/platform/http/request.ts";

describe("normaliseAddress", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0001:0002:ffff::", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["203.0.113.7:50001", "203.0.113.7"],
    ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s is %s", (address, normal) => {
    expect(normaliseAddress(address)).toBe(normal);
  });
});

describe("clientAddress", () => {
  it("believes no header where no proxy is trusted", () => {
    expect(clientAddress("10.0.0.1", "1.2.3.4", 0)).toBe("10.0.0.1");
  });

  it("reads from the right: what a client claims stands further left", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.7", 1)).toBe("198.51.100.7");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2)).toBe("198.51.100.7");
  });

  it("takes the furthest entry there is when fewer proxies answered than are trusted", () => {
    expect(clientAddress("10.0.0.1", "198.51.100.7", 3)).toBe("198.51.100.7");
  });

  it("falls back on the socket without the header", () => {
    expect(clientAddress("::ffff:10.0.0.1", undefined, 1)).toBe("10.0.0.1");
  });
});
