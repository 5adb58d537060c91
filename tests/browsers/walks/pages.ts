import { expect } from "vitest";
import { posts } from "#content/blog/posts.ts";
import { outsidePath } from "#content/site/outside.ts";
import type { Walk } from "#tests/browsers/walk.ts";
import { missingPage, publicPages } from "#tests/support/public-pages.ts";

/** A page of each kind, and the one that isn't there at the end: `npm test` opens these, `npm run prove -- keyboard` all. */
const ofEachKind = [
  "/",
  `/blog/${posts[0]?.slug}`,
  "/checkout",
  "/contact",
  "/cookies-policy",
  outsidePath,
  "/faq",
  "/more-information/partners",
  "/pre-order",
  "/shipping",
  "/social-media",
  "/warmth-list",
  missingPage,
];
const pages = process.env.EVERY_SIZE ? publicPages : ofEachKind;

export function walkPages(walk: Walk, extended: Walk) {
  walk(`${pages.length} public pages wake, with a heading, no wider than the screen; one that does not exist says so, and leads home`, async ({ visitor }) => {
    visitor.expectComplaint(/No such page: \/no-such-page|404/);
    expect(publicPages).toEqual(expect.arrayContaining(ofEachKind));
    const unsound: string[] = [];
    for (const path of pages) {
      await visitor.open(path);
      const { headings, tooWide } = await visitor.evaluate(() => ({
        headings: document.querySelectorAll("h1").length,
        tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      if (headings !== 1 || tooWide !== 0) unsound.push(`${path}: ${headings} headings, ${tooWide} px too wide`);
    }
    expect(unsound).toEqual([]);
    await visitor.heading("Oops! Page not found");
    await visitor.click("main a", "Return to Home");
    await visitor.at(/^\/$/);
  });

  extended("an address within a page is opened at its place", async ({ visitor }) => {
    await visitor.open("/#team");
    await visitor.until("the team at the top", () => Math.abs(document.querySelector("#team")?.getBoundingClientRect().top ?? 1e9) < 120);
    await visitor.open("/faq#redness");
    await visitor.until("the question opened", () => document.querySelector("#redness")?.closest("details")?.open);
  });

  extended("of pages that are left in a hurry the last is shown, and none complains", async ({ visitor }) => {
    // Without useLastPress the page before it stayed in WebKit, once in twenty times.
    for (let time = 0; time < 20; time++) {
      await visitor.open("/faq");
      // Faster than one page fades into the next.
      await visitor.evaluate(async () => {
        for (const path of ["/blog", "/contact", "/terms"]) {
          document.querySelector<HTMLElement>(`body > footer a[href="${path}"]`)?.click();
          await new Promise(requestAnimationFrame);
        }
      });
      await visitor.at(/^\/terms$/);
      await visitor.heading("Terms");
    }
  });
}
