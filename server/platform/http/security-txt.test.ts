import { expect, it } from "vitest";
import { securityTxt } from "#server/platform/http/seo.ts";

it("says whom to tell, where the policy is, and when it is out of date", () => {
  const lines = securityTxt("https://shop.example", new Date("2026-11-21T10:00:00Z")).split("\n");
  expect(lines).toContain("Contact: https://shop.example/contact");
  expect(lines).toContain("Expires: 2027-05-20T00:00:00Z");
  expect(lines).toContain("Canonical: https://shop.example/.well-known/security.txt");
  expect(lines.filter((line) => line.startsWith("Expires:"))).toHaveLength(1);
  expect(lines.at(-1)).toBe("");
});
