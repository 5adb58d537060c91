import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { listPage } from "#content/site/back-office/list.ts";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { buyer, orderOf, placePaidOrder } from "#tests/journeys/support/buy.ts";
import { walkByTab } from "#tests/journeys/support/focus.ts";
import { endUndoTime, enterBackOffice, signIn } from "#tests/journeys/support/operator.ts";
import { refuseStorage } from "#tests/journeys/support/refused-storage.ts";
import { expect, extended, hydrated, open, type SiteUnderTest, test, toast } from "#tests/journeys/support/site.ts";
import { findTextFaults, setText, textSettings } from "#tests/journeys/support/text-fit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** What came of a press, once it has the focus. */
const told = (page: Page) => page.locator(".notice:focus");

/** So many pence were refunded, and the provider couldn't pay them. */
async function cameBack({ db }: SiteUnderTest, reference: string, minor: number) {
  const { id } = await db.selectFrom("orders").select("id").where("reference", "=", reference).executeTakeFirstOrThrow();
  const refund = { id: randomUUID(), of_order: id, amount_minor: minor, reason: "a dent", status: "failed", provider_id: randomUUID() } as const;
  await db
    .insertInto("refunds")
    .values({ ...refund, requested_at: new Date(), failed_at: new Date() })
    .execute();
}

