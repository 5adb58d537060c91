import type { Page, Route } from "@playwright/test";
import { chatWords, choiceWords, currentKeepingWords, failing, keepingWords, waiting } from "#content/assistant/words.ts";
import { brand } from "#content/brand.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { banner, keepBefore, meetBanner } from "#tests/journeys/support/consent.ts";
import { expectFocusSeen } from "#tests/journeys/support/focus.ts";
import { someone } from "#tests/journeys/support/join.ts";
import { listenToLiveRegions } from "#tests/journeys/support/live-regions.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, test, toast } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const panel = (page: Page) => page.getByRole("dialog", { name: `${brand.name} Assistant` });
const dermaflo = (page: Page) => page.getByRole("dialog", { name: "DermaFlo AI Assistant" });
const door = (page: Page) => page.locator(".dock").getByRole("button", { name: /^(Got questions\? Ask me!|Questions\?)$/ });
const keeping = (page: Page) => panel(page).getByRole("checkbox", { name: keepingWords[currentKeepingWords] });
const field = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const messages = (page: Page) => page.getByRole("region", { name: "Conversation" }).locator("ol > li");
const chatPath = `**/functions/v1/${brand.slug}-chatbot`;

/** Opens the panel as a visitor does. */
async function openPanel(page: Page, path = "/faq") {
  await keepBefore(page, { cc_visited: "true" });
  await open(page, path);
  await door(page).click();
  await expect(panel(page)).toBeVisible();
}
async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press("Enter");
}
/** The reply that is there after `count` messages, the greeting among them. */
const said = async (page: Page, count: number) => {
  await expect(messages(page)).toHaveCount(count);
  return messages(page).last();
};

/** Holds every question back until it is told to let it go. */
async function holdBack(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route: Route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a reply longer than its window is shown from its first word", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 460 });
  await openPanel(page);
  await ask(page, "how do i cancel and get my money back");
  const reply = await said(page, 3);
  const window = page.getByRole("region", { name: "Conversation" });
  const measure = async (part: typeof reply) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  await expect.poll(async () => (await measure(reply)).height - (await measure(window)).height).toBeGreaterThan(0);
  const below = async () => (await measure(reply.locator("p").first())).y - (await measure(window)).y;
  // Pixels are rounded.
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
  expect(await below()).toBeLessThan(60);
});

