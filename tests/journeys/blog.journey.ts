import type { Page } from "@playwright/test";
import { posts } from "#content/blog/posts.ts";
import { brand } from "#content/brand.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

const titlesOf = (category: string) => posts.filter((post) => post.category === category).map(({ title }) => title);
const cards = (page: Page) => page.locator(".posts").getByRole("heading", { level: 2 }).locator("visible=true");
const chip = (page: Page, name: string) => page.getByRole("group", { name: "Category" }).getByRole("radio", { name, exact: true });
/** As a visitor presses it: its words, since the box itself is not drawn. */
const press = (page: Page, name: string) => page.getByRole("group", { name: "Category" }).getByText(name, { exact: true }).click();
const lead = posts[0]?.title ?? "";

const showsOnly = (page: Page, titles: string[]) => expect(cards(page)).toHaveText(titles);
const showsAll = (page: Page) =>
  showsOnly(
    page,
    posts.map(({ title }) => title),
  );

test(
  "the chips filter, say what is left, are remembered by the address, and are one stop by keyboard; the whole card opens its post, with a way back",
  extended,
  async ({ page }) => {
    await open(page, "/blog");
    await expect(chip(page, "All")).toBeChecked();
    await showsAll(page);

    await press(page, "Company News");
    await showsOnly(page, titlesOf("Company News"));
    await expect(page.getByRole("status").filter({ hasText: "2 posts in Company News" })).toHaveCount(1);
    await expect(page).toHaveURL(/\/blog\?category=company-news$/);

    await cards(page).first().click();
    await expect(page).toHaveURL(/\/blog\/discovery-spark-programme$/);
    await page.goBack();
    await expect(chip(page, "Company News")).toBeChecked();
    await showsOnly(page, titlesOf("Company News"));

    await press(page, "All");
    await showsAll(page);
    await expect(page).toHaveURL(/\/blog$/);

    await chip(page, "All").focus();
    await page.keyboard.press("ArrowRight");
    await expect(chip(page, "Exercise in the Cold")).toBeFocused();
    await showsOnly(page, titlesOf("Exercise in the Cold"));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: lead })).toBeFocused();
    await page.keyboard.press("Tab");
    const second = page.locator(".posts a").nth(1);
    await expect(second).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(second, "who goes back goes on from there").toBeFocused();
    await press(page, "All");
    await showsAll(page);

    const card = page.locator(".posts").getByRole("listitem").first();
    for (const words of ["Exercise in the Cold", "22 January 2025"]) await expect(card).toContainText(words);
    await card.click({ position: { x: 60, y: 60 } });
    await expect(page.getByRole("heading", { level: 1, name: lead })).toBeFocused();
    const article = page.getByRole("article");
    for (const words of ["Exercise in the Cold", "22 January 2025", "minute read"]) await expect(article).toContainText(words);
    await expect(article.getByRole("img")).toBeVisible();

    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await page.getByRole("link", { name: "Read More Articles" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await showsAll(page);
  },
);

test("an address with a category opens on it, and an unknown one on all", extended, async ({ page }) => {
  await open(page, "/blog?category=exercise-in-the-cold");
  await showsOnly(page, titlesOf("Exercise in the Cold"));
  await expectNoSidewaysScroll(page);
  await expectAxeClean(page);
  await open(page, "/blog?category=recipes");
  await expect(chip(page, "All")).toBeChecked();
  await showsAll(page);
});

test("every post stands at its address, leads on to others, calls the product as the brand does, and is sound on a phone", extended, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { slug, title, sample, category } of posts)
    await test.step(slug, async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await open(page, `/blog/${slug}`);
      // A long title stands without the product's name.
      expect([title, `${title} – ${brand.name}`]).toContain(await page.title());
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toHaveCount(1);
      await expect(page.getByRole("article")).toContainText(brand.name);
      await expect(page.getByRole("note").filter({ hasText: "Sample" })).toHaveCount(sample ? 1 : 0);
      const more = page.getByRole("navigation", { name: "More articles" }).getByRole("listitem").getByRole("link");
      await expect(more).toHaveCount(2);
      const sibling = titlesOf(category).find((other) => other !== title) ?? "";
      await expect(more.first()).toHaveText(sibling);
      await expectAxeClean(page);
      await page.setViewportSize({ width: 320, height: 900 });
      await expectNoSidewaysScroll(page);
    });
});

test("an unknown post answers 404 with the way back, also when script leads there", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  const answer = await open(page, "/blog/no-such-post");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Post Not Found" })).toBeVisible();
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectAxeClean(page);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await showsAll(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Post Not Found" })).toBeVisible();
});

test("the feed holds every post in full, with whole addresses", async ({ page, request, baseURL }) => {
  for (const path of ["/blog", `/blog/${posts[0]?.slug}`]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<link(?=[^>]* rel="alternate")(?=[^>]* type="application\/atom\+xml")[^>]* href="\/feed\.xml"/);
  }
  const answer = await request.get("/feed.xml");
  expect(answer.headers()["content-type"]).toMatch(/xml/);
  const feed = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, "application/xml");
      const textOf = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? "";
      return {
        broken: read.querySelector("parsererror") !== null,
        self: read.querySelector("link[rel=self]")?.getAttribute("href"),
        updated: read.querySelector("feed > updated")?.textContent,
        entries: [...read.querySelectorAll("entry")].map((entry) => ({
          title: textOf(entry, "title"),
          link: entry.querySelector("link")?.getAttribute("href"),
          length: textOf(entry, "content").length,
          halfLinks: /(href|src)="\//.test(textOf(entry, "content")),
        })),
      };
    },
    await answer.text(),
  );
  expect(feed.broken).toBe(false);
  expect(feed.self).toBe(`${baseURL}/feed.xml`);
  expect(feed.updated).toMatch(/^2025-01-22T/);
  expect(feed.entries.map(({ title, link }) => [title, link])).toEqual(posts.map(({ title, slug }) => [title, `${baseURL}/blog/${slug}`]));
  for (const { length, halfLinks } of feed.entries) {
    expect(length).toBeGreaterThan(4000);
    expect(halfLinks).toBe(false);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the chips filter, cards open, and an unknown post is said to be one", async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    await page.goto("/blog");
    await press(page, "Company News");
    await showsOnly(page, titlesOf("Company News"));
    await press(page, "All");
    await showsAll(page);
    await page.getByRole("link", { name: lead }).click();
    await expect(page.getByRole("heading", { level: 1, name: lead })).toBeVisible();
    await expect(page.getByRole("link", { name: "Read More Articles" })).toHaveAttribute("href", "/blog");
    expect((await page.goto("/blog/no-such-post"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Post Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await showsAll(page);
  });
});
