import { expect, test } from "vitest";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { standingUnder } from "#content/legal/standing-under.ts";
import { unfilled } from "#contracts/site.ts";
import { analyticsOrigins, describeSite } from "#server/describe-site.ts";
import { contentPolicy } from "#server/platform/http/security-headers.ts";
import { fillPage } from "#server/platform/http/static-files.ts";
import { companies, readConfig } from "#server/providers/settings.ts";

const vendor = { ANALYTICS: "posthog", POSTHOG_KEY: "phc_abc", POSTHOG_PERSONAL_API_KEY: "phx_secret", POSTHOG_PROJECT_ID: "1" };
const siteUnder = (env: Record<string, string> = {}) => describeSite(readConfig(env));
const policyUnder = (env: Record<string, string> = {}) => contentPolicy({ scripts: [], asks: analyticsOrigins(readConfig(env)) });

test("a page says where visits are counted: the public key and the host, never the personal one", () => {
  const page = `{\\"analytics\\":\\"${unfilled.analytics}\\"}`;
  expect(fillPage(page, siteUnder())).toBe('{\\"analytics\\":\\"local\\"}');
  expect(fillPage(page, siteUnder(vendor))).toBe('{\\"analytics\\":\\"posthog phc_abc https://eu.i.posthog.com\\"}');
  expect(JSON.stringify(siteUnder(vendor))).not.toContain("phx_");
});

test("the policy lets a browser ask the vendor's hosts only where the vendor is set, and take no script from them", () => {
  expect(policyUnder()).toContain("connect-src 'self';");
  const policy = policyUnder(vendor);
  expect(policy).toContain("connect-src 'self' https://eu.i.posthog.com https://eu-assets.i.posthog.com;");
  expect(policy).toContain("script-src 'self';");
  expect(policyUnder({ ...vendor, POSTHOG_URL: "https://counts.shop.example" })).toContain("connect-src 'self' https://counts.shop.example;");
});

test("the Privacy Policy names the vendor only where it is set, and says that nobody else has anything only where that is so", () => {
  const under = (env: Record<string, string> = {}) => JSON.stringify(standingUnder(siteUnder(env).adapters, privacyPolicy(companies)));
  expect(under()).not.toContain("PostHog");
  expect(under()).toContain("At present no other company handles your data");
  expect(under(vendor)).toContain("PostHog, Inc., in the United States, counts the visits of people who allow it");
  expect(under(vendor)).not.toContain("At present no other company handles your data");
});

test("a paragraph under several settings stands where all of them do", () => {
  const paragraph = (only: string) => `<p data-only="${only}">Words</p>`;
  const page = paragraph("MAIL_DELIVERY=local ANALYTICS=local") + paragraph("ANALYTICS=posthog");
  expect(fillPage(page, siteUnder())).toBe(paragraph("MAIL_DELIVERY=local ANALYTICS=local"));
  expect(fillPage(page, siteUnder(vendor))).toBe(paragraph("ANALYTICS=posthog"));
});
