import { randomBytes } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { listenToLiveRegions } from "#tests/journeys/support/live-regions.ts";
import { addOrders, signIn } from "#tests/journeys/support/operator.ts";
import { expect, extended, open, type SiteUnderTest, test, toast } from "#tests/journeys/support/site.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

/** Presses of a page are sent, and get no answer: each next one is answered, or lost, once it's asked for. */
async function holdPresses(page: Page) {
  const held: Route[] = [];
  await page.route("**/operator**", (route) => (route.request().method() === "POST" ? void held.push(route) : route.continue()));
  const take = async (nth: number) => {
    await expect.poll(() => held.length).toBeGreaterThan(nth);
    return held[nth] as Route;
  };
  return { count: () => held.length, answer: async (nth: number) => (await take(nth)).continue(), lose: async (nth: number) => (await take(nth)).abort() };
}

const row = (page: Page, reference: string) => page.getByRole("row").filter({ hasText: reference });
const send = (page: Page, reference: string) => page.getByRole("button", { name: `Mark as sent: ${reference}` });
const undo = (page: Page, reference: string) => page.getByRole("button", { name: `Undo: ${reference} isn't sent` });

async function ordersOf(site: SiteUnderTest, name: string) {
  const orders = site.db.selectFrom("orders").select("reference").where("name", "=", name).orderBy("created_at");
  return (await orders.execute()).map(({ reference }) => reference);
}
const markedOf = async (site: SiteUnderTest, reference: string) =>
  (await site.db.selectFrom("orders").select("dispatch_at").where("reference", "=", reference).executeTakeFirstOrThrow()).dispatch_at !== null;

test("an order is shown as sent before the answer, a second one beside it, and each answer counts; a refusal or a lost press brings it back and says why", async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/status of 409|ERR_FAILED/);
  const { name } = await addOrders(site, 4);
  const [first = "", second = "", third = "", fourth = ""] = await ordersOf(site, name);
  await signIn(page, site);
  const heard = await listenToLiveRegions(page);
  await open(page, `/operator/orders?search=${encodeURIComponent(name)}`);
  const held = await holdPresses(page);
  await row(page, first).getByRole("checkbox").check();
  heard.length = 0;

  for (const reference of [first, second]) {
    await send(page, reference).tap();
    await expect(row(page, reference)).toContainText("marked as sent");
    await expect(row(page, reference)).toContainText("Email goes out in 5 min.");
    await expect(undo(page, reference)).toBeFocused();
    await expect(undo(page, reference)).toBeDisabled();
  }
  await expect.poll(held.count).toBe(2);
  expect([await markedOf(site, first), heard]).toEqual([false, []]);
  // The later one is answered first.
  await held.answer(1);
  await expect(row(page, second)).toContainText(/Email goes out at \d\d:\d\d/);
  await expect(row(page, first)).toContainText("marked as sent");
  await held.answer(0);
  await expect(row(page, first)).toContainText(/Email goes out at \d\d:\d\d/);
  await expect(undo(page, second)).toBeFocused();
  expect([await markedOf(site, first), await markedOf(site, second)]).toEqual([true, true]);
  expect(heard.filter((words) => words.includes(`${first} is marked as sent.`))).toHaveLength(1);
  expect(heard.filter((words) => words.includes(`${second} is marked as sent.`))).toHaveLength(1);

  // Taken back at once too; and the box that was ticked for it is as it was.
  await undo(page, first).tap();
  await expect(send(page, first)).toBeFocused();
  await expect(row(page, first)).toContainText("to send");
  await held.answer(2);
  await expect(send(page, first)).toBeEnabled();
  await expect.poll(() => heard.filter((words) => words.includes(`${first} is back in orders to send.`))).toHaveLength(1);

  await send(page, third).tap();
  await expect(row(page, third)).toContainText("marked as sent");
  await site.db.updateTable("orders").set({ status: "cancelled" }).where("reference", "=", third).execute();
  await held.answer(3);
  const why = "This order is cancelled, so it can't be marked as sent.";
  await expect(row(page, third)).toContainText("cancelled");
  await expect.poll(() => heard.filter((words) => words.includes(`Mark as sent: ${third}. ${why}`))).toHaveLength(1);

  await row(page, fourth).getByRole("checkbox").check();
  await send(page, fourth).tap();
  await expect(row(page, fourth).getByRole("checkbox")).toBeHidden();
  await held.lose(4);
  await expect(row(page, fourth).getByText("We couldn't tell whether it arrived. It's safe to press again: we'll only count it once.")).toBeVisible();
  await expect(send(page, fourth)).toBeFocused();
  await expect(send(page, fourth)).toHaveAccessibleDescription(/safe to press again/);
  await expect(row(page, fourth).getByRole("checkbox")).toBeChecked();
  await expectAxeClean(page);
  // By key: a second tap at one place within half a second counts as a double one, and is taken for the first (usePressOnce).
  await page.keyboard.press("Enter");
  await held.answer(5);
  await expect(row(page, fourth)).toContainText(/Email goes out at \d\d:\d\d/);
  await expect(row(page, fourth)).not.toContainText("couldn't tell");
});

