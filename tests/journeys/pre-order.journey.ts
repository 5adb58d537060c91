import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { formWords } from "#content/site/forms.ts";
import {
  atCardPage,
  box,
  buyer,
  cardProblem,
  cards,
  fillCard,
  fillCardPage,
  freeUnits,
  goToPay,
  orderButton,
  orderLink,
  orderOf,
  pay,
  placePaidOrder,
  sessionOf,
  startOrder,
} from "#tests/journeys/support/buy.ts";
import { expectFocusSeen } from "#tests/journeys/support/focus.ts";
import { linkIn } from "#tests/journeys/support/join.ts";
import { expect, extended, open, type SiteUnderTest, test, toast, withFreeTubes } from "#tests/journeys/support/site.ts";

const refundAim = "5 to 10 working days";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const ordersMade = async ({ db }: SiteUnderTest) => (await db.selectFrom("orders").select("id").execute()).length;

// Falling confetti is drawn by the processor here; those tests that are about it ask for motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from home to a paid order and its own page", async ({ page, site }) => {
  const who = buyer();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Pre-order Now" }).click();
  await expect(heading(page, "Almost there!")).toBeFocused();
  await expect(page.getByRole("button", { name: "Secure My Pre-Order – £15.00", exact: true })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 900 });
  const order = page.getByRole("button", { name: "Secure Checkout – £15.00", exact: true });
  await expect(order).toBeDisabled();
  await expect(page.getByText(refundAim).first()).toBeVisible();
  await expect(page.getByText("VAT in this price (20%)")).toBeVisible();
  for (const [name, path] of [
    ["Pre-Order Terms", "/pre-order-terms"],
    ["Privacy Policy", "/privacy-policy"],
  ] as const)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  await box(page).check();
  await order.click();
  await atCardPage(page);

  await expect(heading(page, "Pay Emberly £15.00")).toBeVisible();
  await fillCardPage(page, who);
  await pay(page);
  await expect(heading(page, "Thank you!")).toBeVisible();
  const { reference } = await orderOf(site, who);
  await expect(page.getByText(reference).first()).toBeVisible();

  const mail = await site.mailTo(who.email, /is confirmed$/);
  for (const said of ["£15.00", refundAim, "cancel", reference, "VAT"]) expect(mail.text).toContain(said);
  await page.goto(linkIn(mail, "/order/"));
  await expect(heading(page, "Paid, and reserved for you")).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText("1 Harbour Road")).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.locator("time") })
      .last(),
  ).toContainText("Paid");
});

test("the box opens the button, the payment page gets ready in a hidden frame, and the press is celebrated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const sheets: string[] = [];
  page.on("request", (request) => request.frame() === page.mainFrame() && request.resourceType() === "stylesheet" && sheets.push(request.url()));
  await page.clock.install();
  await open(page, "/checkout");
  const frame = page.locator("iframe");
  await expect(orderButton(page)).toBeDisabled();
  await expect(frame).toHaveCount(0);
  await box(page).check();
  await expect(orderButton(page)).toBeEnabled();
  await expect(frame).toHaveAttribute("src", "/card/shell");
  await expect(frame).toBeHidden();
  await page.clock.fastForward(29_000);
  await expect(frame).toHaveCount(1);
  await page.clock.fastForward(1_500);
  await expect(frame).toHaveCount(0);
  await box(page).uncheck();
  await expect(orderButton(page)).toBeDisabled();

  const held = Promise.withResolvers<void>();
  await page.route("**/checkout.data**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await box(page).check();
  await orderButton(page).click();
  await expect(page.getByRole("button", { name: "Opening the payment page..." })).toBeVisible();
  await expect(page.locator("canvas#confetti")).toBeAttached();
  expect(sheets, "each sheet is asked for once").toEqual([...new Set(sheets)]);
  held.resolve();
  await atCardPage(page);
});

