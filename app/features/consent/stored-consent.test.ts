import { describe, expect, it } from "vitest";
import { lifetime, parseConsent } from "#app/features/consent/stored-consent.ts";
import { cookiePolicyVersion } from "#content/cookie-policy-version.ts";

const now = Date.parse("2027-03-01T12:00:00Z");
const saved = {
  necessary: true,
  functional: false,
  analytics: true,
  advertising: false,
  policy: cookiePolicyVersion,
  at: new Date(now - 1_000).toISOString(),
  receipt: "0".repeat(32),
};
const parse = (change: object = {}) => parseConsent(JSON.stringify({ ...saved, ...change }), now);

describe("parseConsent", () => {
  it("reads what was saved", () => expect(parse()).toEqual(saved));

  it.each(["", "{", "null", "[]", "true", "7", '"yes"', "{}", undefined])("takes %s for no consent", (text) => {
    expect(parseConsent(text ?? null, now)).toBeNull();
  });

  it.each([
    ["necessary is off", { necessary: false }],
    ["a choice is missing", { analytics: undefined }],
    ["a choice is no boolean", { analytics: "true" }],
    ["it was chosen under another policy", { policy: "2020-01-01" }],
    ["its date is none", { at: "yesterday" }],
  ])("is no consent where %s", (_why, change) => expect(parse(change)).toBeNull());

  it("stands for 12 months and no longer", () => {
    const at = (age: number) => ({ at: new Date(now - age).toISOString() });
    expect(parse(at(lifetime - 1))).not.toBeNull();
    expect(parse(at(lifetime))).toBeNull();
  });

  it("does not stand for longer because a clock was wrong", () => {
    expect(parse({ at: new Date(now + lifetime).toISOString() })).toBeNull();
  });

  it("counts a choice without a date from now", () => {
    const { functional, analytics, advertising } = saved;
    const bare = { necessary: true, functional, analytics, advertising };
    expect(parseConsent(JSON.stringify(bare), now)).toEqual({ ...bare, policy: cookiePolicyVersion, at: new Date(now).toISOString() });
  });
});
