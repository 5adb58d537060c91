import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Geo } from "#server/providers/geo/port.ts";

export type GeoUnderTest = {
  geo: Geo;
  /** An address that is public, and that nobody has been given. */
  unknownAddress: string;
  /** The same adapter where nothing answers. */
  broken: Geo;
  /** How often anything but the adapter itself was asked; null where that cannot be seen. */
  asked(): number | null;
  close(): Promise<void>;
};

/** Whose these are has not changed for decades: the BBC, Deutsche Telekom, the University of Tokyo, Google; BT and Vodafone Germany on IPv6. */
export const knownAddresses = {
  "212.58.244.1": "GB",
  "194.25.0.1": "DE",
  "133.11.0.1": "JP",
  "8.8.8.8": "US",
  "2a00:23c4:0:0::/64": "GB",
  "2a02:8100:0:0::/64": "DE",
} as const;

/** What every adapter of the geo port does, whoever knows. */
export function geoConformance(name: string, open: () => Promise<GeoUnderTest>) {
  describe(`geo: ${name}`, () => {
    let desk: GeoUnderTest;
    beforeAll(async () => {
      desk = await open();
    });
    afterAll(() => desk.close());

    test.each(Object.entries(knownAddresses))("%s is in %s", async (address, country) => expect(await desk.geo.countryOf(address)).toBe(country));

    test("says null where it does not know", async () => expect(await desk.geo.countryOf(desk.unknownAddress)).toBeNull());

    test.each([
      ["private", "10.0.0.7"],
      ["private", "172.16.0.1"],
      ["private", "192.168.1.1"],
      ["shared by a provider's customers", "100.64.0.1"],
      ["loopback", "127.0.0.1"],
      ["loopback", "0:0:0:0::/64"],
      ["link-local", "169.254.1.1"],
      ["link-local", "fe80:0:0:0::/64"],
      ["unique local", "fd12:3456:789a:1::/64"],
      ["kept for examples", "203.0.113.9"],
      ["kept for examples", "2001:db8:0:0::/64"],
      ["no address", "unknown"],
      ["no address", ""],
      ["no address", "../../etc/passwd"],
    ])("says null for one that is %s (%s), and asks nobody", async (_kind, address) => {
      const before = desk.asked();
      expect(await desk.geo.countryOf(address)).toBeNull();
      expect(await desk.broken.countryOf(address)).toBeNull();
      expect(desk.asked()).toBe(before);
    });

    test("answers many at once", async () => {
      const all = await Promise.all(Object.keys(knownAddresses).flatMap((address) => Array.from({ length: 8 }, () => desk.geo.countryOf(address))));
      expect(all).toEqual(Object.values(knownAddresses).flatMap((country) => Array<string>(8).fill(country)));
    });

    test("throws ProviderUnavailable when there is nobody to ask", async () => {
      await expect(desk.broken.countryOf("8.8.8.8")).rejects.toThrow(ProviderUnavailable);
    });
  });
}