test(
  "before the box is ticked the button keeps the focus, and a press says what is missing and leads to it; a double click makes one order",
  extended,
  async ({ page, site }) => {
    const before = await ordersMade(site);
    await open(page, "/checkout");
    await expect(orderButton(page)).toBeDisabled();
    await expect(orderButton(page)).toHaveAccessibleDescription(formWords.press);
    await orderButton(page).focus();
    await expect(orderButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAccessibleDescription("Please agree to the Pre-Order Terms and Privacy Policy.");
    await page.keyboard.press("Space");
    await expect(page.getByText("Please agree to the Pre-Order Terms and Privacy Policy.")).toBeHidden();
    await expect(orderButton(page)).toBeEnabled();
    await expect(orderButton(page)).toHaveAccessibleDescription("");
    await expect(page).toHaveURL(/\/checkout$/);

    await box(page).uncheck();
    await expect(orderButton(page)).toBeDisabled();
    // One that the browser ticks again by itself counts, however late.
    await box(page).evaluate((field: HTMLInputElement) => {
      field.checked = true;
      dispatchEvent(new PageTransitionEvent("pageshow"));
    });
    await expect(orderButton(page)).toBeEnabled();
    await orderButton(page).dblclick();
    await atCardPage(page);
    expect(await ordersMade(site)).toBe(before + 1);
  },
);

test("a press that fails at once, twice, leaves the button as it was, and the next one leads on", extended, async ({ page }) => {
  // Sooner than the page can draw what the press began: as Safari does where the connection is gone.
  await page.addInitScript(() => {
    const { fetch } = window;
    let lost = 0;
    window.fetch = (input, init) => {
      const { url } = new Request(input, init);
      return url.endsWith("/checkout.data") && lost++ < 2 ? Promise.reject(new TypeError("Load failed")) : fetch(input, init);
    };
  });
  await open(page, "/checkout");
  await page.getByRole("checkbox").check();
  const button = page.locator("main form button[type=submit]");
  for (let press = 0; press < 2; press++) {
    await button.click();
    await expect(page.getByText("We couldn't tell whether it arrived.")).toBeVisible();
    await expect(button).not.toHaveText("Opening the payment page...");
  }
  await button.click();
  await expect(page).toHaveURL(/\/card\//);
});

test("a payment page that doesn't come leaves the button to be pressed again, for the same order", extended, async ({ page, site }) => {
  const before = await ordersMade(site);
  await page.clock.install();
  await open(page, "/checkout");
  await box(page).check();
  const cardPage = /\/card\/cs_/;
  const asked = page.waitForResponse(cardPage);
  // As after the browser's Stop: the page that was to be left stands there.
  await page.route(cardPage, (route) => route.fulfill({ status: 204 }));
  await orderButton(page).click();
  await asked;
  await expect(page.getByRole("button", { name: "Opening the payment page..." })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(toast(page, "That page didn't load").getByRole("link", { name: "Try again" })).toHaveAttribute("href", cardPage);
  await expect(orderButton(page)).not.toHaveAttribute("aria-disabled");
  await expect(page.getByText("Loading the next page")).toHaveCount(0);
  await page.unroute(cardPage);
  await orderButton(page).click();
  await atCardPage(page);
  expect(await ordersMade(site)).toBe(before + 1);
});

test("two tabs lead to one payment page", extended, async ({ page, context, site }) => {
  const other = await context.newPage();
  const before = await ordersMade(site);
  for (const tab of [page, other]) {
    await open(tab, "/checkout");
    await box(tab).check();
  }
  await Promise.all([orderButton(page).click(), orderButton(other).click()]);
  await Promise.all([atCardPage(page), atCardPage(other)]);
  expect(sessionOf(page)).toBe(sessionOf(other));
  expect(await ordersMade(site)).toBe(before + 1);
});

test(
  "Back from the payment page, and the page to return to: nothing is lost or charged, and the way on leads to the same order",
  extended,
  async ({ page }) => {
    const session = await goToPay(page);
    await page.goBack();
    await box(page).check();
    await orderButton(page).click();
    await atCardPage(page);
    expect(sessionOf(page)).toBe(session);

    await page.getByRole("link", { name: "Back to Emberly" }).click();
    await expect(page.getByText("Your tube is still held for you")).toBeVisible();
    await expect(page.getByText("Nothing was charged.")).toBeVisible();
    await open(page, `/payment-success?session=${session}`);
    await expect(heading(page, "Not paid yet")).toBeVisible();
    await expect(page.getByText("Nothing was charged.")).toBeVisible();
    await page.getByRole("link", { name: "Continue to payment" }).click();
    await expect(page.getByText("Your tube is still held for you")).toBeVisible();
    await box(page).check();
    await orderButton(page).click();
    await atCardPage(page);
    expect(sessionOf(page)).toBe(session);
  },
);

test("the card page: nothing filled in, declined, refused by the bank: words, everything but the card kept, and what is approved then pays", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of (402|422)/);
  const who = buyer();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto((await startOrder(page)).href);
  await pay(page);
  // A list that is higher than its window begins where it can be read.
  const firstLine = cardProblem(page).locator("p");
  const isSeen = (line: Element) => document.elementFromPoint(line.getBoundingClientRect().left + 2, line.getBoundingClientRect().top + 2) === line;
  await expect.poll(() => firstLine.evaluate(isSeen)).toBe(true);
  await expect(cardProblem(page)).toBeFocused();
  for (const words of ["Email is required", "Enter the card number", "Enter the expiry date"]) {
    await expect(cardProblem(page)).toContainText(words);
    await expect(page.locator("form")).toContainText(words);
  }
  await fillCardPage(page, who, cards.declined);
  await pay(page);
  await expect(cardProblem(page)).toContainText("Your card was declined. Nothing was charged. Try another card.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(who.email);
  await expect(page.getByLabel("Card number")).toHaveValue("");
  await fillCard(page, cards.noFunds, who.name);
  await pay(page);
  await expect(cardProblem(page)).toContainText("insufficient funds");
  await fillCard(page, cards.authenticate, who.name);
  await pay(page);
  await expect(heading(page, "Approve this payment?")).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(cardProblem(page)).toContainText("Your bank did not approve this payment. Nothing was charged. Try again, or use another card.");
  await expect(page.getByLabel("Address line 1")).toHaveValue(who.line1);
  await fillCard(page, cards.authenticate, who.name);
  await pay(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(heading(page, "Thank you!")).toBeVisible();
});

test("the answer to Pay is lost: Back shows the order first, and nothing is charged twice", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/ERR_(FAILED|CONNECTION|EMPTY)|status of 409/);
  const who = buyer();
  const { href, session } = await startOrder(page);
  await page.goto(href);
  await fillCardPage(page, who);
  const acted = Promise.withResolvers<void>();
  await page.route(`**/card/${session}/pay`, async (route) => {
    // The card provider takes the payment, and its answer never gets here.
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
    acted.resolve();
  });
  await pay(page);
  await acted.promise;
  await page.unrouteAll();

  const before = await ordersMade(site);
  // The card page itself has nothing to sell any more.
  await page.goBack();
  await expect(heading(page, "Thank you!")).toBeVisible();
  await page.goto("/checkout");
  await expect(heading(page, "You've already paid")).toBeVisible();
  const { reference } = await orderOf(site, who);
  await expect(page.getByRole("group", { name: "Your order", exact: true })).toContainText(reference);
  await expect(box(page)).toBeHidden();
  await page.getByRole("link", { name: "See my order" }).click();
  await expect(heading(page, "Thank you!")).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(await ordersMade(site)).toBe(before);

  await page.goto("/checkout");
  await page.getByText("Order another tube").click();
  await box(page).check();
  await orderButton(page).click();
  await atCardPage(page);
  expect(sessionOf(page)).not.toBe(session);
  expect(await ordersMade(site)).toBe(before + 1);
});

test(
  "after the tube was paid for, pages that come back from the browser's memory show the order, and a checkout in another tab asks first",
  extended,
  async ({ page, context, site, expectConsole }) => {
    expectConsole(/status of 409/);
    const checkout = await context.newPage();
    await open(checkout, "/checkout");
    const ticked = await context.newPage();
    await open(ticked, "/checkout");
    await box(ticked).check();
    await page.goto((await startOrder(page)).href);
    const address = page.url();
    const shown = (tab = page) => tab.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.getByLabel("Email", { exact: true }).fill("ada@example.org");
    const looked = page.waitForResponse(address);
    await shown();
    await looked;
    // Not paid yet: what was typed stays.
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada@example.org");

    const other = await context.newPage();
    await other.goto(address);
    const who = buyer();
    await fillCardPage(other, who);
    await pay(other);
    await expect(heading(other, "Thank you!")).toBeVisible();
    await shown();
    await expect(heading(page, "Thank you!")).toBeVisible();
    await shown(checkout);
    await expect(heading(checkout, "You've already paid")).toBeVisible();

    const before = await ordersMade(site);
    await orderButton(ticked).click();
    const said = ticked.getByRole("group", { name: "Your order", exact: true });
    await expect(said).toBeFocused();
    await expect(said).toContainText((await orderOf(site, who)).reference);
    expect(await ordersMade(site)).toBe(before);
    await ticked.getByText("Order another tube").click();
    await orderButton(ticked).click();
    await atCardPage(ticked);
    expect(await ordersMade(site)).toBe(before + 1);
  },
);

test(
  "a return page opened before paying says so; one that is earlier than the provider's word waits, and turns by itself",
  extended,
  async ({ page, context, site }) => {
    const who = buyer();
    const { href, session } = await startOrder(page);
    await page.goto(href);
    await fillCardPage(page, who);
    const provider = (name: string) => site.db.updateTable("orders").set({ payment_provider: name }).where("payment_session", "=", session).execute();
    const early = await context.newPage();
    await open(early, `/payment-success?session=${session}`);
    await expect(heading(early, "Not paid yet")).toBeVisible();
    // As if the provider could not be asked just now.
    await provider("away");
    const paid = Promise.withResolvers<void>();
    await early.route("**/functions/v1/get-payment-state", async (route) => {
      await paid.promise;
      await route.continue();
    });
    await open(early, `/payment-success?session=${session}`);
    await expect(heading(early, "Waiting for your payment")).toBeVisible();
    await expect(early.getByRole("link", { name: "Check again" })).toBeVisible();
    await provider("local");
    await pay(page);
    await expect(heading(page, "Thank you!")).toBeVisible();
    paid.resolve();
    await expect(heading(early, "Thank you!")).toBeVisible();
  },
);

test(
  "a payment page left open too long: its words, the unit back, and a fresh start; one that nobody pays on gives its tube back by itself",
  extended,
  async ({ page, site, expectConsole }) => {
    expectConsole(/status of 410/);
    const free = await freeUnits(site);
    const { href, session } = await startOrder(page);
    await page.goto(href);
    expect(await freeUnits(site)).toBe(free - 1);
    await fillCardPage(page, buyer());
    const past = new Date(Date.now() - 3_600_000);
    await site.db.updateTable("orders").set({ session_ends_at: past, hold_ends_at: past }).where("payment_session", "=", session).execute();
    await sql`update local_card.sessions set expires_at = ${past} where id = ${session}`.execute(site.db);

    await pay(page);
    await expect(heading(page, "This payment page has closed")).toBeVisible();
    await expect(page.getByText("The time to pay has run out, and nothing was charged.")).toBeVisible();
    await open(page, `/payment-success?session=${session}`);
    await expect(heading(page, "Time ran out")).toBeVisible();
    expect(await freeUnits(site)).toBe(free);
    await page.getByRole("link", { name: "Pre-order again" }).click();
    await box(page).check();
    await orderButton(page).click();
    await atCardPage(page);
    expect(sessionOf(page)).not.toBe(session);

    const { id } = await site.db
      .updateTable("orders")
      .set({ session_ends_at: past, hold_ends_at: past })
      .where("payment_session", "=", sessionOf(page))
      .returning("id")
      .executeTakeFirstOrThrow();
    // The half hour is over now.
    await sql`update pgboss.job set start_after = now() where name = 'end-hold' and data ->> 'orderId' = ${id}`.execute(site.db);
    await expect.poll(() => freeUnits(site)).toBe(free);
    await page.reload();
    await expect(heading(page, "This payment page has closed")).toBeVisible();
  },
);

test("a payment that we know nothing of, and a mistyped order link, say so, and lead to the lost order", async ({ request }) => {
  const headingOf = async (path: string, status: number) => {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    expect(answer.status(), path).toBe(status);
    const html = await answer.text();
    expect(/<main[\s\S]*href="\/order\/find"[\s\S]*<\/main>/.test(html), `${path} leads to the lost order`).toBe(true);
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "");
  };
  for (const query of ["", "?session=cs_0123456789abcdef0123", "?session=x"])
    expect(await headingOf(`/payment-success${query}`, 200)).toContain("We can&#x27;t find this payment");
  for (const token of ["x", "x".repeat(43)]) expect(await headingOf(`/order/${token}`, 404)).toContain("We couldn&#x27;t find that");
});

