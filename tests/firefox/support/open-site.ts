import { inject } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

/** The real site on a database of its own; nobody is asked about cookies unless they ask. */
export async function openSite() {
  const url = await createTestDatabase(inject("postgres"));
  const site = await startSite({ DATABASE_URL: url, CONSENT_ON_LOCAL_HOSTS: "never" });
  const { db } = openDatabase(url, { connections: 1 });
  return {
    origin: site.origin,
    async reference(email: string) {
      return (await db.selectFrom("orders").select("reference").where("email", "=", email).executeTakeFirstOrThrow()).reference;
    },
    /** The link in the newest mail to that address whose path begins like this; undefined until it has come. */
    async linkTo(email: string, path: string) {
      const mails = await db.selectFrom("mailbox").select("text").where("to_address", "=", email).orderBy("id", "desc").execute();
      return mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => new URL(link).pathname.startsWith(path));
    },
    async close() {
      await db.destroy();
      return site.stop();
    },
  };
}

export type SiteForFirefox = Awaited<ReturnType<typeof openSite>>;
