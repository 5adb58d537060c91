import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { banner, keepBefore, meetBanner, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test, toast } from "#tests/journeys/support/site.ts";

/** What a phone does that a window does not: fingers, a keyboard on the screen, a notch, a swipe back. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: "no-preference" } });

/** The view as an iPhone reports it, which no engine here can be made to: the page is as high as before, and the keyboard covers part of it. */
type View = { height: number; offsetTop: number; scale: number };
const pretendView = (page: Page) =>
  page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { width: 390, height: innerHeight, offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: view });
  });
const moveView = (page: Page, to: Partial<View>, event: "resize" | "scroll") =>
  page.evaluate(
    ([values, name]) => {
      Object.assign(window.visualViewport as object, values);
      window.visualViewport?.dispatchEvent(new Event(name));
    },
    [to, event] as const,
  );
const panel = (page: Page) => page.locator(".chat-panel");
const field = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is not to be seen`);
  return { top: Math.round(found.y), end: Math.round(found.y + found.height) };
};
async function openPanel(page: Page) {
  await keepBefore(page, refusedBefore);
  await open(page, "/faq");
  await page.locator(".chat-door").tap();
  await expect(panel(page)).toBeVisible();
}

test("the chat fills what the keyboard leaves, follows the view when it is moved, and stays while somebody zooms in", async ({ page }) => {
  await pretendView(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPanel(page);
  await expect.poll(() => box(page, ".chat-panel")).toEqual({ top: 0, end: 844 });
  await moveView(page, { height: 508 }, "resize");
  await expect.poll(() => box(page, ".chat-panel")).toEqual({ top: 0, end: 508 });
  await moveView(page, { offsetTop: 120 }, "scroll");
  await expect.poll(() => box(page, ".chat-panel")).toEqual({ top: 120, end: 628 });
  expect((await box(page, ".chat-composer")).end, "the field is above the keyboard").toBeLessThanOrEqual(628);
  await moveView(page, { height: 254, offsetTop: 300, scale: 2 }, "resize");
  expect(await box(page, ".chat-panel")).toEqual({ top: 120, end: 628 });
  await moveView(page, { height: 844, offsetTop: 0, scale: 1 }, "resize");
  await expect.poll(() => box(page, ".chat-panel")).toEqual({ top: 0, end: 844 });
});

test("a message stands above the keyboard", extended, async ({ page }) => {
  await pretendView(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/warmth-list");
  await moveView(page, { height: 508 }, "resize");
  await page.locator("form", { has: page.getByLabel("Full Name") }).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(toast(page, "Validation Error")).toBeVisible();
  await expect.poll(async () => (await box(page, ".toasts [role=alert] > *")).end).toBeLessThanOrEqual(508);
});

test("the press of Enter that ends a composed word sends nothing", extended, async ({ page }) => {
  await openPanel(page);
  await field(page).fill("手が冷たい");
  await field(page).evaluate((area) => area.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true })));
  await expect(field(page)).toHaveValue("手が冷たい");
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
});

test("the chat's field grows with its text where the browser does not do it", extended, async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) => !asked[0]?.startsWith("field-sizing") && Reflect.apply(supports, CSS, asked);
  });
  await openPanel(page);
  await field(page).evaluate((area) => area.style.setProperty("field-sizing", "fixed"));
  const height = () => field(page).evaluate((area: HTMLElement) => area.offsetHeight);
  const one = await height();
  await field(page).fill("one\ntwo\nthree");
  const three = await height();
  expect(three).toBeGreaterThan(one + 30);
  expect(await field(page).evaluate((area) => area.scrollHeight <= area.clientHeight)).toBe(true);
  await field(page).fill("one");
  expect(await height()).toBe(one);
});

test("under a finger the browser's own list of countries stays", extended, async ({ page }) => {
  await keepBefore(page, refusedBefore);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/warmth-list");
  const select = page.locator("select#country");
  await select.tap();
  await select.selectOption("FR");
  await page.getByLabel("Email Address").tap();
  await expect(select).toHaveValue("FR");
  await expect(page.locator("input#country")).toHaveCount(0);
  expect(asked.filter((url) => /combobox/i.test(url))).toEqual([]);
});

/** Notes how many parts of a page are moved by each fade between two pages. */
const noteFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: number[] = [];
    Object.assign(window, { fades });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...update) {
      const transition = start.apply(this, update);
      const count = () => fades.push(document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement).length);
      transition.ready.then(count, () => fades.push(0));
      return transition;
    };
  });
const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number[] }).fades);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("going back by the button is faded; by a swipe that the browser has shown already it is not faded a second time", extended, async ({ page }) => {
  await noteFades(page);
  await keepBefore(page, refusedBefore);
  await open(page, "/terms");
  for (const [times, swiped] of [
    [1, false],
    [3, true],
  ] as const) {
    if (swiped) await page.evaluate(() => Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => fades(page)).toHaveLength(times);
    expect((await fades(page))[times - 1]).toBeGreaterThan(0);
    await expect(heading(page, "Get in Contact")).toBeFocused();
    await page.goBack();
    await expect(heading(page, "Terms & Conditions")).toBeVisible();
    await expect.poll(() => fades(page)).toHaveLength(times + 1);
    if (swiped) expect((await fades(page))[times]).toBe(0);
    else expect((await fades(page))[times]).toBeGreaterThan(0);
  }
});

test("a fade that is skipped is no error, whatever the engine calls it", extended, async ({ page }) => {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...update) {
      const transition = start.apply(this, update);
      // As WebKit says it.
      const ready = transition.ready.then(() => Promise.reject(new DOMException("Old view transition aborted by new view transition.", "AbortError")));
      return Object.defineProperty(transition, "ready", { value: ready });
    };
  });
  await keepBefore(page, refusedBefore);
  await open(page, "/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(heading(page, "Get in Contact")).toBeFocused();
});

test("no field's keyboard offers a way on that it does not go, and none corrects names, streets or references", async ({ page, request }) => {
  const paths = ["/warmth-list", "/contact", "/order/find", "/cancellation", "/shipping", "/reaction-report", "/your-data", "/warmth-list/link"];
  const sent = await Promise.all(paths.map(async (path) => ({ path, html: await (await request.get(path, { headers: { accept: "text/html" } })).text() })));
  const found = await page.evaluate(
    (all) =>
      all.map(({ path, html }) => {
        const fields = new DOMParser()
          .parseFromString(html, "text/html")
          .querySelectorAll("main :is(input:is([type=text], [type=email], [type=tel]):not([name=trap]))");
        return { path, hints: [...fields].map((field) => [field.getAttribute("enterkeyhint"), field.getAttribute("autocorrect")]) };
      }),
    sent,
  );
  for (const { path, hints } of found) {
    expect(hints.length, path).toBeGreaterThan(0);
    for (const [onEnter, correct] of hints) {
      expect(onEnter, path).not.toBe("next");
      expect(correct, path).toBe("off");
    }
  }
});

test("what touches the edges keeps clear of a notch and of the line to swipe by", async ({ page, context }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const insets = { top: 0, left: 59, right: 59, bottom: 21 };
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride" as "Emulation.setUserAgentOverride", { insets } as never);
  await meetBanner(page, "/terms");
  const sides = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    return { left: found?.x ?? 0, right: 844 - (found?.x ?? 0) - (found?.width ?? 844), foot: 390 - (found?.y ?? 0) - (found?.height ?? 390) };
  };
  for (const part of [".brand", "main h1", "body > footer p"]) expect((await sides(part)).left, part).toBeGreaterThanOrEqual(59);
  await expect(banner(page)).toBeVisible();
  expect(await sides(".consent")).toMatchObject({ left: expect.closeTo(59, 0) });
  expect((await sides(".consent")).foot).toBeGreaterThanOrEqual(21);
  await page.locator(".bar > .bar-row > button.bar-menu").tap();
  await expect.poll(async () => Math.round((await sides("#drawer a")).right)).toBeGreaterThanOrEqual(59);
  await page.goto("/faq");
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light only");
});

test("where nothing prints, as in an app's own browser, it is said what to do", extended, async ({ page }) => {
  await keepBefore(page, refusedBefore);
  await page.clock.install();
  await open(page, "/cancellation");
  const print = page.getByRole("button", { name: "Print this form" });
  const said = page.getByText("The browser inside an app often can't print.", { exact: false });
  await print.click();
  await page.clock.fastForward(2_000);
  await expect(said, "this browser prints").toHaveCount(0);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await print.click();
  await page.clock.fastForward(2_000);
  await expect(said).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("no rule for a pointer is left to a finger, and no part of a page refuses to be zoomed", async ({ page }) => {
  const files = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  expect(files.length).toBeGreaterThan(10);
  const { wrong, pointed } = await page.evaluate((texts) => {
    const wrong: string[] = [];
    let pointed = 0;
    const walk = (rules: CSSRuleList, hovers: boolean) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (rule.selectorText.includes(":hover") && ++pointed && !hovers) wrong.push(rule.selectorText);
          const touch = rule.style.getPropertyValue("touch-action");
          if (touch && !/auto|manipulation|pinch-zoom/.test(touch)) wrong.push(`${rule.selectorText} { touch-action: ${touch} }`);
        }
        const inner = "cssRules" in rule ? (rule.cssRules as CSSRuleList) : undefined;
        if (inner) walk(inner, hovers || (rule instanceof CSSMediaRule && rule.conditionText.includes("(hover: hover)")));
      }
    };
    for (const text of texts) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      walk(sheet.cssRules, false);
    }
    return { wrong, pointed };
  }, files);
  expect(pointed).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
