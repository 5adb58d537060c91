import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { expectAxeClean, expectSoundOnBoth } from "#tests/journeys/support/axe.ts";
import { buyer, freeUnits, orderOf, placePaidOrder } from "#tests/journeys/support/buy.ts";
import { member } from "#tests/journeys/support/join.ts";
import { endUndoTime, goTo, operatorLink, runOperator, signIn } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, type SiteUnderTest, test } from "#tests/journeys/support/site.ts";

/** Sent as it is written: a browser would tidy the path up first. */
const ask = ({ port }: SiteUnderTest, path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    const sent = request({ port, host: "localhost", path, method, headers: { accept: "text/html", ...headers } }, (answer) => {
      let body = "";
      answer.on("data", (chunk) => (body += chunk));
      answer.on("end", () => done({ status: answer.statusCode ?? 0, body }));
    });
    sent.on("error", fail).end();
  });

const spellings = [
  "/operator",
  "/operator/",
  "/operator.data",
  "/operator/mailbox",
  "/operator/mailbox/1",
  "/operator/mailbox.data",
  "/operator/_.data",
  "/Operator",
  "/OPERATOR/mailbox",
  "/Operator.data",
  "/oPERATOR/mailbox.data",
  "/%6fperator",
  "/%4Fperator/mailbox",
  "/x/../operator",
];

test("the back office is closed in every spelling of its address, and to a forged session", async ({ page, site }) => {
  const who = buyer();
  await placePaidOrder(page, who);
  await site.mailTo(who.email, /is confirmed$/);
  for (const path of spellings)
    for (const headers of [{}, { cookie: `operator=${randomBytes(32).toString("base64url")}` }] as Record<string, string>[]) {
      const { status, body } = await ask(site, path, headers);
      expect(status, path).toBe(403);
      expect(body, path).toMatch(/sign in/i);
      expect(body, path).not.toContain(who.email);
    }
  const before = await freeUnits(site);
  for (const path of ["/operator?index", "/Operator?index", "/operator.data?index"])
    expect((await ask(site, path, { "content-type": "application/x-www-form-urlencoded" }, "POST")).status, path).toBe(403);
  expect(await freeUnits(site)).toBe(before);
});