test("those chosen are shown as sent before the answer, and lost they're back and still chosen", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const { name, address } = await addOrders(site, 3);
  const [first = "", second = "", third = ""] = await ordersOf(site, name);
  await signIn(page, site);
  await open(page, address);
  const held = await holdPresses(page);
  for (const reference of [first, second]) await row(page, reference).getByRole("checkbox").check();
  await page.getByRole("form", { name: "What to do with those chosen" }).getByRole("button", { name: "Mark as sent" }).tap();
  for (const reference of [first, second]) await expect(row(page, reference)).toContainText("marked as sent");
  await expect(row(page, third)).toContainText("to send");
  await held.lose(0);
  await expect(page.locator(".notice:focus")).toContainText("We couldn't tell whether it arrived.");
  for (const reference of [first, second]) await expect(row(page, reference).getByRole("checkbox")).toBeChecked();
});

test("alerts are done at once, each by its own press, and taken back by the same button", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const mark = randomBytes(4).toString("hex");
  await site.db
    .insertInto("operator_alerts")
    .values(["one", "two"].map((detail) => ({ order_id: null, kind: "unknown-order" as const, detail: `${detail} ${mark}`, at: new Date() })))
    .execute();
  await signIn(page, site);
  await open(page, "/operator");
  const held = await holdPresses(page);
  const alert = (detail: string) => page.getByRole("listitem").filter({ hasText: `${detail} ${mark}` });
  const [one, two] = [alert("one"), alert("two")];
  const done = /^Mark as done: /;
  const back = /^Undo: /;
  const stillOpen = async () =>
    (await site.db.selectFrom("operator_alerts").select("id").where("detail", "like", `%${mark}`).where("resolved_at", "is", null).execute()).length;
  for (const row of [one, two]) {
    await row.getByRole("button", { name: done }).tap();
    await expect(row).toContainText("Done.");
    await expect(row.getByRole("button", { name: back })).toBeFocused();
  }
  expect(await stillOpen()).toBe(2);
  for (const nth of [0, 1]) await held.answer(nth);
  await expect.poll(stillOpen).toBe(0);
  // Still there for a while, and for others too.
  await open(page, "/operator");
  await one.getByRole("button", { name: back }).tap();
  await expect(one).not.toContainText("Done.");
  await held.lose(2);
  await expect(one).toContainText("Done.");
  await expect(one).toContainText("It's safe to press again");
  // As fast as that a second tap is the first one's other half.
  await one.getByRole("button", { name: back }).press("Enter");
  await held.answer(3);
  await expect(one.getByRole("button", { name: done })).toBeEnabled();
  await expect(one.getByRole("button", { name: done })).toBeFocused();
  expect(await stillOpen()).toBe(1);
});

test("a message is closed at once; whoever has gone on by the time it's refused hears of it there", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const message = { kind: "contact", name: "Ann", email: "ann@example.com", details: { message: randomBytes(8).toString("hex") }, suspect: false } as const;
  const { reference } = await saveEnquiry(site.db, message, new Date());
  await signIn(page, site);
  await open(page, `/operator/messages/${reference}`);
  const held = await holdPresses(page);
  await page.getByRole("button", { name: "Close without an answer" }).tap();
  await expect(page.getByRole("button", { name: "Open again" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Closed.");
  await page.getByRole("link", { name: "Messages", exact: true }).first().tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
  await held.lose(0);
  await expect(toast(page, "We couldn't tell whether it arrived.")).toContainText("Close without an answer.");
});
