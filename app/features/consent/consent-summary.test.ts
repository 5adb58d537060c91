import { expect, it } from "vitest";
import { describeConsent } from "#app/features/consent/consent-summary.tsx";
import { everything, nothing } from "#app/features/consent/stored-consent.ts";

const kept = { necessary: true as const, policy: "2026-11-21", at: "2026-11-21T12:00:00Z" };

it("says what was allowed, and when", () => {
  expect(describeConsent({ ...kept, ...everything })).toBe("On 21 November 2026 you allowed: functional, analytics and advertising.");
  expect(describeConsent({ ...kept, ...nothing, analytics: true })).toBe("On 21 November 2026 you allowed: analytics.");
  expect(describeConsent({ ...kept, ...nothing })).toBe("On 21 November 2026 you refused everything that isn't necessary.");
});

it("says what the browser said, where the visitor has not", () => {
  expect(describeConsent(null)).toContain("Global Privacy Control");
});