/** Goes on by Tab to what is called that. */
async function tabTo(page: Page, role: "link" | "button", name: string | RegExp) {
  const aim = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    if (await aim.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test(
  "by keys alone: the back office's pages, each said by its heading, and after each press the focus is on what came of it",
  extended,
  async ({ page, site, expectConsole }) => {
    test.slow();
    expectConsole(/status of 4(00|09)/);
    const who = buyer();
    await placePaidOrder(page, who);
    const { reference } = await orderOf(site, who);
    await enterBackOffice(page, site);
    await expect(heading(page)).toBeFocused();

    await open(page, "/operator");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    // As low as a screen is at four times its size.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, "/operator");
    for (const name of [
      "Orders",
      "Messages",
      "Stock",
      "Figures",
      "Exports",
      "Email the list",
      "Warmth List",
      "Mailbox",
      "Personal data",
      "Site access",
      "Team",
      "Overview",
    ]) {
      await tabTo(page, "link", name);
      await page.keyboard.press("Enter");
      await expect(heading(page)).toHaveText(name);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 720 });

    await open(page, "/operator/orders");
    const found = page.getByRole("status").filter({ hasText: /\border/ });
    const search = page.getByLabel("Find an order");
    await search.fill(reference);
    await page.keyboard.press("Enter");
    await expect(found).toHaveText(`1 order matches “${reference}”.`);
    await expect(search).toBeFocused();
    // The link to all orders goes as it's followed, and the field is emptied.
    await tabTo(page, "link", "Show all orders");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    await expect(search).toHaveValue("");
    await tabTo(page, "link", "To send");
    await page.keyboard.press("Enter");
    await expect(found).toHaveText(/^\d+ orders? to send\b/);
    await expect(page.getByRole("link", { name: "To send" })).toBeFocused();
    await expect(page.getByRole("link", { name: "To send" })).toBeInViewport({ ratio: 1 });
    await search.fill(reference);
    await page.keyboard.press("Enter");
    await expect(found).toHaveText(`1 order to send matches “${reference}”.`);
    await tabTo(page, "button", `Mark as sent: ${reference}`);
    await page.keyboard.press("Enter");
    const undo = page.getByRole("button", { name: `Undo: ${reference} isn't sent` });
    await expect(undo).toBeFocused();
    await expect(undo).toBeEnabled();
    await expect(page).toHaveTitle(/^Orders/);
    await page.keyboard.press("Enter");
    const again = page.getByRole("button", { name: `Mark as sent: ${reference}` });
    await expect(again).toBeFocused();
    await expect(again).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(undo).toBeFocused();
    await expect(page.getByText("Email goes out at")).toBeVisible();
    await endUndoTime(site);
    await site.mailTo(who.email, /is on its way/);

    await open(page, "/operator/stock");
    await page.getByLabel("Tubes (+ or −)").fill("0");
    await page.getByLabel("Reason, for your records").first().fill("a new batch");
    await page.keyboard.press("Enter");
    const units = page.getByLabel("Tubes (+ or −)");
    await expect(units).toBeFocused();
    await expect(units).toHaveAttribute("aria-invalid", "true");
    await expect(units).toHaveAccessibleDescription(/Please give a whole number of tubes, other than 0$/);
    await expect(page).toHaveTitle(/^Error: Stock/);
    await units.fill("2000000");
    await page.keyboard.press("Enter");
    await expect(units).toHaveAccessibleDescription(/Please give 1,000,000 tubes at most$/);
    // What only the server knows is told at the head of the page, which has the focus, and beside the field.
    await units.fill("-999999");
    await page.keyboard.press("Enter");
    await expect(told(page)).toContainText(/Only \d+ tubes are available/);
    await expect(units).toHaveAccessibleDescription(/Only \d+ tubes are available, so you can't take 999999 away\.$/);
    await expect(page).toHaveTitle(/^Error: Stock/);

    await open(page, "/operator/price");
    const price = page.getByLabel("New price in pounds");
    for (const typed of ["15.00", "15"]) {
      await price.fill(typed);
      await page.getByRole("button", { name: "See what changes" }).press("Enter");
      await expect(price).toBeFocused();
      await expect(price).toHaveAccessibleDescription(/That's the price already: £15\.00\.$/);
      await expect(page).toHaveTitle(/^Error: /);
    }
    await open(page, `/operator/orders?search=${reference}`);
    const summary = page.locator("summary", { hasText: "Refund" }).first();
    await expect(summary).toHaveText(`Refund ${reference}`);
    await summary.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveValue("15.00");
    await page.keyboard.press("Enter");
    const why = page
      .locator("tr", { has: page.locator("summary", { hasText: "Refund" }) })
      .first()
      .getByLabel("Reason");
    await expect(why).toBeFocused();
    await expect(why).toHaveAccessibleDescription(/Please say why: the reason is kept with the refund/);
    await page.keyboard.type("a dent");
    const amount = page.getByLabel("Amount, in pounds").first();
    await amount.fill("99");
    await page.keyboard.press("Enter");
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/only £15\.00 of this order is left to refund\.$/);

    await tabTo(page, "link", reference);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`, ${reference}`));
    await tabTo(page, "button", "Make the label");
    await page.keyboard.press("Enter");
    await expect(told(page)).toContainText("The label is made.");
    await tabTo(page, "button", `Mark as delivered: ${reference}`);
    await page.keyboard.press("Enter");
    await expect(toast(page, `${reference} is marked as delivered.`)).toBeVisible();
    // What was pressed is gone: on from the page's beginning.
    await expect(heading(page)).toBeFocused();
    await expect(page, "the order's own page stays").toHaveURL(new RegExp(`/${reference}$`));

    // A refund that came back: Enter in the field says that it's paid, and asks the card for nothing.
    await cameBack(site, reference, 500);
    await page.reload();
    await hydrated(page);
    const held = page.getByRole("group", { name: /^£5\.00 that you refunded came back to you on/ });
    await expect(held.getByRole("button", { name: "Try £5.00 again" })).toBeVisible();
    await expectAxeClean(page);
    await held.getByLabel("How it was paid back").fill("Bank transfer");
    await page.keyboard.press("Enter");
    await expect(told(page)).toContainText(`Noted: ${reference} was paid back another way.`);
    await expect(held).toHaveCount(0);
    const theirs = site.db.selectFrom("refunds").innerJoin("orders", "orders.id", "of_order").where("reference", "=", reference);
    expect(await theirs.select(["refunds.status", "amount_minor", "reason"]).execute()).toEqual([
      { status: "settled", amount_minor: 500, reason: "Bank transfer" },
    ]);

    await open(page, "/operator/list");
    await page.getByText(listPage.takeOff.title, { exact: true }).press("Enter");
    await page.getByLabel("Email address", { exact: true }).fill(who.email);
    await page.keyboard.press("Enter");
    await expect(told(page)).toContainText(`${who.email} isn't on the Warmth List, so nothing was done.`);
    const searched = Promise.withResolvers<void>();
    await page.route(/\/operator\/list\.data/, (route) => searched.promise.then(() => route.continue()));
    await page.getByRole("button", { name: "Search" }).press("Enter");
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("button", { name: "Take it off" }), "another form is sent").not.toHaveAttribute("aria-busy");
    searched.resolve();
  },
);

