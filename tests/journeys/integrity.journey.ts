import type { Page } from "@playwright/test";
import { passwordField, sitePassword, withPassword } from "#tests/journeys/support/gate.ts";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { awake, expect, open, test } from "#tests/journeys/support/site.ts";
import { chunkOf } from "#tests/support/find-chunk.ts";

const refused = /valid digest in the 'integrity'|SRI's integrity checks|dynamically imported module|Failed to fetch/;

/** Hands out that file with a line of somebody else's at its end. */
const tamper = (page: Page, file: string) =>
  page.route(file, async (route) => {
    try {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;window.tampered = true;` });
    } catch {
      // The page was left meanwhile; whatever still asks must not get the true file either.
      await route.abort().catch(() => {});
    }
  });
const ran = (page: Page) => page.evaluate(() => "tampered" in window);
const untilRefused = (page: Page) => page.waitForEvent("console", (message) => /valid digest/.test(message.text()));

for (const [what, file] of [
  ["React", `**${chunkOf("app/entry.client.tsx")}`],
  ["the start", "**/assets/start-*.js"],
  ["the list of hashes", "**/assets/integrity-*.json"],
] as const)
  test(`tampered with, ${what} is refused, and the page works as without script`, async ({ page, expectConsole }) => {
    expectConsole(refused);
    await tamper(page, file);
    const seen = untilRefused(page);
    await page.goto("/warmth-list");
    await seen;
    expect(await ran(page)).toBe(false);
    await fillJoinForm(page, someone());
    await joinButton(page).click();
    await page.waitForURL("**/warmth-list/success");
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await ran(page)).toBe(false);
  });

test("so is one of a page that is made when it is asked for", async ({ page, expectConsole }) => {
  expectConsole(refused);
  await tamper(page, `**${chunkOf("app/routes/shop/checkout.tsx")}`);
  const seen = untilRefused(page);
  await page.goto("/checkout");
  await seen;
  expect(await ran(page)).toBe(false);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: /Secure/ }).click();
  await page.waitForURL("**/card/**");
});

test("so is one that is fetched later", async ({ page, expectConsole }) => {
  expectConsole(refused);
  await tamper(page, `**${chunkOf("app/features/warmth-list/country-combobox.tsx")}`);
  await open(page, "/warmth-list");
  const seen = untilRefused(page);
  const anew = page.waitForEvent("load");
  await page.locator("select#country").focus();
  await seen;
  // Taken for a file that a deploy has removed, so the page is loaded once more.
  await anew;
  await awake(page);
  expect(await ran(page)).toBe(false);
  await page.getByLabel("Country").selectOption("FR");
});

test("a style sheet that was changed is refused, and every word is still there", async ({ page, expectConsole }) => {
  expectConsole(refused);
  await page.route("**/assets/*.css", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} h1 { display: none }` });
  });
  await open(page, "/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a script that nobody gave a hash for does not run", async ({ page, request, expectConsole }) => {
  expectConsole(/Integrity-Policy|integrity|dynamically imported module/i);
  const other = /"(\/assets\/start-[\w-]+\.js)"/.exec(await (await request.get("/faq")).text())?.[1] ?? "";
  await open(page, "/terms");
  const load = (path: string) =>
    page.evaluate(
      (path) =>
        import(path).then(
          () => "ran",
          () => "refused",
        ),
      path,
    );
  expect(await load(other)).toBe("refused");
});

withPassword("the gate's script is held to its bytes too, and its form does without", async ({ page, expectConsole }) => {
  expectConsole(/valid digest|status of 403/);
  await tamper(page, "**/gate.js");
  const seen = untilRefused(page);
  await page.goto("/faq");
  await seen;
  expect(await ran(page)).toBe(false);
  await passwordField(page).fill(sitePassword);
  await page.getByRole("button", { name: "Enter Site" }).click();
  await expect(page).toHaveURL(/\/faq$/);
});
