import type { Locator, Page } from "@playwright/test";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { addOrders, endUndoTime, signIn } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";
import { findSmall } from "#tests/journeys/support/small-targets.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Choose EMB-/ });
const bar = (page: Page) => page.getByRole("form", { name: "What to do with those chosen" });
/** At its end, where the bar lies over nothing: what it covers while a page goes by is no smaller for that. */
async function expectWell(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
}
const told = (page: Page) => page.locator(".notice:focus");

test("a batch from a phone: chosen with a thumb, labels and slips as one PDF, marked as sent, undone, and sent", async ({ page, site, expectConsole }) => {
  // Nothing is chosen at first.
  expectConsole(/status of 400/);
  test.setTimeout(90_000);
  const { name, address } = await addOrders(site, 6, 1);
  await signIn(page, site);
  await open(page, address);
  await expect(boxes(page)).toHaveCount(6);
  await expect(page.getByRole("rowheader", { name: /^EMB-[\w-]+$/ })).toHaveCount(6);
  // All of a row leads to its order that does nothing else: its name does.
  const [left, top] = await page
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") })
    .first()
    .getByText(`${name.toLowerCase().replace(" ", ".")}`)
    .evaluate((cell) => {
      const { x, y } = cell.getBoundingClientRect();
      return [x + 20, y + 10];
    });
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("a")?.pathname, [left, top])).toMatch(/^\/operator\/orders\/EMB-/);
  // It waits below the list until something is chosen.
  await expect(bar(page)).toContainText("Choose up to");
  await expect(bar(page)).not.toBeInViewport();
  expect((await findSmall(page, { width: 44, height: 44 })).filter((words) => /input|<button/.test(words))).toEqual([]);
  await bar(page).getByRole("button", { name: "Mark as sent" }).tap();
  // The page goes to what is said, and a tap while it moves only stops it.
  await expect(told(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Error: Orders/);
  await boxes(page).nth(1).tap();
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(page).toHaveTitle(/^Orders/);
  // Above the bar with the pages, and not under it.
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const foot = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const [buttons, pages] = [await foot(bar(page)), await foot(page.getByRole("navigation", { name: "Pages" }))];
  expect(buttons.y + buttons.height).toBeCloseTo(pages.y, 0);
  await boxes(page).nth(2).tap();
  await expect(bar(page)).toContainText("2 chosen");
  await page.getByRole("button", { name: "Choose all unsent" }).tap();
  await expect(bar(page)).toContainText("6 chosen");
  await expect(page.getByRole("button", { name: "Choose none" })).toBeVisible();
  await expectWell(page);

  // While the carrier is asked, the bar says so.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/operator/orders.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const pack = bar(page).getByRole("button", { name: /^Make \d labels? and print$|^Labels and packing slips$/ });
  await expect(pack).toHaveText("Make 6 labels and print");
  await pack.tap();
  await expect(bar(page).getByRole("status")).toHaveText("Making 6 labels…");
  await expect(bar(page).getByRole("progressbar")).toBeVisible();
  await expect(pack).toHaveAttribute("aria-busy", "true");
  answer();
  // Five labels are made meanwhile, each a drawing of its own.
  await expect(told(page)).toContainText("5 of 6 are ready", { timeout: 20_000 });
  await page.unroute("**/operator/orders.data*");
  await expect(told(page)).toContainText("We don't deliver to Northern Ireland.");
  const pdf = page.getByRole("link", { name: "Open the PDF (5 orders)" });
  const file = await page.request.get((await pdf.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await expect(page.getByText("label ready")).toHaveCount(5);
  await expect(pack).toHaveText("Make 1 label and print");
  await expectWell(page);

  await expect(bar(page)).toContainText("6 chosen");
  await pack.tap();
  await expect(told(page), "the same answer once more is told once more").toContainText("5 of 6 are ready", { timeout: 20_000 });
  await boxes(page).last().tap();
  await bar(page).getByRole("button", { name: "Mark as sent" }).tap();
  await expect(told(page)).toContainText("5 orders are marked as sent. The customers get an email at");
  await expect(boxes(page)).toHaveCount(1);
  await expect(bar(page)).toContainText("Choose up to");
  // Whoever marked them too early can still print.
  await expect(pdf).toBeVisible();
  await expectWell(page);
  await page.getByRole("button", { name: "Undo all 5" }).tap();
  await expect(told(page)).toContainText("5 orders are back in orders to send. Nobody was emailed.");
  await expect(boxes(page)).toHaveCount(6);

  await page.getByRole("button", { name: "Choose all unsent" }).tap();
  await bar(page).getByRole("button", { name: "Mark as sent" }).tap();
  await expect(told(page)).toContainText("6 orders are marked as sent.");
  await endUndoTime(site);
  await site.mailTo(`${name.toLowerCase().replace(" ", ".")}6@example.com`, /is on its way/);
});

test("the same without script: all chosen by a button, packed, marked as sent and undone", extended, async ({ browser, page, site }) => {
  const { address } = await addOrders(site, 3);
  await signIn(page, site);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
  });
  const bare = await plain.newPage();
  await bare.goto(site.origin + address);
  await bare.getByRole("button", { name: "Choose all unsent" }).click();
  await expect(bare.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await bar(bare).getByRole("button", { name: "Labels and packing slips" }).click();
  await expect(bare.getByText("3 labels and packing slips are ready")).toBeVisible();
  await expect(bare.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await bar(bare).getByRole("button", { name: "Mark as sent" }).click();
  await expect(bare.getByText("3 orders are marked as sent. The customers get an email at")).toBeVisible();
  await bare.getByRole("button", { name: "Undo all 3" }).click();
  await expect(bare.getByText("3 orders are back in orders to send")).toBeVisible();
  await plain.close();
});