test("on a phone four pages are under the thumb and the others behind one button; in a low window all are in the header", extended, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await enterBackOffice(page, site);
  const bar = page.getByRole("navigation", { name: "Pages" });
  const more = bar.getByRole("button", { name: "More" });
  await expect(bar.getByRole("link")).toContainText(["Overview", "Orders", "Messages", "Figures"]);
  await expect(bar.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
  await expect.poll(async () => Math.round(((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0))).toBe(664);
  await more.press("Enter");
  await expect(bar.getByRole("link", { name: "Mailbox" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: "Mailbox" })).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAxeClean(page);
  await bar.getByRole("link", { name: "Mailbox" }).press("Enter");
  await expect(heading(page)).toHaveText("Mailbox");
  await expect(heading(page)).toBeFocused();
  await expect(bar.getByRole("link", { name: "Site access" }), "it's folded again").toBeHidden();
  await expect(more).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(heading(page)).toHaveText("Overview");
  await expect(more, "where that was opened").toBeFocused();
  await more.press("Enter");
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(bar.getByRole("link", { name: "Site access" }), "it isn't left lying over what has the focus").toBeHidden();

  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => released.promise.then(() => route.continue()));
  await page.reload();
  await more.click();
  released.resolve();
  await hydrated(page);
  await expect(bar.getByRole("link", { name: "Mailbox" }), "opened before the script came").toBeVisible();

  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await expect(more, "nothing stays over a low page").toBeHidden();
    await expect(page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Mailbox" })).toBeVisible();
  }
});

test("in a low window what a page or a press gives the focus to is seen", extended, async ({ page, site }) => {
  const who = buyer();
  await placePaidOrder(page, who);
  const { reference } = await orderOf(site, who);
  await enterBackOffice(page, site);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of ["Stock", "Orders"]) {
    await tabTo(page, "link", name);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
  }
  const search = page.getByLabel("Find an order");
  await search.fill(reference);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /\border/ })).toHaveText(`1 order matches “${reference}”.`);
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport({ ratio: 1 });
  await tabTo(page, "link", reference);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${reference}$`));
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await tabTo(page, "button", `Mark as sent: ${reference}`);
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: `Undo: ${reference} isn't sent` });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
});

const sizes = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