test("a link opens the back office once; orders, stock and mails are there; signing out closes it", async ({ page, browser, context, site, expectConsole }) => {
  expectConsole(/status of (403|404)/);
  const who = { ...buyer(), name: "Sean O'Brien <i>&" };
  await placePaidOrder(page, who);
  await site.mailTo(who.email, /is confirmed$/);
  const { reference } = await orderOf(site, who);

  const link = /https?:\/\/\S+/.exec(await runOperator(site, "link"))?.[0] ?? "";
  await open(page, link);
  await page.reload();
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await page.getByLabel("Find an order").fill(who.email.slice(0, -4));
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(`1 order matches “${who.email.slice(0, -4)}”.`)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText(who.email);
  await expect(row).toContainText("Sean O'Brien");
  const found = page.url();
  // From an order the way back leads to what was searched for, after a reload too.
  await row.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
  await page.reload();
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page).toHaveURL(found);
  await page.getByRole("link", { name: "Awaiting payment" }).click();
  await expect(page.getByText("No orders awaiting payment match")).toBeVisible();

  await page.getByRole("link", { name: "Mailbox" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mailbox" })).toBeVisible();
  await page.getByRole("link", { name: `Your Emberly pre-order ${reference} is confirmed` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Test: Your Emberly pre-order ${reference} is confirmed`);
  await expect(page.getByRole("main")).toContainText("Sean O'Brien");
  await expect(page.locator("main i")).toHaveCount(0);

  await open(page, found);
  await row.getByRole("button", { name: `Mark as sent: ${reference}` }).click();
  await expect(row).toContainText(/Email goes out at \d\d:\d\d/);
  expect(await orderOf(site, who)).toMatchObject({ status: "paid" });
  await endUndoTime(site);
  await site.mailTo(who.email, /sent|way/);
  expect(await runOperator(site, "orders")).toMatch(new RegExp(`${reference}\\s+dispatched`));

  // The one who pressed is still where they had searched.
  await expect(page).toHaveURL(found);
  await page.reload();
  await expect(row.getByRole("button", { name: `Mark as delivered: ${reference}` })).toBeVisible();

  await page.getByRole("link", { name: "Overview" }).click();
  const free = await freeUnits(site);
  await page.getByRole("link", { name: "Change your shop" }).click();
  await page.locator("summary", { hasText: "Change the date" }).click();
  const planned = page.getByLabel("From (leave empty for now)");
  const [from, day] = [30, 60].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)) as [string, string];
  await page.getByLabel("Sent by").fill(day);
  await planned.fill(day);
  await page.getByRole("button", { name: "Change the date" }).click();
  await expect(page.getByText("Please choose a day before the one by which they're sent").first()).toBeVisible();
  await planned.fill(from);
  await page.getByRole("button", { name: "Change the date" }).click();
  await expect(page.locator(".notice:focus")).toContainText("Until then nothing changes, and nobody is emailed.");
  await expect(planned, "folded and empty again").toBeHidden();
  await expect(planned).toHaveValue("");
  await page.getByRole("button", { name: "Cancel this change" }).click();
  await expect(page.locator(".notice:focus")).toContainText("Cancelled: the dispatch date won't change on");
  await page.getByRole("link", { name: "See stock" }).click();
  const change = page.locator("form", { has: page.getByLabel("Tubes (+ or −)") });
  await change.getByLabel("Tubes (+ or −)").fill("7");
  await change.getByLabel("Reason, for your records").fill("a new batch");
  await page.getByRole("button", { name: "Change stock" }).click();
  await expect(page.getByText(`${free + 7} tubes are available now.`)).toBeVisible();
  await expect(change.getByRole("spinbutton"), "pressed again it would be booked again").toHaveValue("");
  await expect(page.getByRole("row").nth(1)).toHaveText(new RegExp(`\\+7a new batch.*${free + 7} left$`));

  await page.goto("/operator/nothing-here");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
  await expect(page.getByRole("navigation", { name: "Back office" })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, link);
  await stranger.getByRole("button", { name: "Open the back office" }).click();
  await expect(stranger.getByRole("heading", { level: 1, name: "This link doesn't work" })).toBeFocused();
  await expect(stranger.getByText("This link has been used, or it's too old.")).toBeVisible();
  await stranger.context().close();

  const session = await context.cookies();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You're signed out")).toBeVisible();
  // Not only forgotten by the browser: the session itself has ended.
  await context.addCookies(session);
  const answer = await page.goto("/operator/mailbox");
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to the back office");
  // A fresh link leads back to where the session ended.
  await page.goto(await operatorLink(site));
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page).toHaveURL(/\/operator\/mailbox$/);
});

test(
  "how each email looks: a list, and each whole in its frame, light and dark, on a phone and a laptop",
  extended,
  async ({ page, context, site, expectConsole }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, site);
    await open(page, "/operator/mailbox");
    await page.getByRole("link", { name: "How each email looks" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "How each email looks" })).toBeFocused();
    await expectSoundOnBoth(page);
    await page.getByRole("link", { name: "Sent, and on its way", exact: true }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Sent, and on its way" })).toBeFocused();
    // No script runs in the frame, a test's neither: the page around it looks into it.
    const frame = page.getByTitle(/^The email “/);
    const lookAt = (part: string) =>
      frame.evaluate((shown: HTMLIFrameElement, part) => {
        const found = shown.contentDocument?.querySelector(part);
        return found && { text: found.textContent, ground: getComputedStyle(found).backgroundColor };
      }, part);
    /** It's there, and nothing is left to scroll within it, nor empty below. */
    const expectWhole = () =>
      expect
        .poll(() =>
          frame.evaluate((shown: HTMLIFrameElement) => {
            const body = shown.contentDocument?.querySelector(".card")?.closest("body");
            return body ? Math.ceil(body.getBoundingClientRect().height) - shown.clientHeight : null;
          }),
        )
        .toBe(0);
    for (const [colorScheme, ground] of [
      ["dark", "rgb(11, 46, 59)"],
      ["light", "rgb(255, 255, 255)"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(async () => (await lookAt(".card"))?.ground, "its styles are let in").toBe(ground);
      await expectSoundOnBoth(page);
      await expectWhole();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectWhole();
    // The terms in a confirmation name long addresses.
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/operator/mailbox/previews/order-confirmed");
    await expectWhole();
    expect(await frame.evaluate((shown: HTMLIFrameElement) => (shown.contentDocument?.documentElement.scrollWidth ?? 0) - shown.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/operator/mailbox/previews/order-dispatched");
    await expectWhole();
    // Where a link leads is no page that a frame may hold.
    const opened = context.waitForEvent("page");
    await frame.evaluate((shown: HTMLIFrameElement) => shown.contentDocument?.querySelector<HTMLElement>("td > a")?.focus());
    await page.keyboard.press("Enter");
    const beside = await opened;
    await expect(beside.getByRole("heading", { level: 1 })).toBeVisible();
    await beside.close();

    await page.locator("summary", { hasText: "Plain text" }).press("Enter");
    await expect(page.getByRole("main").getByText("Your tube is on its way", { exact: false })).toBeVisible();
    await page.getByRole("link", { name: /^Next ?: Arrived$/ }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Arrived" })).toBeFocused();
    await expect.poll(async () => (await lookAt("h1"))?.text).toBe("Your tube has arrived");
    await expectWhole();
    expectConsole(/ERR_FAILED/);
    await page.route("**/html", (route) => route.abort());
    await page.getByRole("link", { name: /^Next ?: Cancelled after it was sent$/ }).press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This email couldn't be shown");
    await page.unrouteAll();
    await page.goto("/operator/mailbox/previews/order-delivered/html");
    await expectAxeClean(page);
  },
);

test("somebody who asks the owner for their data gets a copy of it, and an end to it", extended, async ({ page, site, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await member({ request, site });
  await signIn(page, site);
  await open(page, "/operator");
  await goTo(page, "Personal data");
  await expect(page.getByRole("heading", { level: 1, name: "Personal data" })).toBeFocused();
  const note = page.locator("summary", { hasText: "Somebody asked another way" });
  await note.press("Enter");
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("They asked on").fill(new Date().toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Note the request" }).press("Enter");
  await expect(page.getByText("Please choose what they asked for")).toBeVisible();
  await page.getByLabel("They asked for").selectOption("deletion");
  await page.getByRole("button", { name: "Note the request" }).press("Enter");
  await expect(page.locator(".notice:focus")).toContainText("Noted as DATA-");
  await expect(page.getByRole("button", { name: "Note the request" }), "folded again").toBeHidden();
  await expect(page.getByRole("main")).toContainText("1 message they sent");
  await page.getByLabel("Their email address").fill(email);
  await page.getByRole("button", { name: "Find" }).press("Enter");
  await expect(page.getByRole("heading", { name: `What the shop holds about ${email}` })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("A place on the Warmth List");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the copy" }).press("Enter")]);
  expect(await readFile(await file.path(), "utf8")).toContain(email);
  await page.locator("summary", { hasText: "Delete their data" }).press("Enter");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Delete it for good" }).press("Enter");
  await expect(page.locator(".notice:focus")).toContainText("Deletion has begun.");
  await page.getByLabel("Their email address").fill(email);
  await page.getByRole("button", { name: "Find" }).press("Enter");
  await expect(page.getByText("Nothing. Try the other addresses", { exact: false })).toBeVisible();
});

/** Kilobytes, as sent, that a page of the back office may bring before it's there, whole and of use. */
const firstLoad = 150;

test("a page of the back office is there after 150 KB; its script comes once it's drawn", extended, async ({ page, browser, site }) => {
  await signIn(page, site);
  const storageState = await page.context().storageState();
  for (const path of ["/operator", "/operator/orders", "/operator/figures", "/operator/questions"]) {
    // Nothing of it is kept from before.
    const context = await browser.newContext({ storageState, baseURL: site.origin });
    const first = await context.newPage();
    await first.goto(path);
    const { before, scripts } = await first.evaluate(() => {
      const [at] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const came = files.filter(({ responseEnd }) => responseEnd <= (at?.loadEventStart ?? 0));
      return {
        before: [at, ...came].reduce((sum, one) => sum + (one?.transferSize ?? 0), 0) / 1024,
        scripts: came.filter(({ initiatorType }) => initiatorType === "script").length,
      };
    });
    expect(before, path).toBeGreaterThan(20);
    expect(before, path).toBeLessThanOrEqual(firstLoad);
    expect(scripts, path).toBe(0);
    await context.close();
  }
});