test("a question is asked with Enter, answered from the site with a way to where it stands, and says that it is an AI", async ({ page }) => {
  const heard = await listenToLiveRegions(page);
  await openPanel(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute("placeholder", `Ask about ${brand.name}...`);
  await expect(messages(page).first()).toContainText("I'm an AI assistant");
  await expect(panel(page)).toContainText(chatWords.leaveOut);
  await expect(keeping(page)).not.toBeChecked();

  await ask(page, "   ");
  await field(page).fill("How long");
  await field(page).press("Shift+Enter");
  await expect(field(page)).toHaveValue("How long\n");
  await ask(page, "long ".repeat(101));
  await expect(panel(page).getByRole("alert")).toHaveText("Please use at most 500 characters");
  await expect(field(page), "what is pasted isn't cut").toHaveValue("long ".repeat(101));
  await expect(field(page)).toHaveAccessibleDescription(/at most 500 characters/);
  await expect(messages(page), "none of them sends").toHaveCount(1);

  const letGo = await holdBack(page, chatPath);
  await ask(page, "How long does it last?");
  await expect(messages(page).nth(1)).toContainText("How long does it last?");
  await expect(messages(page).nth(2)).toContainText(waiting);
  // Not disabled: a phone's keyboard would close.
  await expect(field(page)).toHaveJSProperty("readOnly", true);
  await expect(field(page)).toHaveAttribute("placeholder", chatWords.waitToWrite);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  letGo();
  const reply = await said(page, 3);
  await expect(reply).toContainText("3 h");
  await expect(field(page)).toBeFocused();
  await expectAxeClean(page);

  await reply.getByRole("list", { name: "Where this comes from" }).getByRole("link").first().click();
  await expect(panel(page), "the panel stays from page to page").toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.goto("/faq");
  await hydrated(page);
  await door(page).click();
  await expect(messages(page), "and the conversation in the tab").toHaveCount(3);
  await page.getByRole("button", { name: "Start again" }).press("Enter");
  await expect(messages(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem("product-chat"))).toBeNull();
  // There are fewer messages now than when the panel came: a reply is read out all the same.
  heard.length = 0;
  await ask(page, "How long does it last?");
  await said(page, 3);
  await expect.poll(() => heard.at(-1)).toContain("3 h");
});

test("markup is shown as it was written", extended, async ({ page }) => {
  await openPanel(page);
  await ask(page, '<img src=x onerror="alert(1)"> **bold** [x](https://other.example)');
  await expect(messages(page).nth(1)).toContainText('<img src=x onerror="alert(1)"> **bold** [x](https://other.example)');
  await said(page, 3);
  await expect(panel(page).locator("img")).toHaveCount(0);
  await expect(panel(page).locator('a[href^="http"]')).toHaveCount(0);
});

test("closing gives the focus back to what opened it: the x, and Escape", async ({ page }) => {
  await openPanel(page);
  await page.getByRole("button", { name: /^Close / }).click();
  await expect(panel(page)).toBeHidden();
  await expect(door(page)).toBeFocused();
  const inPage = page.getByRole("main").getByRole("button", { name: "Got questions? Ask me!" });
  await inPage.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(inPage).toBeFocused();
  // On a page without a door the focus goes on there, and no door takes it later.
  await door(page).click();
  await page.locator("header.bar").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  await field(page).press("Escape");
  await expect(page.locator(":is(main, footer) :focus")).toBeInViewport();
  await page.goBack();
  await expect(door(page)).toBeVisible();
  await expect(door(page)).not.toBeFocused();
});

test("where no answer comes it says so, logs it, and asks again", async ({ page, expectConsole }) => {
  expectConsole(/500|No answer/);
  await openPanel(page);
  await page.route(chatPath, (route) => route.fulfill({ status: 500, body: "" }));
  await ask(page, "Can I use it on my feet?");
  await expect(await said(page, 3)).toContainText("I'm sorry, I'm having trouble responding right now. Please try again or contact our team directly.");
  await page.unroute(chatPath);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(await said(page, 3)).not.toContainText(failing.product);
  await expect(messages(page).nth(1)).toContainText("Can I use it on my feet?");
});

test("a thumb is kept, and a person gets the conversation with an address to answer to", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/400|INTERNET_DISCONNECTED/);
  const { email } = someone();
  // A phone on its side, where the form is higher than the sheet.
  await page.setViewportSize({ width: 844, height: 390 });
  await openPanel(page);
  await keeping(page).check();
  await ask(page, "Do you ship to the moon?");
  const reply = await said(page, 3);
  await reply.getByRole("button", { name: "No, that didn't help" }).click();
  await expect(reply.getByRole("button", { name: "No, that didn't help" })).toHaveAttribute("aria-pressed", "true");
  await expect(async () => {
    const rows = await site.db.selectFrom("answers").select("thumb").where("question", "=", "Do you ship to the moon?").execute();
    expect(rows.map(({ thumb }) => thumb)).toContain("down");
  }).toPass();

  await reply.getByRole("button", { name: "Talk to a person" }).click();
  const form = page.getByRole("form", { name: "Talk to a person" });
  await expect(form.getByLabel("Your email address")).toBeFocused();
  for (const key of ["Tab", "Tab", "Enter"]) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  await expect(form.getByLabel("Your email address"), "in the contract's words").toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Your email address")).toBeFocused();
  await form.getByLabel("Your email address").fill(email);
  await form.getByLabel(/^Anything to add/).fill("I would pay for it, O'Brien");
  await expectAxeClean(page);
  await page.context().setOffline(true);
  for (let press = 0; press < 2; press++) {
    await form.getByRole("button", { name: "Send" }).press("Enter");
    await expect(form.getByRole("group", { name: "You seem to be offline" })).toBeFocused();
    await expectFocusSeen(page);
  }
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(panel(page).getByText(/Your reference is /)).toBeFocused();
  await expectFocusSeen(page);
  await expect(async () => {
    const mails = await site.db.selectFrom("mailbox").selectAll().orderBy("id", "desc").execute();
    const mail = mails.find(({ text }) => text.includes(email));
    expect(mail?.text).toContain("Do you ship to the moon?");
    expect(mail?.text).toContain("I would pay for it, O'Brien");
  }).toPass({ timeout: 15_000 });
});

test("where it is not clear what is meant it offers questions to press, also after a reload, and a person", extended, async ({ page, site }) => {
  const heard = await listenToLiveRegions(page);
  await openPanel(page);
  const beside = { sources: [], next: [], answer: "00000000-0000-4000-8000-000000000000", conversation: "00000000-0000-4000-8000-000000000000" };
  const unsure = { reply: choiceWords.ask, outcome: "unsure", choices: ["Does soap wash it off?", "Does it work in the rain?"], ...beside };
  await page.route(chatPath, (route) => route.fulfill({ json: unsure }), { times: 1 });
  await ask(page, "and in the wet");
  const choices = (await said(page, 3)).getByRole("list", { name: choiceWords.label });
  await expect(choices.getByRole("button")).toHaveText([...unsure.choices, choiceWords.else]);
  await expect.poll(() => heard.at(-1)).toContain(choiceWords.heard(unsure.choices));
  await expectAxeClean(page);

  await page.reload();
  await hydrated(page);
  await door(page).click();
  await expect(keeping(page), "asked anew").not.toBeChecked();
  await keeping(page).check();
  await choices.getByRole("button", { name: "Does soap wash it off?" }).focus();
  await page.keyboard.press("Enter");
  await expect(await said(page, 5)).toContainText("Soap is made to lift oils");
  await expect(field(page)).toBeFocused();

  await page.route(chatPath, (route) => route.fulfill({ json: unsure }), { times: 1 });
  await ask(page, "and in the wet");
  await (await said(page, 7)).getByRole("button", { name: choiceWords.else }).click();
  await expect(page.getByRole("form", { name: "Talk to a person" }).getByLabel("Your email address")).toBeFocused();
  expect(await site.db.selectFrom("answers").select("passages").where("question", "=", "Does soap wash it off?").executeTakeFirst()).toMatchObject({
    passages: ["page/soap"],
  });
});

