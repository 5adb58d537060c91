import type { Page } from "@playwright/test";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { test as base, expect, extended, open, openSiteUnderTest, type SiteUnderTest, toast } from "#tests/journeys/support/site.ts";

// One after the other: each worker that takes part starts a site of its own.
base.describe.configure({ mode: "default" });

/** As everyone meets it; the other journeys fill in forms faster than anybody could. */
const test = base.extend<object, { site: SiteUnderTest }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await openSiteUnderTest({ LEAST_FORM_SECONDS: "2" });
      await use(site);
      expect(await site.stop(), "the server's exit code").toBe(0);
    },
    { scope: "worker" },
  ],
});

const untilOld = (page: Page, milliseconds = 2_100) => page.waitForFunction((age) => performance.now() > age, milliseconds);
const words = "We couldn't tell whether a person or a program sent this. Please press the button once more.";

test(
  "a sign-up faster than a person is asked for one more press, keeps all that was typed, and then passes",
  extended,
  async ({ page, site, expectConsole }) => {
    expectConsole(/422/);
    await open(page, "/warmth-list");
    const person = someone();
    await page.evaluate(() => performance.now());
    // As a program would: everything at once, and the page no older than it says.
    await page.evaluate(() => Object.defineProperty(performance, "now", { value: () => 900, configurable: true }));
    await fillJoinForm(page, person);
    await joinButton(page).click();
    await expect(toast(page, "Please try again")).toContainText(words);
    await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
    expect(await site.db.selectFrom("sign_ups").select("id").where("email", "=", person.email).execute()).toEqual([]);

    await page.evaluate(() => Object.defineProperty(performance, "now", { value: () => 4_000, configurable: true }));
    await joinButton(page).click();
    await expect(page.getByRole("heading", { name: "You're In!" })).toBeVisible();
  },
);

test("a person who fills the form in at their own pace notices nothing, nor does one who comes by a link", extended, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Join Warmth List" }).first().click();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  const came = await page.evaluate(() => performance.now());
  await untilOld(page, came + 2_100);
  await fillJoinForm(page, someone());
  await joinButton(page).click();
  await expect(page.getByRole("heading", { name: "You're In!" })).toBeVisible();
});

test("a press after a lost answer is the same wish, and one after an answer another", extended, async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED|503/);
  const sent: (string | undefined)[] = [];
  await page.route("**/order/find.data", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent.push(new URLSearchParams(route.request().postData() ?? "").get("key") ?? undefined);
    if (sent.length > 2) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await open(page, "/order/find");
  await untilOld(page);
  await page.getByLabel("Email Address").fill(someone().email);
  await page.getByLabel("Order reference").fill("EMB-7K4M-2Q9X");
  const send = page.getByRole("button", { name: "Send me the link" });
  for (const times of [1, 2]) {
    await send.click();
    await expect.poll(() => sent.length).toBe(times);
    await expect(page.getByText("only count it once")).toBeVisible();
  }
  await send.click();
  await expect(page.getByText("we've emailed you a new link")).toBeVisible();
  const [first, second, third] = sent;
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  await page.getByLabel("Email Address").fill(someone().email);
  await page.getByLabel("Order reference").fill("EMB-7K4M-2Q9X");
  await send.click();
  await expect.poll(() => sent.length).toBe(4);
  expect(sent[3]).not.toBe(first);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lost link is asked for: at once it wants one more press, and then it is taken", extended, async ({ page, expectConsole }) => {
    expectConsole(/422/);
    await page.goto("/order/find");
    await page.getByLabel("Email Address").fill("ada@example.org");
    await page.getByLabel("Order reference").fill("EMB-7K4M-2Q9X");
    const send = page.getByRole("button", { name: "Send me the link" });
    await send.click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue("ada@example.org");
    await expect(async () => {
      await send.click();
      await expect(page.getByText("we've emailed you a new link")).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test("a form from a cache is taken at once: nobody could say how long it was there", extended, async ({ page, site }) => {
    await page.goto("/contact");
    const email = someone().email;
    await page.getByLabel("Your name").fill("Ada O'Brien");
    await page.getByLabel("Your email address").fill(email);
    await page.locator("[name=topic]").selectOption("order");
    await page.locator("[name=message]").fill("Where is my tube?");
    await page.locator("#enquiry button[type=submit]").click();
    await expect(page.getByText("Your reference")).toBeVisible();
    expect(await site.db.selectFrom("messages").select("suspect").where("email", "=", email).execute()).toEqual([{ suspect: false }]);
  });
});