test("the last tube goes to one of two, the other is told and offered the Warmth List", extended, async ({ browser, site, expectConsole }) => {
  expectConsole(/status of 409/);
  const visitor = async () => (await browser.newContext({ baseURL: site.origin })).newPage();
  const [first, second] = [await visitor(), await visitor()];
  await withFreeTubes(site, 1, async () => {
    await open(second, "/checkout");
    await first.goto((await startOrder(first)).href);

    await box(second).check();
    await orderButton(second).click();
    const said = second.getByRole("alert").filter({ hasText: "Sold out" });
    await expect(said).toContainText("Every tube in this batch has been taken. Join the Warmth List and we'll email you when it's your turn to pre-order.");
    await expect(said.getByRole("link", { name: "Join the Warmth List" })).toHaveAttribute("href", "/warmth-list");

    await open(second, "/checkout");
    await expect(second.getByRole("heading", { level: 1 })).toHaveText("Sold out, for now");
    await expect(second.getByText("Sold out for now")).toBeVisible();
    await expect(second.getByRole("main").getByRole("link", { name: "Join Warmth List" })).toHaveAttribute("href", "/warmth-list");
    await expect(orderButton(second)).toHaveCount(0);

    await open(second, "/warmth-list/joined");
    await expect(second.getByText("Every tube in this batch has been taken. We'll email you when it's your turn.")).toBeVisible();
    await expect(second.getByRole("button", { name: "Pre-Order Now" })).toHaveCount(0);

    await first.getByRole("link", { name: "Back to Emberly" }).click();
    await expect(first.getByText("Your tube is still held for you")).toBeVisible();
    await expect(first.getByRole("heading", { level: 1 })).toHaveText("Almost there!");
    await expect(orderButton(first)).toBeVisible();
  });
  for (const visited of [first, second]) await visited.context().close();
});

