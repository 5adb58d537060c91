import { keepBefore } from "#tests/journeys/support/consent.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

/** Parts that a page can do without, where each is, and what of the browser fails under it. */
const parts = [
  { part: "confetti", path: "/pre-order", broken: "hidden" },
  { part: "the light and its cards", path: "/", broken: "matchMedia" },
  { part: "the price in another currency", path: "/checkout", broken: "IntersectionObserver" },
] as const;

for (const { part, path, broken } of parts)
  test(`where ${part} fails, the page stays`, extended, async ({ page, expectConsole }) => {
    expectConsole(/broken on purpose|OptionalPart/);
    const failures: string[] = [];
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    await page.addInitScript((name) => {
      const fail = () => {
        throw new Error("broken on purpose");
      };
      if (name === "hidden") Object.defineProperty(Document.prototype, name, { get: fail });
      const { matchMedia } = window;
      if (name === "matchMedia") window.matchMedia = (query) => (query.includes("reduced-motion") ? fail() : matchMedia.call(window, query));
      const { observe } = IntersectionObserver.prototype;
      if (name === "IntersectionObserver")
        IntersectionObserver.prototype.observe = function (target) {
          if (target.matches(".conversion")) fail();
          observe.call(this, target);
        };
    }, broken);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Application Error");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(failures.filter((text) => text.includes("broken on purpose")).length, "it is told, and not for ever").toBeGreaterThan(0);
  });

test("where the banner or the assistant fails, the page stays", async ({ page, expectConsole }) => {
  expectConsole(/broken on purpose|OptionalPart/);
  await keepBefore(page, { cc_visited: "true", cc_prefs: JSON.stringify({ necessary: true, functional: false, analytics: true, advertising: false }) });
  await open(page, "/faq");
  await page.evaluate(() => {
    const fail = () => {
      throw new Error("broken on purpose");
    };
    Object.defineProperty(Intl, "ListFormat", { get: fail });
    Object.defineProperty(HTMLDialogElement.prototype, "show", { value: fail });
  });
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  await expect(page.locator(".dock-consent")).toBeEmpty();
  await page.locator(".chat-door").click();
  await expect(page.locator(".chat-door")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
