import { expect, it } from "vitest";
import { checkLaunch } from "#server/modules/back-office/launch-check.ts";
import { readConfig } from "#server/providers/settings.ts";

it("names every sample, missing fact and unproven claim", () => {
  const found = checkLaunch(readConfig({})).join("\n");
  expect(found).toContain("The company's facts are a sample");
  expect(found).toContain("20 testimonials are samples");
  expect(found).toContain('No evidence is on file for "Feels warm within 3 hours 15 minutes"');
  expect(found).toContain("PAYMENTS=local takes no real money");
  expect(found).toContain("PUBLIC_ORIGIN is not https");
});

it("tells Stripe's test key and another server from the real ones", () => {
  const keys = { PAYMENTS: "stripe", STRIPE_WEBHOOK_SECRET: "whsec_0123456789" };
  const testing = checkLaunch(readConfig({ ...keys, STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_URL: "http://127.0.0.1:4242" })).join("\n");
  expect(testing).toContain("STRIPE_SECRET_KEY is a test key");
  expect(testing).toContain("STRIPE_URL is not Stripe's own address");
  expect(checkLaunch(readConfig({ ...keys, STRIPE_SECRET_KEY: "rk_live_0123456789" })).join("\n")).not.toMatch(/STRIPE|PAYMENTS/);
  expect(testing).toContain('The country is missing of "Stripe, our payment provider"');
});

it("does not complain about an https origin", () => {
  expect(checkLaunch(readConfig({ PUBLIC_ORIGIN: "https://shop.example" })).join("\n")).not.toContain("PUBLIC_ORIGIN");
});

it("asks who a chosen vendor is, as long as the privacy policy cannot say", () => {
  const smtp = { MAIL_DELIVERY: "smtp", SMTP_URL: "smtps://shop:secret@mail.example" };
  expect(checkLaunch(readConfig(smtp)).join("\n")).toContain('The country is missing of "Our email provider"');
  expect(checkLaunch(readConfig({})).join("\n")).not.toContain("The country is missing");
});

it("tells another server from Mailchimp's own", () => {
  const chosen = {
    MAILING_LIST: "mailchimp",
    MAILCHIMP_API_KEY: "0123456789abcdef-us21",
    MAILCHIMP_LIST_ID: "a6b5da1054",
    MAILCHIMP_WEBHOOK_SECRET: "0123456789abcdef0123456789",
  };
  expect(checkLaunch(readConfig(chosen)).join("\n")).not.toContain("MAILCHIMP");
  expect(checkLaunch(readConfig({ ...chosen, MAILCHIMP_URL: "http://127.0.0.1:4242" })).join("\n")).toContain("MAILCHIMP_URL is not Mailchimp's own address");
});