test("cancelling twice in two tabs gives the money back once, and the tube", extended, async ({ page, context, site }) => {
  const who = buyer();
  const free = await freeUnits(site);
  await placePaidOrder(page, who);
  expect(await freeUnits(site)).toBe(free - 1);
  const link = await orderLink(site, who);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, link);
    await tab.getByText("Cancel and refund", { exact: true }).click();
    await expect(tab.getByText(`We aim for refunds to arrive in ${refundAim}.`).first()).toBeVisible();
  }
  const cancel = { name: "Yes, cancel and refund £15.00" };
  await page.getByRole("button", cancel).click();
  await expect(heading(page, /^(Cancelled|Refunded)$/)).toBeVisible();
  await other.getByRole("button", cancel).click();
  await expect(heading(other, /^(Cancelled|Refunded)$/)).toBeVisible();

  await site.mailTo(who.email, /is cancelled$/);
  await site.mailTo(who.email, /^Test: Your refund for .* has been sent$/);
  const { id } = await orderOf(site, who);
  const refunds = await site.db.selectFrom("refunds").select(["amount_minor", "status"]).where("of_order", "=", id).execute();
  expect(refunds).toEqual([{ amount_minor: 1500, status: "made" }]);
  expect(await freeUnits(site)).toBe(free);
  const subjects = (await site.db.selectFrom("mailbox").select("subject").where("to_address", "=", who.email).execute()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith("is cancelled"))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.startsWith("Test: Your refund for"))).toHaveLength(1);

  await open(page, link);
  await expect(heading(page, "Refunded")).toBeVisible();
  await expect(page.getByText(/^£15\.00 refunded on /)).toBeVisible();
  await expect(page.getByText("Cancel and refund", { exact: true })).toHaveCount(0);
});

