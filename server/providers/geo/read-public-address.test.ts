import { expect, test } from "vitest";
import { normaliseAddress } from "#server/platform/http/request.ts";
import { readPublicAddress } from "#server/providers/geo/addresses.ts";

test.each(["8.8.8.8", "172.15.255.255", "172.32.0.0", "100.63.0.1", "223.255.255.254", "1.0.0.1"])("%s can be reached by all the world", (address) =>
  expect(readPublicAddress(address)).toBe(address),
);

test("an IPv6 address as callers carry it", () => expect(readPublicAddress(normaliseAddress("2a00:23c4:1:2:3::4"))).toBe("2a00:23c4:1:2::"));

test.each([
  "10.1.2.3",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "192.0.2.1",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "255.255.255.255",
  "0.0.0.0",
  "::1",
  "::ffff:192.168.1.1",
  "fe80::1%eth0",
  "fd12:3456::1",
  "ff02::1",
  "2001:db8::1",
  "2001:0:1::1",
  "2002:a00:1::1",
  "unknown",
  "",
  "8.8.8",
  "8.8.8.8.8",
  "08.8.8.8",
  "8.8.8.8/8",
  "GB",
])("%s is nobody's place", (address) => expect(readPublicAddress(normaliseAddress(address))).toBeNull());
