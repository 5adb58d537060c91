import { describe, expect, it } from "vitest";
import { createChooseGate } from "#server/platform/http/gate.ts";
import { readConfig } from "#server/providers/settings.ts";

const choose = (env: Record<string, string>) =>
  createChooseGate(readConfig({ ACCESS_CODE: "734215", SITE_PASSWORD: "warm hands", SITE_ACCESS: "by-host", ...env }));
const far = { peer: "203.0.113.7", proxied: false };

describe("by-host", () => {
  it("asks the code on the public origin with and without www, and on loopback names; the password elsewhere", () => {
    const at = choose({ PUBLIC_ORIGIN: "https://shop.example" });
    for (const host of ["shop.example", "www.shop.example", "SHOP.example:443", "shop.example.", "localhost:3000", "127.0.0.1", "[::1]:3000"])
      expect(at({ ...far, host }), host).toBe("code");
    for (const host of ["", "other.example", "shop.example.evil.example", "evilshop.example", "127.0.0.1.evil.example", "localhost.evil.example"])
      expect(at({ ...far, host }), host).toBe("password");
  });

  it("keeps to the list it is given", () => {
    const at = choose({ SITE_ALLOWED_HOSTS: "shop.example *.preview.example", PUBLIC_ORIGIN: "https://shop.example" });
    for (const host of ["shop.example", "one.preview.example", "a.b.preview.example"]) expect(at({ ...far, host }), host).toBe("code");
    for (const host of ["preview.example", "evilpreview.example", "www.shop.example", "localhost"]) expect(at({ ...far, host }), host).toBe("password");
  });

  it("lets in whoever sits at this machine, by the socket and not by a header", () => {
    const local = choose({ PORT: "3000" });
    for (const peer of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect(local({ host: "localhost:3000", peer, proxied: false })).toBe("open");
    expect(local({ host: "localhost:3000", peer: "127.0.0.1", proxied: true })).toBe("code");
    expect(local({ host: "localhost:3000", peer: "203.0.113.7", proxied: false })).toBe("code");
    expect(local({ host: "evil.example", peer: "127.0.0.1", proxied: false })).toBe("password");
  });

  it("takes no proxy on this machine for somebody who sits at it", () => {
    const at = { host: "127.0.0.1:3000", peer: "127.0.0.1", proxied: false };
    expect(choose({ PUBLIC_ORIGIN: "https://shop.example" })(at)).toBe("code");
    expect(choose({ PUBLIC_ORIGIN: "https://shop.example", TRUSTED_PROXIES: "1" })(at)).toBe("open");
  });
});

it("the other choices look at nothing", () => {
  for (const SITE_ACCESS of ["code", "password"]) expect(choose({ SITE_ACCESS })({ host: "localhost", peer: "127.0.0.1", proxied: false })).toBe(SITE_ACCESS);
});