test("a message whose answer was lost on the way is sent again as the same message", extended, async ({ page, site, expectConsole }) => {
  // What the page fetches ahead is lost too while there's no network.
  expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const { email } = someone();
  await openPanel(page);
  await page.getByRole("button", { name: "Talk to a person" }).click();
  const form = page.getByRole("form", { name: "Talk to a person" });
  await form.getByLabel("Your email address").fill(email);
  await form.getByLabel("Your message").fill("Is there a smaller tube?");
  await page.route("**/functions/v1/talk-to-person", async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
  });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText(/You seem to be offline/)).toBeVisible();
  await page.unroute("**/functions/v1/talk-to-person");
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(panel(page).getByText(/Your reference is /)).toBeFocused();
  const messages = await site.db.selectFrom("messages").select("id").where("email", "=", email).execute();
  expect(messages).toHaveLength(1);
});

test("on a phone it covers the screen, and the banner waits behind it", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await meetBanner(page, "/pre-order");
  await door(page).click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(banner(page)).toBeHidden();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
});

test("beside what is docked and never above it", extended, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await meetBanner(page, "/pre-order");
  await door(page).click();
  await expect(panel(page)).toBeVisible();
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // What is lifted for the banner is lifted with the next frame.
    await expect(async () => {
      const [card, consent] = [await panel(page).boundingBox(), await banner(page).boundingBox()];
      if (!card || !consent) throw new Error("Nothing is there");
      expect(card.y + card.height, "ends above the banner").toBeLessThanOrEqual(consent.y + 1);
      expect(card.y).toBeGreaterThanOrEqual(0);
    }).toPass();
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
  }
});

test("its code comes with the first press, and is no more than 12 KB", async ({ page }) => {
  await keepBefore(page, { cc_visited: "true" });
  await open(page, "/faq");
  await page.waitForLoadState("networkidle");
  const sizes: Promise<number>[] = [];
  page.on("response", (answer) => {
    const size = async () => (await answer.request().sizes()).responseBodySize;
    sizes.push(size());
  });
  await door(page).click();
  await expect(panel(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(12 * 1024);
});

test("offered on pages of questions and of the tube, in fewer words on a phone, and nowhere else", extended, async ({ page }) => {
  await open(page, "/pre-order");
  await expect(door(page)).toHaveText(/Got questions\? Ask me!/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Questions?", exact: true })).toBeVisible();
  await open(page, "/privacy-policy");
  await expect(door(page)).toHaveCount(0);
});

test("without script nothing offers it", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/faq");
  await expect(page.getByText("Got questions? Ask me!")).toBeHidden();
  await page.goto("/more-information/partners");
  await expect(page.getByText("Ask DermaFlo ChatBot")).toBeHidden();
  await context.close();
});

test(
  "the technology's assistant: 600 px high, 42 rem wide, with times; what fails is a toast, and the question stays",
  extended,
  async ({ page, expectConsole }) => {
    expectConsole(/503|No answer/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await keepBefore(page, { cc_visited: "true" });
    await open(page, "/more-information/partners");
    const opener = page.getByRole("button", { name: "Ask DermaFlo ChatBot" });
    await opener.click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute("placeholder", "Ask me about DermaFlo technology...");
    await expect(messages(page).first().getByRole("time")).toHaveText(/^\d\d:\d\d$/);
    const box = await dermaflo(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([672, 600]);

    const letGo = await holdBack(page, "**/functions/v1/dermaflo-chat");
    await ask(page, "What is DermaFlo?");
    await expect(messages(page).nth(2)).toContainText("Thinking...");
    letGo();
    const reply = await said(page, 3);
    await expect(reply.getByRole("time")).toHaveText(/^\d\d:\d\d$/);
    await expectAxeClean(page);

    await page.unrouteAll({ behavior: "wait" });
    await page.route("**/functions/v1/dermaflo-chat", (route) => route.fulfill({ status: 503, body: "" }));
    await ask(page, "Who developed it?");
    await expect(toast(page, "Failed to send message. Please try again.")).toContainText("Error");
    await expect(messages(page).last()).toContainText("Who developed it?");
    await page.keyboard.press("Escape");
    await expect(dermaflo(page)).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
