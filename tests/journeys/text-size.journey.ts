import { keepBefore, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";
import { findSmall } from "#tests/journeys/support/small-targets.ts";
import { findTextFaults, setLetters, setText, textSettings } from "#tests/journeys/support/text-fit.ts";
import { publicPages } from "#tests/support/public-pages.ts";

// With a mouse, what can be pressed is measured by every-page.journey.ts.
test.use({ contextOptions: { reducedMotion: "reduce" }, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** A page of each kind: `npm test` measures these, `npm run prove -- keyboard` all of them. */
const ofEachKind = ["/", "/pre-order", "/warmth-list", "/checkout", "/contact", "/privacy-policy"];

const settings = [
  ["letters twice as large", { width: 390, height: 844 }, "", 32],
  ["text twice as large", { width: 390, height: 844 }, textSettings.twice],
  ["text twice as large on the narrowest phone", { width: 320, height: 640 }, textSettings.twice],
  ["text with more room", { width: 390, height: 844 }, textSettings.spaced],
  ["text with more room on a wide screen", { width: 1280, height: 800 }, textSettings.spaced],
  ["everything four times as large", { width: 320, height: 256 }, ""],
] as const;

test(
  "by touch, everything that can be pressed is 44 pixels high at least, and 24 wide; no text is cut off, broken, over other text or off the screen, however large it's set; in a person's own colours fields and buttons keep an edge",
  extended,
  async ({ page, expectConsole }) => {
    // It measures text: that a busy machine draws a picture late is no fault of that.
    expectConsole(/No such page|status of 404|preloaded using link preload/);
    test.setTimeout(600_000);
    await keepBefore(page, refusedBefore);
    const faults: string[] = [];
    for (const path of process.env.EVERY_SIZE ? publicPages : ofEachKind)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, path);
        faults.push(...(await findSmall(page, { width: 24, height: 44 })).map((small) => `${path}, too small: ${small}`));
        for (const [name, size, css, letters = 16] of settings) {
          await page.setViewportSize(size);
          await setLetters(page, letters);
          await setText(page, css);
          faults.push(...(await findTextFaults(page)).map((fault) => `${path}, ${name}: ${fault}`));
        }
        await page.emulateMedia({ forcedColors: "active" });
        const without = await page.evaluate(() =>
          [...document.querySelectorAll(".button, .chip, .card, .notice, input:not([type=range]), select, textarea")]
            .filter((part) => part.checkVisibility({ opacityProperty: true }) && !part.closest("[aria-hidden=true]"))
            .filter((part) => getComputedStyle(part).borderTopWidth === "0px" && getComputedStyle(part).appearance === "none")
            .map((part) => part.outerHTML.slice(0, 120)),
        );
        faults.push(...without.map((part) => `${path}, without an edge: ${part}`));
        await page.emulateMedia({ forcedColors: "none" });
      });
    expect(faults).toEqual([]);
  },
);
