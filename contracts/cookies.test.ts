import { describe, expect, it } from "vitest";
import { readCookie, writeCookie } from "#contracts/cookies.ts";

describe("cookies", () => {
  it("are tied to the host over https", () => {
    const cookie = writeCookie("checkout", "abc", { secure: true, maxAgeSeconds: 60 });
    expect(cookie).toBe("__Host-checkout=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure");
  });

  it("work on plain http too", () => {
    expect(writeCookie("checkout", "abc", { secure: false, maxAgeSeconds: 60 })).toBe("checkout=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
  });

  it("are read by their whole name", () => {
    const header = "xcheckout=wrong; checkout=right; __Host-checkout=safe";
    expect(readCookie(header, "checkout", false)).toBe("right");
    expect(readCookie(header, "checkout", true)).toBe("safe");
    expect(readCookie(undefined, "checkout", true)).toBeUndefined();
  });
});
