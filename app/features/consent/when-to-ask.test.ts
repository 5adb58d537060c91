import { afterEach, expect, it, vi } from "vitest";
import { isDue, isLocalHost } from "#app/features/consent/when-to-ask.ts";
import { cookiePolicyVersion } from "#content/cookie-policy-version.ts";

const origin = "https://shop.example";
afterEach(() => vi.unstubAllGlobals());

it.each(["localhost", "shop.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "192.168.1.4", "pr-7.previews.example", "notshop.example"])("%s is local", (host) =>
  expect(isLocalHost(host, origin)).toBe(true),
);

it.each(["shop.example", "www.shop.example"])("%s is where visitors are", (host) => expect(isLocalHost(host, origin)).toBe(false));

it("is local where the public origin itself is this machine", () => expect(isLocalHost("localhost", "http://localhost:3000")).toBe(true));

it.each([
  ["always", "localhost", true],
  ["never", "localhost", false],
  ["normal", "localhost", false],
  ["always", "shop.example", false],
])("%s, on %s: whoever has refused before is asked by itself: %s", (consentOnLocalHosts, hostname, asked) => {
  const kept: Record<string, string> = {
    cc_prefs: JSON.stringify({ necessary: true, functional: false, analytics: false, advertising: false, policy: cookiePolicyVersion, at: new Date() }),
    cc_visited: "true",
  };
  vi.stubGlobal("location", { hostname });
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept[name] ?? null });
  expect(isDue({ origin, consentOnLocalHosts })).toBe(asked);
});
