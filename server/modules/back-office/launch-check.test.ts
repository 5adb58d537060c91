import { expect, it } from "vitest";
import { checkSettings } from "#server/modules/back-office/launch-check.ts";
import { readConfig } from "#server/providers/settings.ts";

it("names what takes no money, sends nothing and leads nowhere", () => {
  const found = checkSettings(readConfig({})).join("\n");
  expect(found).toContain("CONTACT_FORM_URL is still a sample: set your own");
  expect(found).toContain("PAYMENTS=local takes no real money");
  expect(found).toContain("PUBLIC_ORIGIN is not https");
});

it("tells Stripe's test key and another server from the real ones", () => {
  const keys = { PAYMENTS: "stripe", STRIPE_WEBHOOK_SECRET: "whsec_0123456789" };
  const testing = checkSettings(readConfig({ ...keys, STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_URL: "http://127.0.0.1:4242" })).join("\n");
  expect(testing).toContain("STRIPE_SECRET_KEY is a test key");
  expect(testing).toContain("STRIPE_URL is not Stripe's own address");
  expect(checkSettings(readConfig({ ...keys, STRIPE_SECRET_KEY: "rk_live_0123456789" })).join("\n")).not.toMatch(/STRIPE|PAYMENTS/);
  expect(testing).toContain('The country of "Stripe, our payment provider" is missing');
});

it("refuses a dispatch date that has passed", () => {
  const config = readConfig({ DISPATCH_DATE: "2027-03-31" });
  expect(checkSettings(config, config.DISPATCH_DATE, new Date("2027-03-31T22:59:00Z")).join("\n")).not.toContain("DISPATCH_DATE");
  expect(checkSettings(config, config.DISPATCH_DATE, new Date("2027-03-31T23:01:00Z"))).toContain("DISPATCH_DATE has passed");
});

it("does not complain about an https origin", () => {
  expect(checkSettings(readConfig({ PUBLIC_ORIGIN: "https://shop.co.uk" })).join("\n")).not.toContain("PUBLIC_ORIGIN");
});

it("asks who a chosen vendor is, as long as the privacy policy cannot say", () => {
  const smtp = { MAIL_DELIVERY: "smtp", SMTP_URL: "smtps://shop:secret@mail.example" };
  expect(checkSettings(readConfig(smtp)).join("\n")).toContain('The country of "Our email provider" is missing');
  expect(checkSettings(readConfig({})).join("\n")).not.toContain("The country of");
});

it("tells another server from Mailchimp's own", () => {
  const chosen = {
    MAILING_LIST: "mailchimp",
    MAILCHIMP_API_KEY: "0123456789abcdef-us21",
    MAILCHIMP_LIST_ID: "a6b5da1054",
    MAILCHIMP_WEBHOOK_SECRET: "0123456789abcdef0123456789",
  };
  expect(checkSettings(readConfig(chosen)).join("\n")).not.toContain("MAILCHIMP");
  expect(checkSettings(readConfig({ ...chosen, MAILCHIMP_URL: "http://127.0.0.1:4242" })).join("\n")).toContain("MAILCHIMP_URL is not Mailchimp's own address");
});
