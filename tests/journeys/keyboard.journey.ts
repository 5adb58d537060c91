import { offeredOn } from "#content/assistant/open-words.ts";
import { keepBefore, refusedBefore } from "#tests/journeys/support/consent.ts";
import { walkByTab } from "#tests/journeys/support/focus.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";
import { setLetters } from "#tests/journeys/support/text-fit.ts";
import { publicPages } from "#tests/support/public-pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Walked = { width: number; height: number; state: "plain" | "banner" | "chat" | "toast" | "low" | "large"; paths: readonly string[] };
/** A page of each kind, where least room is left: `npm test` walks the lowest. */
const small: readonly Walked[] = [
  {
    width: 844,
    height: 390,
    state: "banner",
    paths: ["/", "/pre-order", "/faq", "/blog", "/warmth-list", "/checkout", "/contact", "/privacy-policy", "/shipping"],
  },
  // 1280 by 1024 at 400 %, with the banner.
  { width: 320, height: 256, state: "low", paths: ["/contact"] },
  // Letters twice as large, as they are set in the browser's own settings, with the banner.
  { width: 390, height: 844, state: "large", paths: ["/pre-order", "/checkout", "/shipping"] },
];
/** In `npm run prove`: every page at every size, with and without what comes up by itself. */
const every = [
  [390, 664],
  [844, 390],
  [1024, 640],
  [1440, 900],
]
  .flatMap(([width = 0, height = 0]) =>
    (["plain", "banner", "chat", "toast"] as const).map((state): Walked => ({ width, height, state, paths: state === "chat" ? offeredOn : publicPages })),
  )
  .concat({ width: 320, height: 256, state: "low", paths: publicPages }, { width: 390, height: 844, state: "large", paths: publicPages });

for (const { width, height, state, paths } of process.env.EVERY_SIZE ? every : small)
  test(`the focus can be seen at every stop by Tab alone, ${width} by ${height}, ${state}`, extended, async ({ page, expectConsole }) => {
    // The walk asks where the focus is: that a busy machine draws a picture late is no fault of that.
    expectConsole(/No such page|status of 404|preloaded using link preload/);
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    if (state === "large") await setLetters(page, 32);
    const isAsked = state === "banner" || state === "low" || state === "large";
    if (isAsked) await page.clock.install();
    else await keepBefore(page, refusedBefore);
    const faults: string[] = [];
    for (const path of paths)
      await test.step(path, async () => {
        await open(page, path);
        if (isAsked) {
          await page.clock.fastForward(3_000);
          await expect(page.locator(".consent")).toBeVisible();
        }
        if (state === "chat") {
          await page
            .locator(".dock")
            .getByRole("button", { name: /questions\?/i })
            .click();
          await expect(page.locator(".chat-panel textarea")).toBeFocused();
          await page.locator(".skip-link").focus();
        }
        if (state === "toast") {
          await page.evaluate(() => dispatchEvent(new CustomEvent("page-lost", { detail: { href: "/" } })));
          // It stays for as long as it's pointed at.
          await page.locator(".toasts [role=alert] > *").hover();
        }
        const walked = await walkByTab(page);
        expect(walked.stops, path).toBeGreaterThan(5);
        faults.push(...walked.faults.map((fault) => `${path}: ${fault}`));
      });
    expect(faults, "stops where the focus cannot be seen").toEqual([]);
  });
