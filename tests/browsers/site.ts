import { expect, inject } from "vitest";
import { openDatabase } from "#server/platform/database/open.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

export type SiteForBrowsers = Awaited<ReturnType<typeof openSite>>;

/** The real site, with the headers it always sends, on a database of its own. */
export async function openSite(env: Record<string, string> = {}) {
  const url = await createTestDatabase(inject("postgres"));
  const site = await startSite({ DATABASE_URL: url, ...env });
  const { db } = openDatabase(url, { connections: 1 });
  const ordersOf = (email: string) => db.selectFrom("orders").select(["reference", "status"]).where("email", "=", email).execute();
  return {
    origin: site.origin,
    db,
    ordersOf,
    /** The link in the newest mail to that address whose path begins like this. */
    async mailedLink(email: string, path: string): Promise<string> {
      let link: string | undefined;
      await expect
        .poll(
          async () => {
            const mails = await db.selectFrom("mailbox").select("text").where("to_address", "=", email).orderBy("id", "desc").execute();
            link = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((one) => new URL(one).pathname.startsWith(path));
            return link;
          },
          { timeout: 15_000, interval: 100 },
        )
        .toBeDefined();
      return link as string;
    },
    async close() {
      await db.destroy();
      expect(await site.stop(), "the server's exit code").toBe(0);
    },
  };
}
