import { createLocalList, localListOf } from "#server/providers/mailing-list/local.ts";
import { mailingListConformance } from "#tests/conformance/mailing-list.ts";
import { freshDatabase } from "#tests/support/database.ts";

mailingListConformance("local", async () => {
  const { db } = await freshDatabase();
  let time = new Date("2026-11-22T10:00:00.400Z").getTime();
  const now = () => new Date(time);
  return {
    list: createLocalList({ db, now }),
    now,
    pass: (seconds) => {
      time += seconds * 1_000;
    },
    async nameOf(email) {
      const { fields } = await localListOf(db).selectFrom("local_list.members").select("fields").where("email", "=", email).executeTakeFirstOrThrow();
      return fields.name;
    },
    async getsTips(email) {
      const { fields } = await localListOf(db).selectFrom("local_list.members").select("fields").where("email", "=", email).executeTakeFirstOrThrow();
      return fields.marketing;
    },
    async become(email, status) {
      const at = new Date(Math.floor(time / 1_000) * 1_000);
      const joined = status === "subscribed" ? { joined_at: at } : {};
      await localListOf(db)
        .updateTable("local_list.members")
        .set({ status, changed_at: at, ...joined })
        .where("email", "=", email)
        .execute();
    },
    close: () => db.destroy(),
  };
});
