import { openDatabase } from "#server/platform/database/open.ts";
import { openMail } from "#server/providers/mail/open.ts";
import { readConfig } from "#server/providers/settings.ts";
import { mailConformance } from "#tests/conformance/mail.ts";
import { freshDatabase } from "#tests/support/database.ts";

mailConformance("local", async () => {
  const { db, url } = await freshDatabase();
  const reader = openDatabase(url, { connections: 1 }).db;
  const from = "Shop <hello@shop.example>";
  return {
    from,
    carrier: await openMail(readConfig({ MAIL_FROM: from }), { db, now: () => new Date("2026-09-01T12:00:00Z") }),
    async arrived() {
      const rows = await reader.selectFrom("mailbox").selectAll().orderBy("id").execute();
      return rows.map(({ key, to_address: to, from_address, subject, text, html, headers }) => ({
        ...{ key, to, from: from_address, subject, text, html },
        ...(Object.keys(headers).length > 0 && { headers }),
      }));
    },
    breakDown: () => db.destroy(),
    close: () => reader.destroy(),
  };
});
