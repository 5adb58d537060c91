import type { Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Firefox, openFirefox } from "#tests/firefox/support/open-firefox.ts";
import { openSite, type SiteForFirefox } from "#tests/firefox/support/open-site.ts";

let site: SiteForFirefox;
let firefox: Firefox;
beforeAll(async () => {
  [site, firefox] = await Promise.all([openSite(), openFirefox()]);
});
afterAll(async () => {
  await firefox.close();
  expect(await site.close(), "the server's exit code").toBe(0);
});

let expected: RegExp | undefined;
afterEach(() => {
  const complaints = firefox.complaints().filter((words) => !expected?.test(words));
  expected = undefined;
  expect(complaints, "what the console complained of").toEqual([]);
});

const phone = { width: 390, height: 844 };

async function open(path: string, size?: { width: number; height: number }) {
  const page = await firefox.visit(size);
  const answer = await page.goto(site.origin + path);
  await page.waitForSelector("html[data-awake]");
  return { page, status: answer?.status() };
}

const until = (page: Page, what: string, holds: () => boolean) => page.waitForFunction(holds).catch(() => expect.fail(`never came: ${what}`));
const heading = (page: Page, words: string) =>
  page
    .waitForFunction((wanted) => [...document.querySelectorAll("main h1")].some(({ textContent }) => textContent?.includes(wanted)), {}, words)
    .catch(() => expect.fail(`never came: the heading "${words}"`));
const press = (page: Page, words: string) => page.locator(`::-p-aria([name="${words}"][role="button"])`).click();
// In one go: letter by letter takes this browser's remote control a second a field.
const fill = (page: Page, words: string, value: string) =>
  page
    .waitForFunction(
      (wanted, text) => {
        const field = [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === wanted)?.control;
        if (!(field instanceof HTMLInputElement)) return false;
        field.select();
        return document.execCommand("insertText", false, text);
      },
      {},
      words,
      value,
    )
    .catch(() => expect.fail(`never came: the field "${words}"`));
async function mailedLink(email: string, path: string) {
  let link: string | undefined;
  await vi.waitUntil(
    async () => {
      link = await site.linkTo(email, path);
      return link;
    },
    { timeout: 15_000, interval: 100 },
  );
  return link as string;
}

