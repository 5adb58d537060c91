import type { Page } from "@playwright/test";
import { assistantWords, chatWords } from "#content/assistant/words.ts";
import { preOrderForm } from "#content/site/checkout.ts";
import { consentBanner } from "#content/site/consent.ts";
import { findOrder } from "#content/site/order.ts";
import { linkPage } from "#content/site/waitlist-entry.ts";
import { signUpForm } from "#content/site/warmth-list.ts";
import { testimonials } from "#content/testimonials.ts";
import { banner, inBanner, keepBefore, meetBanner, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expectFocusSeen, noteLostFocus, tabTo } from "#tests/journeys/support/focus.ts";
import { someone } from "#tests/journeys/support/join.ts";
import { listenToLiveRegions } from "#tests/journeys/support/live-regions.ts";
import { comeFrom } from "#tests/journeys/support/place.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";

/** What somebody hears who goes through the site by keys: each thing once, and in this order. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const refusal = "Validation Error Please fix the errors below and try again.";

test("joining the Warmth List, refused and then right", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  const lost = await noteLostFocus(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/warmth-list");
  const form = page.getByRole("form", { name: signUpForm.title });
  const send = form.getByRole("button", { name: signUpForm.send });
  const { name, email } = someone();
  // Whoever is at the browser's own list of countries before the searchable one has come keeps it.
  await tabTo(page, page.getByLabel("Full Name"));
  await expect(page.locator("input#country")).toBeVisible();
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect.poll(() => heard).toEqual([refusal]);
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@");
  await page.keyboard.press("Tab");
  // Said as the field is left, not while it is written in.
  await expect.poll(() => heard).toEqual([refusal, "Please enter a valid email address"]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
  await page.keyboard.type("united k");
  const found = "1 country found: United Kingdom";
  await expect.poll(() => heard).toEqual([refusal, "Please enter a valid email address", found]);
  await page.keyboard.press("Enter");
  await tabTo(page, form.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  const sending = form.getByRole("button", { name: signUpForm.sending });
  await expect(sending).toBeDisabled();
  await expect(sending).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/warmth-list\/success$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(lost).toEqual([]);
  await expect.poll(() => heard).toEqual([refusal, "Please enter a valid email address", found, signUpForm.sending, signUpForm.joined.text]);
});

test("going on to pay: an unticked box has the focus and its error, and the way to the payment page is told once", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/checkout");
  const box = page.getByRole("main").getByRole("checkbox");
  const send = page.getByRole("main").getByRole("button", { name: /Secure/ });
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/./);
  expect(heard).toEqual([]);
  await page.keyboard.press("Space");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/card\//);
  expect(heard).toEqual([preOrderForm.sending]);
});

test("a question to the assistant and its answer; the field says what to leave out", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/faq");
  await tabTo(page, page.locator(".chat-door"));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: assistantWords.product.title });
  const field = panel.getByRole("textbox", { name: "Your question" });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(chatWords.leaveOut);
  await page.keyboard.type("How long does it last?");
  await page.keyboard.press("Enter");
  await expect(panel.locator(".chat-bot")).toHaveCount(2);
  await expect(panel.getByText("Did that help?")).toBeVisible();
  await expect.poll(() => heard).toEqual(["Replying…", expect.stringContaining("3 hours 15 minutes")]);
  // Once it's said, it stands in the conversation alone.
  await expect.poll(async () => (await panel.ariaSnapshot()).split(heard[1]?.slice(0, 40) ?? "").length).toBe(2);
  await expect(field).toBeFocused();
  await panel.getByRole("button", { name: chatWords.thumbs.down }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => heard.slice(2)).toEqual([chatWords.thumbs.thanksDown]);
});

for (const [key, name] of [
  ["Enter", "Accept all"],
  ["Space", "Reject non-essential"],
] as const)
  test(
    `"${name}" by ${key}: the banner's coming is said, once, then that the choice is saved; the focus is where it was, or at the heading`,
    key === "Enter" ? extended : {},
    async ({ page }) => {
      const heard = await listenToLiveRegions(page);
      await meetBanner(page);
      await expect(page.locator("body")).toBeFocused();
      await expect.poll(() => heard).toEqual([consentBanner.comes]);
      await tabTo(page, inBanner(page, name));
      const loaded = page.waitForEvent("domcontentloaded");
      await page.keyboard.press(key);
      await loaded;
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(heard).toEqual([consentBanner.comes, consentBanner.saved]);
    },
  );

test("the banner comes while somebody writes to the assistant: it's said once they have left it", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await page.clock.install();
  await open(page, "/faq");
  await page.locator(".chat-door").press("Enter");
  const field = page.getByRole("textbox", { name: "Your question" });
  await expect(field).toBeFocused();
  await page.clock.fastForward(3_000);
  await expect(banner(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  expect(heard).toEqual([]);
  await field.press("Escape");
  await expect(page.locator(".chat-door")).toBeFocused();
  await expect.poll(() => heard).toEqual([consentBanner.comes]);
});

test(
  "Escape with the focus on the page decides nothing; in the banner it refuses, and an answer's question has the focus again",
  extended,
  async ({ page }) => {
    await meetBanner(page, "/faq");
    const question = page.getByRole("main").locator("summary").first();
    await tabTo(page, question);
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeVisible();
    await expect(question).toBeFocused();
    const loaded = page.waitForEvent("domcontentloaded");
    await inBanner(page, "Reject non-essential").focus();
    await page.keyboard.press("Escape");
    await loaded;
    await hydrated(page);
    await expect(banner(page)).toBeHidden();
    await expect(question).toBeFocused();
  },
);

test("a link that was asked for: the message has the focus, and is said by that alone", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/warmth-list/link");
  await tabTo(page, page.getByLabel("Email Address"));
  await page.keyboard.type(someone().email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("group", { name: linkPage.sent(false).title })).toBeFocused();
  expect(heard).toEqual([]);
});

test("two fields are wrong: only the one that has the focus is said", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/order/find");
  await tabTo(page, page.getByLabel(findOrder.reference.label));
  await page.keyboard.type("nonsense");
  await page.keyboard.press("Enter");
  const email = page.getByLabel(findOrder.email.label);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Email is required");
  await expect(page.getByLabel(findOrder.reference.label)).toHaveAttribute("aria-invalid", "true");
  expect(heard).toEqual([]);
});

test("sent by Enter from the field that is wrong: its error is said, each time; and what is wrong with the next field isn't", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/order/find");
  const email = page.getByLabel(findOrder.email.label);
  await tabTo(page, email);
  await page.keyboard.press("Enter");
  await expect.poll(() => heard).toEqual(["Email is required"]);
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  const wrong = "Please enter a valid email address";
  await expect.poll(() => heard).toEqual(["Email is required", wrong]);
  await page.keyboard.press("Enter");
  await expect.poll(() => heard).toEqual(["Email is required", wrong, wrong]);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(wrong);
});

/** A page of its own each: what the first recorded may still be on its way while the second begins. */
for (const [path, find] of [
  ["/shipping", (page: Page) => page.getByLabel("Town or city", { exact: true })],
  ["/pre-order", (page: Page) => page.getByRole("main").getByRole("link", { name: "Pre-Order Terms" }).last()],
] as const)
  test(
    `refused by keys on ${path}, where one was reading: the same place has the focus on the page that comes again, and is seen`,
    extended,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.clock.install();
      const place = find(page);
      await open(page, path);
      await tabTo(page, place);
      await page.clock.fastForward(3_000);
      await expect(banner(page)).toBeVisible();
      const loaded = page.waitForEvent("domcontentloaded");
      await inBanner(page, "Reject non-essential").press("Enter");
      await loaded;
      await hydrated(page);
      await page.clock.fastForward(500);
      await expect(place).toBeFocused();
      await expectFocusSeen(page);
    },
  );

test("a price and how many are left come by themselves, and are said to nobody who did not ask", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await keepBefore(page, refusedBefore);
  await comeFrom(page, "DE");
  await open(page, "/pre-order");
  await expect(page.locator(".buy-panel")).toContainText("about €17.40");
  await expect(page.locator(".buy-panel")).toContainText("Pre-orders are open");
  expect(heard).toEqual([]);
});

test("the quotes, by their dots", extended, async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/");
  await tabTo(page, page.getByRole("tab", { name: `Quote 1 of ${testimonials.length}`, exact: true }));
  for (const at of [1, 2]) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => heard).toHaveLength(at);
  }
  expect(heard).toEqual([expect.stringContaining(testimonials[1].quote), expect.stringContaining(testimonials[2].quote)]);
});
