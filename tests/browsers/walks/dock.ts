import { expect } from "vitest";
import type { Visitor } from "#tests/browsers/visitor.ts";
import type { Walk } from "#tests/browsers/walk.ts";

/** What stands at the foot of the screen hides nothing: waits until `part` ends where the dock begins, or above it. */
const endsAboveDock = (visitor: Visitor, part: string) =>
  visitor.until(
    `the foot of ${part} above the dock's top`,
    (css) => {
      const foot = [...document.querySelectorAll(css)].at(-1)?.getBoundingClientRect().bottom ?? Number.NaN;
      return foot <= (document.querySelector(".dock-height")?.getBoundingClientRect().top ?? Number.NaN) + 1;
    },
    part,
  );

export function walkDock(_walk: Walk, extended: Walk) {
  for (const asked of [true, false]) {
    const about = asked ? "without the cookie banner" : "with the cookie banner";
    const arrive = async (visitor: Visitor, path: string) => {
      await visitor.arrive({ asked });
      await visitor.open(path);
      if (!asked) await visitor.see(".consent");
    };

    extended(`the footer's last line can be read, and the assistant's sheet covers the dock ${about}, and closing it moves nothing`, async ({ visitor }) => {
      await arrive(visitor, "/faq");
      // The page grows once the dock's height is known.
      await visitor.until("the end of the page", () => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        const { bottom } = document.querySelector("body > footer .footer-end")?.getBoundingClientRect() ?? { bottom: Number.NaN };
        return bottom <= (document.querySelector(".dock-height")?.getBoundingClientRect().top ?? Number.NaN) + 1;
      });

      await visitor.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
      const before = await visitor.evaluate(() => scrollY);
      await visitor.click(".dock .chat-door");
      await visitor.until("the sheet over all of the screen", () => {
        const { top, bottom } = document.querySelector(".chat-panel:modal")?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
        return Math.abs(top) <= 1 && Math.abs(bottom - innerHeight) <= 1;
      });
      await visitor.click(".chat-panel textarea");
      await visitor.type("How long does it last?");
      await visitor.click(".chat-send");
      await visitor.see(".chat-messages > ol > li:nth-child(3)", "3 h");
      await visitor.press("Escape");
      await visitor.gone(".chat-panel");
      await visitor.until("the focus back at the button", () => document.activeElement?.matches(".dock .chat-door"));
      expect(await visitor.evaluate(() => scrollY)).toBe(before);
    });

    extended(`a toast stands above the dock ${about}`, async ({ visitor }) => {
      await arrive(visitor, "/warmth-list");
      await visitor.evaluate(() => document.querySelector("main form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })));
      await visitor.see(".toasts", "Validation Error");
      await endsAboveDock(visitor, ".toasts [role=alert] > *");
    });
  }
}
