import { expect, inject, it } from "vitest";
import { checkLaunch, findOpen, findPreviewWords, findSaid } from "#main/check-launch.ts";
import { readSettings } from "#main/read-settings.ts";
import { askStanding, type Standing } from "#main/read-standing.ts";
import { readWordsOfSite } from "#main/words/read-content.ts";
import { adjustStock, seedStock } from "#server/modules/orders/stock.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { readConfig } from "#server/providers/settings.ts";
import { createTestDatabase } from "#tests/support/database.ts";

it("finds what only a preview may say, in pages and in mails as they are built", async () => {
  const found = (await checkLaunch(readConfig({}))).join("\n");
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
  expect((await checkLaunch(readConfig(env))).join("\n")).not.toMatch(/“no money moves” still appears on \/(?!.*content\/site)/);
});

it("starts no preview that would take real money", async () => {
  const env = (key: string) => ({ PAYMENTS: "stripe", STRIPE_SECRET_KEY: `rk_${key}_0123456789`, STRIPE_WEBHOOK_SECRET: "whsec_0123456789" });
  await expect(readSettings(env("live"))).rejects.toThrow(/no money is taken/);
  expect((await readSettings(env("test"))).SITE_STAGE).toBe("preview");
});

it("wants a stock and a dispatch date of the owner's own, by the settings or by what the database says", () => {
  const defaults = { STOCK: "500", DISPATCH_DATE: "2027-03-31" };
  const refused = (env: Record<string, string>, standing?: Standing) =>
    findOpen(readConfig(env), standing).filter((line) => /^(?:STOCK|DISPATCH_DATE)/.test(line));
  for (const env of [{}, defaults]) {
    expect(refused(env)).toHaveLength(2);
    expect(refused(env, { day: undefined, choseDay: false, tubes: 500, choseTubes: false })).toHaveLength(2);
    expect(refused(env, { day: "2027-03-31", choseDay: true, tubes: 500, choseTubes: true })).toEqual([]);
    expect(refused(env, { day: "2099-05-01", choseDay: false, tubes: 320, choseTubes: false })).toEqual([]);
    expect(refused(env, { day: "2020-05-01", choseDay: true, tubes: 320, choseTubes: true })).toEqual(["DISPATCH_DATE has passed"]);
  }
  expect(refused({ STOCK: "400", DISPATCH_DATE: "2099-03-31" })).toEqual([]);
});

it("asks the database which day and how many tubes stand, and who chose them", async () => {
  const DATABASE_URL = await createTestDatabase(inject("postgres"));
  const ask = () => askStanding(readConfig({ DATABASE_URL, DATA_DIR: "/nowhere" }));
  const { db } = openDatabase(DATABASE_URL, { connections: 1 });
  const at = new Date("2026-11-29T12:00:00Z");
  await db.insertInto("dispatch_dates").values({ day: "2027-03-31", set_at: at, named_at: at }).execute();
  await seedStock(db, 500, at);
  expect(await ask()).toEqual({ day: "2027-03-31", choseDay: false, tubes: 500, choseTubes: false });
  await db
    .insertInto("dispatch_dates")
    .values({ day: "2027-05-01", set_at: new Date("2026-11-29T13:00:00Z") })
    .execute();
  await adjustStock({ db, now: () => at })(-20, "Counted");
  expect(await ask()).toEqual({ day: "2027-05-01", choseDay: true, tubes: 480, choseTubes: true });
  await db.updateTable("dispatch_dates").set({ day: "2020-05-01" }).where("day", "=", "2027-05-01").execute();
  const start = readSettings({ DATABASE_URL, SITE_STAGE: "live" });
  await expect(start, "a shop that's late starts again").rejects.toThrow(/^(?!.*DISPATCH_DATE has passed)SITE_STAGE=live is refused/s);
  await db.destroy();
  expect(await askStanding(readConfig({ DATA_DIR: "/nowhere" }))).toBeUndefined();
  const away = { DATABASE_URL: "postgres://127.0.0.1:1/none" };
  expect(await askStanding(readConfig(away))).toBeNull();
  expect(await askStanding(readConfig({ DATABASE_URL: inject("postgres") })), "nothing was opened on it yet").toBeUndefined();
  // With a date that's over and a stock that only the back office knows it starts before its database does.
  const early = readSettings({ ...away, SITE_STAGE: "live", DISPATCH_DATE: "2020-05-01" });
  await expect(early).rejects.toThrow(/^(?!.*(?:DISPATCH_DATE|STOCK))SITE_STAGE=live is refused/s);
});

it("an assistant that says something isn't confirmed holds the launch up, and so does what only a preview says on a page that's made when it's asked for", async () => {
  const found = (await findSaid(readConfig({}))).join("\n");
  expect(found).toMatch(/“we haven't confirmed” still appears .*content\/knowledge\/.*\(.+\/.+\)/);
  expect(found).toMatch(/“sample answer” still appears .*content\/knowledge/);
  expect(found).not.toContain("orders are tests");
  expect(findPreviewWords(await readWordsOfSite(), [/to be confirmed|coming soon|test order/i])).toEqual([
    "“to be confirmed” still appears in content/site/shared.ts",
  ]);
});

it.each([
  "Preview: orders are tests",
  "You won't be charged",
  "When it's sent is to be confirmed.",
  "Ingredients coming soon",
  "This stands in until we have the real one.",
  "For now the page gives a sample answer: off-white.",
  "That isn't confirmed yet.",
  "We haven't confirmed the scent yet.",
])("“%s” is a preview's", (said) => {
  expect(findPreviewWords(new Map([["/a", said]]))).not.toEqual([]);
});

it("lets ordinary words pass, and says where others are", () => {
  expect(
    findPreviewWords(
      new Map([
        [
          "/faq",
          "Not yet: for now, each order is for one tube. Preview the label. Where we have none yet, the list says so. We send it on a date to be confirmed. If your bank refuses, you won't be charged. You won't be charged on this page. You've left, or haven't confirmed yet. We send no samples.",
        ],
      ]),
    ),
  ).toEqual([]);
  const pages = new Map(["/a", "/b", "/c", "/d"].map((path) => [path, "Ingredients: TBC"]));
  expect(findPreviewWords(pages)).toEqual(["“tbc” still appears on /a, /b, /c and 1 more"]);
});
