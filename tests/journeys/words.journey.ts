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
