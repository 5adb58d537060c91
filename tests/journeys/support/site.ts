import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { test as base, expect, type Page } from "@playwright/test";
import { type OpenDatabase, openDatabase } from "#server/platform/database/open.ts";
import { noteTyped } from "#tests/logs/note-typed.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Site, startSite } from "#tests/support/start-site.ts";

type Mail = { subject: string; text: string; html: string };

/** The site under test: its own server process on its own database. */
export type SiteUnderTest = Site &
  Pick<OpenDatabase, "db"> & {
    databaseUrl: string;
    /** The settings that are its own. */
    env: Record<string, string>;
    /** The newest mail to that address, once it has come. */
    mailTo(address: string, subject?: RegExp): Promise<Mail>;
  };

export async function openSiteUnderTest(env: Record<string, string> = {}): Promise<SiteUnderTest> {
  const url = await createTestDatabase(process.env.TEST_POSTGRES ?? "");
  // One proxy is trusted, so that each test can be a visitor of its own to the rate limits.
  const site = await startSite({ DATABASE_URL: url, TRUSTED_PROXIES: "1", ...env });
  const { db } = openDatabase(url, { connections: 2 });
  return {
    ...site,
    databaseUrl: url,
    env,
    db,
    async stop(signal) {
      await db.destroy();
      return site.stop(signal);
    },
    async mailTo(address, subject = /./) {
      let found: Mail | undefined;
      await expect(async () => {
        const mails = await db.selectFrom("mailbox").selectAll().where("to_address", "=", address).orderBy("id", "desc").execute();
        found = mails.find((mail) => subject.test(mail.subject));
        expect(found, `a mail to ${address}`).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return found as Mail;
    },
  };
}

/** While `act` runs, this many tubes are free in the worker's own shop. */
export async function withFreeTubes({ db }: SiteUnderTest, tubes: number, act: () => Promise<void>) {
  const { available } = await db.selectFrom("stock").select("available").executeTakeFirstOrThrow();
  await db.updateTable("stock").set({ available: tubes }).execute();
  try {
    await act();
  } finally {
    await db
      .updateTable("stock")
      .set((now) => ({ available: now("available", "+", available - tubes) }))
      .execute();
  }
}

type Fixtures = {
  /** Console errors this test provokes on purpose; every other one fails it. */
  expectConsole: (words: RegExp) => void;
};

export const test = base.extend<Fixtures, { site: SiteUnderTest }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      // What it writes down of erasures.
      const dataDir = await mkdtemp(`${tmpdir()}/shop-data-`);
      const site = await openSiteUnderTest({ DATA_DIR: dataDir });
      await use(site);
      expect(await site.stop(), "the server's exit code").toBe(0);
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      context.on("request", (request) => noteTyped({ url: request.url(), headers: Object.entries(request.headers()), body: request.postData() }));
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(`${message.text()} (${message.page()?.url()})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use((words) => expected.push(words));
      expect(
        errors.filter((error) => !expected.some((words) => words.test(error))),
        "unexpected console errors and warnings",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What few visitors meet, takes long, or is mostly held by a unit test already: `npm run prove -- journeys` walks it, before a release,
 * and `npx playwright test` does; `npm test` doesn't.
 */
export const extended = { tag: "@extended" };

/** Script has taken the page over. */
export const hydrated = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-script", "ready");

/** Opens a page as a visitor finds it once its script is there. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer;
}

/** A message that came up by itself. */
export const toast = (page: Page, title: string) => page.locator("[role=alert], [role=status]").filter({ hasText: title });

export { expect };
