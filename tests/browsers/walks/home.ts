import { expect } from "vitest";
import type { Walk } from "#tests/browsers/walk.ts";

export function walkHome(walk: Walk, extended: Walk) {
  walk(
    "the bar stays away until 50 px of scroll; the menu opens, closes with Escape and gives the focus back, leads to a section, and to another page",
    async ({ visitor }) => {
      await visitor.open("/");
      const shown = () => (document.querySelector("header.bar .bar-row")?.getBoundingClientRect().bottom ?? 0) > 0;
      expect(await visitor.evaluate(shown)).toBe(false);
      await visitor.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
      expect(await visitor.evaluate(() => document.querySelector("header.bar")?.hasAttribute("data-late"))).toBe(true);
      await visitor.evaluate(() => scrollTo({ top: 51, behavior: "instant" }));
      await visitor.until("the bar", shown);

      await visitor.click("header.bar button.bar-menu");
      await visitor.see("dialog#drawer[open] a", "Science");
      expect(await visitor.evaluate(() => [document.querySelector("dialog:modal")?.id, document.activeElement?.closest("dialog")?.id])).toEqual([
        "drawer",
        "drawer",
      ]);
      await visitor.press("Escape");
      await visitor.gone("dialog#drawer");
      expect(await visitor.evaluate(() => [document.querySelector("dialog:modal"), document.activeElement?.className])).toEqual([
        null,
        expect.stringContaining("bar-menu"),
      ]);

      await visitor.click("header.bar button.bar-menu");
      await visitor.click("dialog#drawer a", "Science");
      await visitor.until("the section at the top", () => Math.abs(document.querySelector("#science")?.getBoundingClientRect().top ?? 1e9) < 120);
      await visitor.until("the section in focus", () => document.activeElement?.id === "science");
      await visitor.click("header.bar button.bar-menu");
      await visitor.click("dialog#drawer a", "FAQ");
      await visitor.at(/^\/faq$/);
      await visitor.gone("dialog#drawer");
      await visitor.until("the heading in focus", () => document.activeElement?.matches("main h1"));
    },
  );

  extended("the carousel shows the quote whose dot is pressed; the slider between cold and warm follows the keyboard and the pointer", async ({ visitor }) => {
    await visitor.open("/");
    await visitor.click('.dots button[aria-controls="quote-3"]');
    await visitor.see("#quote-3[data-on]");
    await visitor.until("the quote within the screen", () => {
      const { left, right } = document.querySelector("#quote-3")?.getBoundingClientRect() ?? { left: -1, right: 0 };
      return left >= 0 && right <= innerWidth;
    });

    const cut = () => {
      const side = document.querySelector(".compare-warm");
      return side && getComputedStyle(side).clipPath;
    };
    const before = await visitor.evaluate(cut);
    await visitor.evaluate(() => document.querySelector<HTMLElement>(".compare-slider")?.focus());
    for (let times = 0; times < 5; times++) await visitor.press("ArrowRight");
    await visitor.until("the slider at 55", () => document.querySelector<HTMLInputElement>(".compare-slider")?.value === "55");
    expect(await visitor.evaluate(cut)).not.toBe(before);
    await visitor.press("Home");
    await visitor.until("the slider at its end", () => document.querySelector<HTMLInputElement>(".compare-slider")?.value === "0");
    await visitor.click(".compare-slider");
    await visitor.until(
      "the slider where it was pressed",
      () => Math.abs(Number(document.querySelector<HTMLInputElement>(".compare-slider")?.value) - 50) <= 2,
    );
  });
}
