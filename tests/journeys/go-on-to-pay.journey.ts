import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { buyer, fillCardPage, pay, startOrder } from "#tests/journeys/support/buy.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, type SiteUnderTest, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const orderBy = (site: SiteUnderTest, session: string) =>
  site.db.selectFrom("orders").selectAll().where("payment_session", "=", session).executeTakeFirstOrThrow();

/** The address of an order's own page, whoever asks for it. */
async function linkTo(site: SiteUnderTest, subject: string) {
  const { token } = await makeSecretLink(site.db, { purpose: "order", subject, at: new Date(), minutes: 60 });
  return `/order/${token}`;
}

test("an order left unpaid is found again by its link in another browser, and paid in the session it has", async ({ page, browser, site }) => {
  const { session } = await startOrder(page);
  const { id } = await orderBy(site, session);
  const elsewhere = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  await elsewhere.goto(`${site.origin}${await linkTo(site, id)}`);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Not paid yet" })).toBeVisible();
  await expectNoSidewaysScroll(elsewhere);
  await elsewhere.getByRole("link", { name: "Continue to payment" }).click();
  await elsewhere.waitForURL(`**/card/${session}`);
  await fillCardPage(elsewhere, buyer());
  await pay(elsewhere);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Thank you!" })).toBeVisible();
  expect(await orderBy(site, session)).toMatchObject({ id, status: "paid" });
  await elsewhere.close();
});

test(
  "with script the way back is the whole payment page too; once its time is over the page says so, and how to start anew",
  extended,
  async ({ page, site }) => {
    const { session } = await startOrder(page);
    const { id } = await orderBy(site, session);
    const link = await linkTo(site, id);
    await open(page, link);
    await expectAxeClean(page);
    await page.getByRole("link", { name: "Continue to payment" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Pay Emberly £15.00" })).toBeVisible();

    await site.db
      .updateTable("orders")
      .set({ session_ends_at: new Date(Date.now() + 60_000) })
      .where("id", "=", id)
      .execute();
    await open(page, link);
    await expect(page.getByRole("heading", { level: 1, name: "Your time to pay ran out" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue to payment" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Check again" })).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole("main").getByRole("link", { name: "Pre-order again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Almost there!" })).toBeFocused();
  },
);