// The address can then be corrected, and a lost link asked for.
test("names people have are kept, markup in them does nothing", extended, async ({ page, site }) => {
  const nasty = `Sean O'Brien & "Co" <img src=x onerror=alert(1)><script>alert(1)</script>`;
  const who = { ...buyer(), name: nasty, line1: `1 ${nasty}`, city: nasty };
  page.on("dialog", () => expect(true, "a script of the buyer's ran").toBe(false));
  await page.goto((await startOrder(page)).href);
  await fillCardPage(page, who);
  await page.getByLabel("Address line 2 (optional)").fill(nasty);
  await pay(page);
  await expect(heading(page, "Thank you!")).toBeVisible();
  const link = await orderLink(site, who);
  const { html } = await site.mailTo(who.email, /is confirmed$/);
  expect(html).not.toMatch(/<img src=x|<script/);
  await open(page, link);
  await expect(page.locator("address").first()).toContainText("Sean O'Brien & Co");
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  await page.getByText("Correct the delivery address", { exact: true }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await expect(field("Full Name")).toHaveValue(/^Sean O'Brien & Co/);

  await field("Full Name").fill("Grainne O'Malley & Sons");
  await field("Postcode").fill("not one");
  await page.getByRole("button", { name: "Save this address" }).click();
  await expect(page.locator("#postcode-error")).toHaveText("Please enter a UK postcode, such as SW1A 1AA");
  await expect(field("Full Name")).toHaveValue("Grainne O'Malley & Sons");
  await field("Postcode").fill("w1a1aa");
  await field("Postcode").press("Enter");
  await expect(page.locator("address").first()).toContainText("Grainne O'Malley & Sons");
  await expect(page.locator("address").first()).toContainText("W1A 1AA");
  // Back is where it was pressed, and that can be seen in any window.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goBack();
  await expect(page.locator("summary", { hasText: "Correct the delivery address" })).toBeFocused();
  await expectFocusSeen(page);
  const { delivery, reference } = await orderOf(site, who);
  expect(delivery).toMatchObject({ name: "Grainne O'Malley & Sons", postcode: "W1A 1AA" });
  expect((await site.mailTo(who.email, /new delivery address/)).text).toContain("Grainne O'Malley & Sons");

  await open(page, "/order/find");
  const ask = async (email: string, typed: string) => {
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Order reference").fill(typed);
    await page.getByRole("button", { name: "Send me the link" }).click();
    const notice = page.getByRole("main").getByRole("group", { name: "If those details match an order" });
    await expect(notice).toBeVisible();
    const said = await notice.textContent();
    await open(page, "/order/find");
    return said;
  };
  // It never tells whether there is such an order.
  const wrong = await ask("nobody@example.org", reference);
  expect(await ask(who.email, "EMB-7K4M-2Q9X")).toBe(wrong);
  expect(await ask(who.email, reference.toLowerCase())).toBe(wrong);
  await page.goto(linkIn(await site.mailTo(who.email, /^Test: Your link to order/), "/order/"));
  await expect(heading(page, "Paid, and reserved for you")).toBeVisible();
  expect(await site.db.selectFrom("mailbox").select("id").where("to_address", "=", "nobody@example.org").execute()).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("pre-ordering works from home to the cancelled order, and needs the box", async ({ page, request, site }) => {
    const who = buyer();
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Pre-order Now" }).click();
    await expect(orderButton(page)).toBeEnabled();
    await expect(box(page)).toHaveAttribute("required");
    const unticked = await request.post("/checkout", { form: {} });
    expect(unticked.status()).toBe(400);
    expect(await unticked.text()).toContain("Please agree to the Pre-Order Terms and Privacy Policy.");
    await box(page).check();
    await orderButton(page).click();
    await atCardPage(page);
    await fillCardPage(page, who);
    await pay(page);
    await expect(heading(page, "Thank you!")).toBeVisible();
    await page.goto(await orderLink(site, who));
    await page.getByText("Correct the delivery address", { exact: true }).click();
    await page.getByLabel("Postcode").fill("LS1 4AP");
    await page.getByRole("button", { name: "Save this address" }).click();
    await expect(page.locator("address").first()).toContainText("LS1 4AP");
    await page.getByText("Cancel and refund", { exact: true }).click();
    await page.getByRole("button", { name: "Yes, cancel and refund £15.00" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^(Cancelled|Refunded)$/ })).toBeVisible();
  });
});
