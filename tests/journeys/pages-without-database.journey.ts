import { freePort } from "#server/platform/database/embedded/process.ts";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { test as base, expect, extended, hydrated, toast } from "#tests/journeys/support/site.ts";
import { type Site, startSite } from "#tests/support/start-site.ts";

// One after the other: each worker that takes part starts a site of its own.
base.describe.configure({ mode: "default" });

const test = base.extend<object, { lone: Site }>({
  lone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const nobody = await freePort();
      const lone = await startSite({ DATABASE_URL: `postgres://nobody@127.0.0.1:${nobody}/nothing`, TRUSTED_PROXIES: "1" }, { wait: "/healthz" });
      await use(lone);
      // It still waits for its database, so it has nothing to hand back.
      await lone.stop("SIGKILL");
    },
    { scope: "worker" },
  ],
  baseURL: async ({ lone }, use) => use(lone.origin),
});

test("pages stand while the database is away, and nothing else is promised", extended, async ({ page, request, expectConsole }) => {
  expectConsole(/status of 503/);
  for (const path of ["/", "/warmth-list", "/healthz", "/terms"]) expect((await request.get(path)).status(), path).toBe(200);
  const ready = await request.get("/readyz");
  expect(ready.status()).toBe(503);
  expect(Number(ready.headers()["retry-after"])).toBeGreaterThan(0);

  const person = someone();
  const [sent, checkout] = await Promise.all([request.post("/functions/v1/mailchimp-subscribe", { data: person }), page.goto("/checkout")]);
  expect(sent.status()).toBe(503);
  expect(Number(sent.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await sent.json()).toEqual({ error: { code: "unavailable", message: "We can't save anything right now. Please try again in a minute." } });
  expect(checkout?.status()).toBe(503);
  expect(Number(checkout?.headers()["retry-after"])).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1, name: "We'll be back in a moment" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
});

test("the Warmth List says that it could not save, and keeps what was typed", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 503/);
  const person = someone();
  await page.goto("/warmth-list");
  await hydrated(page);
  await fillJoinForm(page, person);
  await joinButton(page).click();
  await expect(toast(page, "Something went wrong")).toBeVisible({ timeout: 12_000 });
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(joinButton(page)).toBeEnabled();
});
