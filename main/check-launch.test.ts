import { expect, it } from "vitest";
import { checkLaunch, findPreviewWords } from "#main/check-launch.ts";
import { readSettings } from "#main/read-settings.ts";
import { readConfig } from "#server/providers/settings.ts";

it("finds what only a preview may say, in pages and in mails as they are built", async () => {
  const found = (await checkLaunch(readConfig({}), {})).join("\n");
  expect(found).toMatch(/“no money moves” still appears on \/pre-order-terms/);
  expect(found).toMatch(/“no results yet” still appears on .*\/scientific-development/);
  expect(found).toMatch(/“isn't confirmed” still appears on .*\/faq/);
  expect(found).toMatch(/“aren't confirmed” still appears on .*\/pre-order/);
  expect(found).toMatch(/“sample” still appears on \//);
  expect(found).toMatch(/“not yet supplied” still appears in the email .*order-receipt/);
  expect(found).not.toContain("/styleguide");
});

it("reads pages as these settings make them: with real payments no page says that no money moves", async () => {
  const env = { PAYMENTS: "stripe", STRIPE_SECRET_KEY: "rk_live_0123456789", STRIPE_WEBHOOK_SECRET: "whsec_0123456789" };
  expect((await checkLaunch(readConfig(env), env)).join("\n")).not.toContain("no money moves");
});

it("starts no preview that would take real money", async () => {
  const env = (key: string) => ({ PAYMENTS: "stripe", STRIPE_SECRET_KEY: `rk_${key}_0123456789`, STRIPE_WEBHOOK_SECRET: "whsec_0123456789" });
  await expect(readSettings(env("live"))).rejects.toThrow(/no money is taken/);
  expect((await readSettings(env("test"))).SITE_STAGE).toBe("preview");
});

it("wants a stock and a dispatch date of the owner's own", async () => {
  const env = { STOCK: "500", DISPATCH_DATE: "2099-03-31" };
  expect((await checkLaunch(readConfig({}), {})).filter((line) => /^(?:STOCK|DISPATCH_DATE) is not set/.test(line))).toHaveLength(2);
  expect((await checkLaunch(readConfig(env), env)).filter((line) => /^(?:STOCK|DISPATCH_DATE)/.test(line))).toEqual([]);
});

it("lets ordinary words pass, and says where others are", () => {
  expect(
    findPreviewWords(new Map([["/faq", "Not yet: for now, each order is for one tube. Preview the label. Where we have none yet, the list says so."]])),
  ).toEqual([]);
  const pages = new Map(["/a", "/b", "/c", "/d"].map((path) => [path, "Ingredients: TBC"]));
  expect(findPreviewWords(pages)).toEqual(["“tbc” still appears on /a, /b, /c and 1 more"]);
});