describe("home", () => {
  it("keeps the bar away until 50 px of scroll", async () => {
    const { page } = await open("/");
    const shown = () => page.$eval("header.bar", (bar) => bar.getBoundingClientRect().bottom > 0);
    expect(await shown()).toBe(false);
    await page.evaluate(() => scrollTo(0, 50));
    expect(await page.$eval("header.bar", (bar) => bar.hasAttribute("data-late"))).toBe(true);
    await page.evaluate(() => scrollTo(0, 51));
    await expect.poll(shown).toBe(true);
  });

  it("glides to a section from the bar, and opens at one from its address", async () => {
    const { page } = await open("/");
    await page.evaluate(() => scrollTo(0, 200));
    await page.locator('header.bar a[href$="#science"]').click();
    const atTop = (id: string) => page.$eval(`#${id}`, (section) => Math.abs(section.getBoundingClientRect().top) < 120);
    await expect.poll(() => atTop("science"), { timeout: 5_000 }).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("science");
    const other = await open("/#team");
    await expect.poll(() => other.page.$eval("#team", (section) => Math.abs(section.getBoundingClientRect().top) < 120), { timeout: 5_000 }).toBe(true);
  });

  it("opens its drawer on a phone, closes it with Escape, and gives the focus back", async () => {
    const { page } = await open("/", phone);
    await page.evaluate(() => scrollTo(0, 100));
    await page.locator("header.bar button.bar-menu").click();
    await page.locator("dialog#drawer[open] a").wait();
    expect(await page.$eval("main", (main) => main.inert)).toBe(true);
    await page.keyboard.press("Escape");
    await until(page, "the closed drawer", () => !document.querySelector("dialog#drawer[open]"));
    expect(await page.evaluate(() => document.activeElement?.classList.contains("bar-menu"))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });

  it("shows the quote whose dot is pressed", async () => {
    const { page } = await open("/");
    await page.locator('.dots button[aria-controls="quote-3"]').click();
    await page.locator("#quote-3[data-on]").wait();
    await expect
      .poll(() => page.$eval("#quote-3", (quote) => quote.getBoundingClientRect().left >= 0 && quote.getBoundingClientRect().right <= innerWidth))
      .toBe(true);
  });

  it("compares cold with warm, by keyboard too", async () => {
    const { page } = await open("/");
    const cut = () => page.$eval(".compare-warm", (side) => getComputedStyle(side).clipPath);
    const before = await cut();
    await page.focus(".compare-slider");
    for (let time = 0; time < 5; time++) await page.keyboard.press("ArrowRight");
    expect(await page.$eval(".compare-slider", (slider) => (slider as HTMLInputElement).value)).toBe("55");
    expect(await cut()).not.toBe(before);
  });
});

it("cookie preferences open, and a refusal is kept", async () => {
  const { page } = await open("/terms");
  await page.locator("footer ::-p-text(Cookie Settings)").click();
  await press(page, "Reject non-essential");
  await until(page, "the kept choice", () => localStorage.getItem("cc_prefs")?.includes('"analytics":false') ?? false);
});

it("joins the Warmth List, the country searched for, and confirms by the mailed link", async () => {
  const email = "firefox-joins@example.org";
  const { page } = await open("/warmth-list");
  await fill(page, "Full Name", "Ada O'Brien");
  await fill(page, "Email Address", email);
  await page.locator("select#country").click();
  await page.locator("input#country").fill("kingd");
  await page.locator("[role=option] ::-p-text(United Kingdom), [role=option]::-p-text(United Kingdom)").click();
  expect(await page.$eval("input[name=country]", (input) => (input as HTMLInputElement).value)).toBe("GB");
  expect(await page.$eval("main form button[type=submit]", (button) => (button as HTMLButtonElement).disabled)).toBe(true);
  await page.locator("input#acceptTerms").click();
  await press(page, "Join Warmth List");
  await heading(page, "You're In!");
  expect(page.url()).toMatch(/\/warmth-list\/success$/);
  await page.goto(await mailedLink(email, "/warmth-list/confirm/"));
  await press(page, "Confirm my place");
  await until(page, "the confirmed place", () => location.pathname.startsWith("/warmth-list/joined/"));
});

it("pre-orders through the card page, and finds the order again", async () => {
  // React Router lets go of an answer's stream as the page is left; Firefox calls that an error, and nobody is there to see it.
  expected = /Error in input stream/;
  const email = "firefox-buys@example.org";
  const { page } = await open("/checkout");
  const order = "main form button[type=submit]";
  expect(await page.$eval(order, (button) => (button as HTMLButtonElement).disabled)).toBe(true);
  await page.locator("main form input[type=checkbox]").click();
  await page.locator(`${order}:not(:disabled)`).click();
  await until(page, "the card page", () => location.pathname.startsWith("/card/"));
  const answers = {
    Email: email,
    "Full name": "Grace Hopper",
    "Address line 1": "1 Harbour Road",
    "Town or city": "Whitby",
    Postcode: "YO21 1AA",
    "Card number": "4242 4242 4242 4242",
    "Expiry (MM / YY)": "12 / 34",
    "CVC (3 digits)": "123",
    "Name on card": "Grace Hopper",
  };
  for (const [label, value] of Object.entries(answers)) await fill(page, label, value);
  await press(page, "Pay £15.00");
  await heading(page, "Thank you!");

  await page.goto(`${site.origin}/order/find`);
  await page.waitForSelector("html[data-awake]");
  await fill(page, "Email Address", email);
  await fill(page, "Order reference", (await site.reference(email)).toLowerCase());
  await press(page, "Send me the link");
  await page.locator("main [role=status] ::-p-text(If those belong together)").wait();
  await page.goto(await mailedLink(email, "/order/"));
  await heading(page, "Paid, and reserved for you");
});

it("says plainly that there is no such page", async () => {
  expected = /404/;
  const { page, status } = await open("/no-such-page");
  expect(status).toBe(404);
  await heading(page, "Oops! Page not found");
  await page.locator("main ::-p-text(Return to Home)").click();
  await until(page, "the home page", () => location.pathname === "/");
});
