import { expect, it } from "vitest";
import { checkLaunch } from "#server/check-launch.ts";
import { readConfig } from "#server/config.ts";

it("names every sample, missing fact and unproven claim", () => {
  const found = checkLaunch(readConfig({})).join("\n");
  expect(found).toContain("The company's facts are a sample");
  expect(found).toContain("20 testimonials are samples");
  expect(found).toContain('No evidence is on file for "Feels warm within 3 hours 15 minutes"');
  expect(found).toContain("PAYMENTS=local takes no real money");
  expect(found).toContain("PUBLIC_ORIGIN is not https");
});

it("does not complain about an https origin", () => {
  expect(checkLaunch(readConfig({ PUBLIC_ORIGIN: "https://shop.example" })).join("\n")).not.toContain("PUBLIC_ORIGIN");
});