test("every page of the back office: axe finds nothing in the dark, and none is wider than a phone", async ({ page, site }) => {
  test.setTimeout(300_000);
  const who = buyer();
  await placePaidOrder(page, who);
  await site.mailTo(who.email, /is confirmed$/);
  const { reference } = await orderOf(site, who);
  const enquiry = { kind: "contact", name: who.name, email: who.email, details: { message: "Where is it?" }, suspect: false } as const;
  const { reference: message } = await saveEnquiry(site.db, enquiry, new Date());
  await page.setViewportSize({ width: 390, height: 664 });
  await signIn(page, site);
  const mail = await site.db.selectFrom("mailbox").select("id").where("to_address", "=", who.email).executeTakeFirstOrThrow();
  // In a provider's words, with a name of its own that has nowhere to break.
  await site.db
    .insertInto("operator_alerts")
    .values({ order_id: null, kind: "refund-failed", detail: `refund ${"x".repeat(60)}`, at: new Date() })
    .execute();
  const pages = [
    "",
    "/orders",
    `/orders/${reference}`,
    "/messages",
    `/messages/${message}`,
    "/stock",
    "/shop",
    "/price",
    "/questions",
    "/figures",
    "/exports",
    "/campaign",
    "/list",
    "/mailbox",
    `/mailbox/${mail.id}`,
    "/mailbox/previews",
    "/mailbox/previews/order-dispatched",
    `/customer?email=${encodeURIComponent(who.email)}`,
    `/find?search=${encodeURIComponent(who.email)}`,
    `/data?email=${encodeURIComponent(who.email)}`,
    "/access",
    "/people",
    "/audit",
    "/health",
  ];
  // Each is walked, and its text measured at every size, by `npm run prove -- keyboard`.
  const isWhole = process.env.EVERY_SIZE !== undefined;
  const faults: string[] = [];
  for (const path of pages)
    await test.step(path, async () => {
      if (!isWhole) {
        await open(page, `/operator${path}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      }
      for (const size of isWhole ? sizes : []) {
        await page.setViewportSize(size);
        await open(page, `/operator${path}`);
        faults.push(...(await walkByTab(page)).faults.map((fault) => `${path} at ${size.width}: ${fault}`));
      }
      // On a phone the columns' names are heard, though there is no room to show them.
      if (path === "/orders") await expect(page.getByRole("columnheader", { name: "Placed" })).toHaveCount(1);
      // Dark and light aren't laid out differently, nor are a phone and a laptop coloured so: what both change is looked at by the proof.
      for (const width of isWhole ? [1440, 390] : [390])
        for (const colorScheme of isWhole ? (["light", "dark"] as const) : (["dark"] as const)) {
          await page.setViewportSize({ width, height: 664 });
          await page.emulateMedia({ colorScheme });
          await expectAxeClean(page);
        }
      await page.emulateMedia({ colorScheme: "light" });
      for (const width of isWhole ? [390, 320] : [])
        for (const css of [textSettings.twice, textSettings.spaced, ""]) {
          await page.setViewportSize({ width, height: 640 });
          await setText(page, css);
          faults.push(...(await findTextFaults(page)).map((fault) => `${path} at ${width}, ${css}: ${fault}`));
        }
    });
  expect(faults).toEqual([]);
});

for (const scheme of ["light", "dark"] as const)
  test(
    `two keys, in ${scheme}: “/” leads to the search, “?” lists them; they stay out of fields, and a switch turns them off`,
    extended,
    async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await signIn(page, site);
      await open(page, "/operator");
      await page.keyboard.press("/");
      const search = page.getByLabel("Find a customer, an order or a message");
      await expect(search).toBeFocused();
      await page.keyboard.type("what? a/b");
      await expect(search).toHaveValue("what? a/b");
      await heading(page).focus();
      await page.keyboard.press("Control+/");
      await expect(heading(page)).toBeFocused();
      await page.keyboard.press("/");
      await expect(search).toBeFocused();
      await heading(page).focus();
      const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await page.keyboard.press("?");
      await expect(keys).toBeVisible();
      await page.keyboard.press("/");
      await expect(keys).toBeVisible();
      await expectAxeClean(page);
      await keys.getByRole("checkbox", { name: "Use shortcuts in this browser" }).uncheck();
      await page.keyboard.press("Escape");
      await expect(heading(page)).toBeFocused();
      // The step back that takes the dialog's own address away would break off the way to another page.
      await expect.poll(() => page.evaluate(() => history.state.inFront)).toBeUndefined();
      await open(page, "/operator/messages");
      await heading(page).focus();
      for (const key of ["/", "?"]) await page.keyboard.press(key);
      await expect(heading(page)).toBeFocused();
      await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
      await keys.getByRole("checkbox").check();
      await keys.getByRole("button", { name: "Close" }).press("Enter");
      await page.keyboard.press("/");
      await expect(page.getByLabel("Find a message")).toBeFocused();
    },
  );

test("where nothing can be kept, the keys are off until the page is left", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/Failed to save scroll positions/);
  await refuseStorage(page, "throws");
  await signIn(page, site);
  await open(page, "/operator/orders");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
  await page.getByRole("checkbox", { name: "Use shortcuts in this browser" }).uncheck();
  await page.keyboard.press("Escape");
  await heading(page).focus();
  await page.keyboard.press("/");
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await heading(page).focus();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Find an order")).toBeFocused();
});
