import type { Page } from "@playwright/test";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { atCardPage, box, buyer, fillCardPage, orderButton, orderLink, orderOf, pay, placePaidOrder, sessionOf } from "#tests/journeys/support/buy.ts";
import { linkIn } from "#tests/journeys/support/join.ts";
import { endUndoTime, signIn } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";
import { findTextFaults, setLetters } from "#tests/journeys/support/text-fit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const laterCard = "4000 0000 0000 0077";

test(
  "sent, changed their mind, sent back, refunded: each step on the page, by mail and in the back office",
  extended,
  async ({ page, context, site, expectConsole }) => {
    // Pressed too late, a button says so.
    expectConsole(/status of 409/);
    // Two people over nine pages, four of them read by axe: half a minute on two busy cores.
    test.setTimeout(90_000);
    const who = buyer();
    await placePaidOrder(page, who);
    const link = await orderLink(site, who);
    const { reference } = await orderOf(site, who);
    const owner = await context.newPage();
    await signIn(owner, site);
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, link);
    await page.getByText("Cancel and refund", { exact: true }).click();
    await open(owner, `/operator/orders?search=${reference}`);
    await owner.getByRole("button", { name: `Mark as sent: ${reference}` }).click();
    await expect(owner.getByRole("button", { name: `Undo: ${reference} isn't sent` })).toBeVisible();
    await page.getByRole("button", { name: /^Yes, cancel and refund/ }).press("Enter");
    const refused = page.getByRole("group", { name: "That didn't work" });
    await expect(refused).toContainText("We're sending your tube right now");
    await expect(refused).toBeFocused();
    await expect(refused).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("region", { name: "Change this order" })).toHaveText(
      /In a few minutes you'll be able to cancel here, then send the tube back when it arrives/,
    );
    await endUndoTime(site);
    await site.mailTo(who.email, /is on its way/);
    await owner.reload();
    await owner.getByRole("button", { name: `Mark as delivered: ${reference}` }).click();
    await expect(owner.getByText(`${reference} is marked as delivered.`)).toBeVisible();

    await open(page, link);
    await expect(heading(page, "Delivered")).toBeVisible();
    await page.getByText("Cancel and send it back", { exact: true }).click();
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Yes, cancel and send it back" }).press("Enter");
    await expect(heading(page, "Cancelled, so please send it back")).toBeVisible();
    await expect(page.getByRole("group", { name: "Your order is cancelled" })).toBeFocused();
    // What was pressed by keys is gone: Back says what has become of it.
    await page.goBack();
    await expect(heading(page, "Cancelled, so please send it back")).toBeFocused();
    await expect(heading(page, "Cancelled, so please send it back")).toBeInViewport();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Send the tube back" })).toBeVisible();
    await setLetters(page, 32);
    expect(await findTextFaults(page)).toEqual([]);
    await setLetters(page, 16);
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    expect((await site.mailTo(who.email, /send the tube back by/)).text).toContain(reference);
    // Read again once it has ended otherwise, its address still says what was done last.
    const settle = (outcome: "opened" | null) =>
      site.db
        .updateTable("returns")
        .set({ outcome, settled_at: outcome && new Date() })
        .execute();
    await settle("opened");
    await page.reload();
    await expect(heading(page, "Your tube came back opened")).toBeVisible();
    await expect(page.getByRole("group", { name: "Your order is cancelled" })).toBeHidden();
    await settle(null);

    await open(owner, "/operator");
    await owner
      .getByRole("region", { name: "Returns expected" })
      .getByRole("link", { name: new RegExp(`^Book it in.*${reference}`) })
      .click();
    await expect(owner.getByRole("heading", { name: "Cancelled after it was sent" })).toBeFocused();
    await expectAxeClean(owner);
    await owner.getByRole("button", { name: "Tube received: refund" }).click();
    await expect(owner.getByText("The tube came back, and the refund was started.")).toBeVisible();
    await site.mailTo(who.email, /Your tube is back with us/);
    await site.mailTo(who.email, /has been sent$/);
    await open(page, link);
    await expect(heading(page, "Refunded")).toBeVisible();
  },
);

test("the receipt: seen, printed on one sheet, and sent when asked for", extended, async ({ page, site }) => {
  const who = buyer();
  await placePaidOrder(page, who);
  await open(page, await orderLink(site, who));
  await page.getByRole("button", { name: "Email me the receipt" }).click();
  const sent = page.getByText("Your receipt is on its way");
  await expect(sent).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(heading(page, "Paid, and reserved for you")).toBeVisible();
  await expect(sent).toHaveCount(0);
  const mail = await site.mailTo(who.email, /Your receipt for order/);
  await open(page, linkIn(mail, "/order/"));
  await expect(heading(page, "Receipt")).toBeVisible();
  for (const words of ["VAT at 20%", "£2.50", "£12.50", "Total paid", who.name]) await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expectAxeClean(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  // As while the cookie banner is up.
  await page.evaluate(() => document.body.style.setProperty("--covered-below", "400px"));
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a bank that takes its time, and then sends nothing: true words at each step, and a mail that leads to a new start",
    extended,
    async ({ page, site }) => {
      const who = buyer();
      await page.goto("/checkout");
      await box(page).check();
      await orderButton(page).click();
      await atCardPage(page);
      const session = sessionOf(page);
      await fillCardPage(page, who, laterCard);
      await pay(page);
      await expect(page.getByRole("heading", { name: "Your bank has been asked" })).toBeVisible();
      await page.getByRole("link", { name: /without an answer/ }).click();
      await expect(heading(page, "Waiting for your bank")).toBeVisible();
      await page.goto(`/card/${session}`);
      await page.getByRole("button", { name: "It never comes" }).click();
      await expect(heading(page, "Your payment failed")).toBeVisible();
      const mail = await site.mailTo(who.email, /didn't go through/);
      await page.goto(linkIn(mail, "/order/"));
      await expect(heading(page, "Your payment failed")).toBeVisible();
      await page.getByRole("link", { name: "Pre-order again" }).click();
      await expect(heading(page, "Almost there!")).toBeVisible();
    },
  );
});
