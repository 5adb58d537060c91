import type { Page } from "@playwright/test";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { fillJoinForm, joinButton, member, someone } from "#tests/journeys/support/join.ts";
import { expect, extended, open, test, toast } from "#tests/journeys/support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const lost = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404|load preload assets|dynamically imported module/;
const gone = { status: 404, contentType: "text/plain", body: "Not found" };
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Whether the document is still the one that this was called in first. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  // Between two documents there is nobody to ask.
  return () => page.evaluate(() => "marked" in window).catch(() => null);
}

/** The scripts that this page has not loaded yet are the business of `answer`. */
async function routeNewScripts(page: Page, answer: (url: string) => "abort" | "gone" | "continue") {
  const there = new Set(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)));
  await page.route("**/assets/*.js", (route) => {
    const url = route.request().url();
    const what = there.has(url) ? "continue" : answer(url);
    return what === "abort" ? route.abort() : what === "gone" ? route.fulfill(gone) : route.continue();
  });
}

test("a link leads on though a file of the next page is lost once", extended, async ({ page, expectConsole }) => {
  expectConsole(lost);
  await open(page, "/terms");
  const same = await markDocument(page);
  const seen = new Set<string>();
  await routeNewScripts(page, (url) => {
    if (seen.has(url)) return "continue";
    seen.add(url);
    return "abort";
  });
  await footerLink(page, "FAQ").click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(seen.size).toBeGreaterThan(0);
  expect(await same()).toBe(true);
});

test("after a deploy, which took that file away, the link leads to the new page as a document", extended, async ({ page, expectConsole }) => {
  expectConsole(lost);
  await open(page, "/terms");
  const same = await markDocument(page);
  await routeNewScripts(page, () => "gone");
  await footerLink(page, "FAQ").click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(same).toBe(false);
});

test("a link leads on though the next page's data is lost, a hotspot's own page or a proxy's error page", extended, async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED|status of 502/);
  await open(page, "/terms");
  for (const [what, answer] of [
    ["lost", undefined],
    ["a hotspot's own page", { contentType: "text/html", body: "<!doctype html><title>Sign in to Wi-Fi</title>" }],
    ["a proxy's error page", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }],
  ] as const)
    await test.step(what, async () => {
      let met = 0;
      await page.route("**/checkout.data*", (route) => {
        met++;
        return answer ? route.fulfill(answer) : route.abort();
      });
      await page
        .getByRole("banner")
        .getByRole("link", { name: /Pre-order/ })
        .click();
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.getByRole("heading", { level: 1, name: /Almost/ })).toBeVisible();
      expect(met).toBeGreaterThan(0);
      await page.unroute("**/checkout.data*");
      await open(page, "/terms");
    });
});

test("without a connection a link leaves the page as it is, says so, and offers another go", async ({ page, context, expectConsole }) => {
  expectConsole(lost);
  await open(page, "/contact");
  await page.getByLabel("Your name").fill("Ada");
  const same = await markDocument(page);
  await context.setOffline(true);
  await footerLink(page, "FAQ").click();
  const words = toast(page, "That page didn't load");
  await expect(words).toContainText("You're still on this one. Check your connection and try again.");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Your name")).toHaveValue("Ada");
  await expectAxeClean(page);
  expect(await same()).toBe(true);

  await context.setOffline(false);
  await words.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test("a browser that wrongly says it is offline is not believed", extended, async ({ page }) => {
  await open(page, "/terms");
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await footerLink(page, "FAQ").click();
  await expect(page).toHaveURL(/\/faq$/);
});

test("the menu folds, so that what is said can be read", extended, async ({ page, context, expectConsole }) => {
  expectConsole(lost);
  await open(page, "/terms");
  await page.getByRole("button", { name: "Open menu" }).click();
  await context.setOffline(true);
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Warmth List", exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(toast(page, "That page didn't load")).toBeInViewport();
  await expect(page).toHaveURL(/\/terms$/);
});

test(
  "a server that takes its time to come back is waited for, and the page that was asked for follows by itself",
  extended,
  async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED|status of 503/);
    await open(page, "/terms");
    let asked = 0;
    await page.route(/\/checkout(\.data)?(\?|$)/, (route) =>
      ++asked < 4 ? route.fulfill({ status: 503, contentType: "text/html", body: "busy" }) : route.continue(),
    );
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Pre-order/ })
      .click();
    await expect(page.getByRole("status").filter({ hasText: "Loading the next page" })).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: /Almost/ })).toBeVisible();
  },
);

test("a message that arrived is not taken back because the page that thanks for it is lost", extended, async ({ page, expectConsole, site }) => {
  expectConsole(/ERR_FAILED|status of 503/);
  await open(page, "/contact");
  const { name, email } = someone();
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Your message").fill("Does it work under gloves in a canoe?");
  await page.getByLabel("What is it about?").selectOption("The cream");
  // The answer to a press before it is no answer to this one.
  await page.route("**/contact.data*", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("We couldn't tell whether it arrived.")).toBeVisible();
  await page.route(/\/received\/.*\.data/, (route) => route.abort());
  await page.route(/\/received\/[^.]*$/, (route) => route.abort());
  await page.getByRole("button", { name: "Send message" }).click();
  const told = toast(page, "Sent, but the next page didn't load");
  await expect(told).toContainText("What you sent has arrived.", { timeout: 15_000 });
  expect(await site.db.selectFrom("mailbox").select("id").where("to_address", "=", email).execute()).toHaveLength(1);
  await page.unrouteAll();
  await told.getByRole("link", { name: "Open the next page" }).click();
  await expect(page).toHaveURL(/\/received\//);
});

test(
  "what a form sends to another page isn't said to have arrived where nothing left the browser, whether that page's file is there or not",
  extended,
  async ({ page, context, request, site, expectConsole }) => {
    expectConsole(lost);
    const { leave } = await member({ request, site });
    const told = toast(page, "You're offline");
    for (const [path, title, name] of [
      [leave, "Leave the Warmth List", "Leave the Warmth List"],
      ["/warmth-list/joined", "You're in!", "Pre-Order Now"],
    ] as const)
      await test.step(path, async () => {
        const button = page.getByRole("main").getByRole("button", { name });
        await open(page, path);
        for (const isThere of [false, true]) {
          // That page's file is there once it has been looked at.
          if (isThere) {
            const other =
              path === leave
                ? page.getByRole("link", { name: "See or change what we hold instead" })
                : page.getByRole("banner").getByRole("link", { name: /Pre-order/ });
            await other.click();
            await expect(page).not.toHaveURL(new RegExp(`${path}$`));
            await page.goBack();
            await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
          }
          if (path !== leave) await page.getByRole("checkbox").check();
          await context.setOffline(true);
          await button.click();
          await expect(told).toContainText("We couldn't tell whether it arrived. Once you're connected, it's safe to press again");
          await expect(page.getByText("has arrived")).toHaveCount(0);
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          await context.setOffline(false);
        }
      });
  },
);

test("a list that a deploy took away leaves the browser's own, and what was typed: nothing reloads", extended, async ({ page, expectConsole }) => {
  expectConsole(lost);
  const person = someone();
  await open(page, "/warmth-list");
  const same = await markDocument(page);
  await routeNewScripts(page, () => "gone");
  await fillJoinForm(page, person);
  await page.locator("select#country").selectOption("FR");
  await expect(page.getByLabel("Full Name")).toHaveValue(person.name);
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  await expect.poll(same).toBe(false);
});
