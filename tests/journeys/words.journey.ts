import { readFile } from "node:fs/promises";
import { expect, open, test } from "#tests/journeys/support/site.ts";
import { catalogue, everywhere } from "#tests/journeys/words.ts";

test("bar and footer", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/terms");
  const bar = page.getByRole("banner");
  const { links, order } = everywhere.bar;
  for (const [name, to] of links) await expect(bar.getByRole("navigation").getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
  await expect(bar.getByRole("button", { name: everywhere.cookieSettings })).toBeVisible();
  await expect(bar.getByRole("link", { name: order.wide, exact: true })).toHaveAttribute("href", order.to);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(bar.getByRole("link", { name: order.narrow, exact: true })).toHaveAttribute("href", order.to);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: everywhere.cookieSettings })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText(everywhere.footer.copyright)).toBeVisible();
});

test("the bar is one row from 1024 pixels on, in a window with a scrollbar too", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, "/faq");
  const links = page.locator(".bar-links").locator("a, button");
  // Headless windows have none: its room, which the page's queries don't know of, is all that matters.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = "stable";
  });
  for (const width of [1024, 1152, 1279, 1280, 1281, 1295, 1296, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await links.evaluateAll((all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().top))).size);
    expect(tops, `${width} pixels`).toBe(1);
    expect(await page.locator(".bar").evaluate((bar: HTMLElement) => innerWidth - bar.offsetWidth)).toBeGreaterThan(10);
  }
});

test("the error catalogue has its 20 rows, each shown here or on the way of another journey", async () => {
  expect(new Set(catalogue.map(({ situation }) => situation)).size).toBe(20);
  for (const { situation, title = "", description = "", show, seenIn } of catalogue)
    if (!show) {
      if (!seenIn) throw new Error(`nothing shows "${situation}"`);
      const [file, name] = seenIn;
      const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
      // The gate's words stand beside what its journeys share.
      const journey = (await read(`${file}.journey.ts`)) + (file === "gate" ? await read("support/gate.ts") : "");
      for (const words of [name, title, description]) expect(journey, situation).toContain(words);
    }
});

for (const { situation, title, description, show, console: said } of catalogue)
  if (show)
    test(`error catalogue: ${situation}`, async ({ page, site, expectConsole }) => {
      if (said) expectConsole(said);
      const shown = await show(page, site);
      for (const words of [title, description]) if (words) await expect(shown.filter({ hasText: words }).first()).toBeVisible();
    });
