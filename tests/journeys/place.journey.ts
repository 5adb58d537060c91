import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { randomCode } from "#server/platform/tokens/ids.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { fillJoinForm, joinButton, linkIn, member, someone } from "#tests/journeys/support/join.ts";
import { goTo, signIn } from "#tests/journeys/support/operator.ts";
import { expect, extended, open, type SiteUnderTest, test, withFreeTubes } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const number = (page: Page) => page.locator(".place-number");

/** So many others on the list; one browser may not join that often. */
async function crowd({ db }: SiteUnderTest, count: number) {
  const at = new Date(Date.now() - 60_000);
  const others = Array.from({ length: count }, () => ({
    id: randomUUID(),
    email: someone().email,
    name: "Some One",
    country: "GB",
    status: "confirmed" as const,
    marketing: false,
    source: "test",
    referral_code: randomCode(8),
    referred_by: null,
    created_at: at,
    confirmed_at: at,
  }));
  await db.insertInto("sign_ups").values(others).execute();
}

/** Joins by that address and confirms; answers the path of the place page that the mail names. */
async function joinBy(page: Page, site: SiteUnderTest, path: string) {
  const person = someone();
  await page.goto(path);
  await fillJoinForm(page, person);
  await expect(joinButton(page)).toBeEnabled();
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  await page.goto(linkIn(await site.mailTo(person.email, /confirm/i), "/warmth-list/confirm/"));
  await page.getByRole("button", { name: "Confirm my place" }).click();
  await page.waitForURL("**/warmth-list/joined/*");
  return new URL(linkIn(await site.mailTo(person.email, /You're on the Warmth List/), "/warmth-list/place/")).pathname;
}

test("somebody joins, sees their place, copies their link, and a friend moves them up", extended, async ({ page, context, site }) => {
  await crowd(site, 8);
  const place = await joinBy(page, site, "/warmth-list");
  await expect(page.getByRole("heading", { level: 1, name: "You're in!" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /^You're number \d/ })).toBeVisible();

  const answer = await open(page, place);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "same-origin" });
  const before = Number(await number(page).textContent());
  await expect(page.getByText("You move up five places for each friend who joins with your link and confirms, for up to ten friends.")).toBeVisible();
  await expect(page.getByText("you can stay on the list without inviting anyone")).toBeVisible();
  await expectAxeClean(page);

  const link = (await page.locator(".share-link").textContent()) ?? "";
  expect(link).toMatch(/\/warmth-list\/friend\/[0-9A-HJKMNP-TV-Z]{8}$/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const friends = new URL(link).pathname;
  await open(page, friends);
  await expect(page.getByText("A friend told you about us.")).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/warmth-list$/);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.not.arrayContaining(["ref", "referral"]));
  await expectAxeClean(page);
  await joinBy(page, site, friends);

  await open(page, place);
  await expect(number(page)).toHaveText(String(Math.max(1, before - 5)));
  await expect(page.getByText("One friend has joined with your link")).toBeVisible();
});

test("the phone's own share sheet is used where there is one, and closing it is no failure", extended, async ({ page, request, site }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (what: { url: string }) => {
        document.documentElement.dataset.shared = what.url;
        throw new DOMException("closed", "AbortError");
      },
    });
  });
  await open(page, await (await member({ request, site })).place());
  await page.getByRole("button", { name: "Share…" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", (await page.locator(".share-link").textContent()) ?? "");
  await expect(page.getByText("Copied.")).toHaveCount(0);
});

test("a code that is nobody's changes nothing on the page but its address", extended, async ({ page }) => {
  await open(page, "/warmth-list/friend/ZZZZZZZZ");
  await expect(page.getByRole("heading", { level: 1, name: "Join the Warmth List" })).toBeVisible();
  await expect(page.getByText("A friend told you")).toHaveCount(0);
  await page.goto("/warmth-list/friend/hello");
  await expect(page).toHaveURL(/\/warmth-list$/);
});

test("a made-up place link is answered kindly, and as not there", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  const answer = await open(page, `/warmth-list/place/${"A".repeat(48)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This link doesn't work" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a friend joins by the link, and the one who sent it moves up", extended, async ({ page, site, expectConsole }) => {
    // One slip on purpose, and one more press where a form came too fast.
    expectConsole(/status of (400|422)/);
    await crowd(site, 2);
    const place = await joinWithout(page, site, "/warmth-list");
    await page.goto(place);
    const link = page.locator(".share-link");
    await expect(link).toHaveCSS("user-select", "all");
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
    const friends = new URL((await link.textContent()) ?? "").pathname;

    // A slip on the way does not lose whose friend they are.
    const hasty = someone();
    await page.goto(friends);
    await page.getByLabel("Full Name").fill("A");
    await page.getByLabel("Email Address").fill(hasty.email);
    await page.locator("form[aria-labelledby=join-form]").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await joinButton(page).click();
    await expect(page.getByText("Name must be at least 2 characters long").first()).toBeVisible();
    await expect(page.locator("input[name=referredBy]")).toHaveAttribute("value", /^[0-9A-Z]{8}$/);
    await joinWithout(page, site, friends);
    await page.goto(place);
    await expect(page.getByText(/friend has joined with your link/)).toBeVisible();
  });
});

async function joinWithout(page: Page, site: SiteUnderTest, path: string) {
  const person = someone();
  await page.goto(path);
  await fillJoinForm(page, person);
  await joinButton(page).click();
  if (!/success/.test(page.url())) await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  await page.goto(linkIn(await site.mailTo(person.email, /confirm/i), "/warmth-list/confirm/"));
  await page.getByRole("button", { name: "Confirm my place" }).click();
  await page.waitForURL("**/warmth-list/joined/*");
  return new URL(linkIn(await site.mailTo(person.email, /You're on the Warmth List/), "/warmth-list/place/")).pathname;
}

test("the owner looks first, then begins a campaign, once however often it is pressed", extended, async ({ page, request, site }) => {
  const person = await member({ request, site });
  await signIn(page, site);
  await open(page, "/operator");
  await goTo(page, "Email the list");
  await expect(page.getByRole("heading", { level: 1, name: "Email the list" })).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("link", { name: /^Email \d+ p/ }).click();
  await page.getByRole("button", { name: "Begin campaign 1" }).dblclick();
  await expect(page.getByText("The campaign begins in a minute.")).toBeVisible();
  await expect(page.getByText(/^Started .* The first emails go out on .* Until then you can undo it/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Emails already queued still go out.")).toBeVisible();
  await site.db.updateTable("invitation_campaigns").set({ next_batch_at: new Date() }).execute();
  await page.getByRole("button", { name: "Resume" }).click();
  const mail = await site.mailTo(person.email, /You can pre-order/);
  expect(mail.text).toContain("doesn't reserve a tube");
  await open(page, "/operator/campaign");
  await expect(page.getByRole("heading", { level: 2, name: "Campaign 1" })).toBeVisible();
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  expect(await site.db.selectFrom("invitation_campaigns").select("number").execute()).toEqual([{ number: 1 }]);
  await expect(page.getByText("Tell the list that tubes are on their way")).toBeVisible();
  // Another journey on the same site may have sent one.
  await expect(page.getByText(/^There's nobody to tell yet\.|^No tube has been sent yet\.|^We email .* to say we've started sending/).first()).toBeVisible();
  await expectAxeClean(page);
});

test(
  "Back, once a campaign has begun, leads to the heading: what stands there now is another button, and ends it",
  extended,
  async ({ page, request, site }) => {
    // More than are written to at once.
    for (let joined = 0; joined < 4; joined++) await member({ request, site });
    await signIn(page, site);
    await withFreeTubes(site, 1, async () => {
      await open(page, "/operator/campaign");
      await page.getByRole("link", { name: /^Email \d+ p/ }).press("Enter");
      await page.getByRole("button", { name: /^Begin campaign/ }).press("Enter");
      await expect(page.getByText("The campaign begins in a minute.")).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/sure=/);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      // Pressed twice, it has ended once.
      await page.getByRole("button", { name: "Undo: email nobody" }).dblclick();
      await expect(page.getByText("Undone: nobody was emailed.")).toBeVisible();
    });
  },
);
