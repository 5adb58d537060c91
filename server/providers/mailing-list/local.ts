import type { JSONColumnType } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";
import { chooseChange, hasNewerEdit } from "#server/providers/mailing-list/member-change.ts";
import type { ListPerson, MailingList, MemberStatus } from "#server/providers/mailing-list/port.ts";

/** The local provider's own table, in a schema of its own: no rule of the shop reads it. */
type LocalListTables = {
  "local_list.members": {
    email: string;
    status: MemberStatus;
    fields: JSONColumnType<Omit<ListPerson, "email">>;
    signed_up_at: Time;
    changed_at: Time;
    joined_at: NullableTime;
  };
};

export const localListOf = (db: Database) => db.withTables<LocalListTables>();

const pageSize = 500;
/** It keeps whole seconds, as the vendor does, so that the same rules hold. */
const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1_000) * 1_000);

export function createLocalList({ db, now }: { db: Database; now: () => Date }): MailingList {
  const local = localListOf(db);
  const select = local.selectFrom("local_list.members").select(["email", "status", "changed_at as changedAt", "joined_at as joinedAt"]);
  const read = async (email: string) => (await select.where("email", "=", email).executeTakeFirst()) ?? null;

  return {
    name: "local",
    read,
    copy: async (email) => (await local.selectFrom("local_list.members").selectAll().where("email", "=", email).executeTakeFirst()) ?? null,

    async push({ email, ...person }, desired) {
      const member = await read(email);
      const change = chooseChange(member, desired);
      if (!change.fields && !change.status) return change.outcome;
      const changed_at = wholeSecond(now());
      const fields = JSON.stringify({ name: person.name, country: person.country, marketing: person.marketing });
      const changes = {
        ...(change.status && { status: change.status }),
        ...(change.status === "subscribed" && { joined_at: wholeSecond(desired.at) }),
        ...(change.fields && (change.fresh || hasNewerEdit({ email, ...person }, member)) && { fields }),
        changed_at,
      };
      await local
        .insertInto("local_list.members")
        .values({ email, status: "subscribed", signed_up_at: changed_at, ...changes, fields })
        .onConflict((same) => same.column("email").doUpdateSet(changes))
        .execute();
      return change.outcome;
    },

    async forget(email) {
      await local.deleteFrom("local_list.members").where("email", "=", email).execute();
    },

    async readPage(from) {
      const members = await select.where("status", "<>", "archived").orderBy("signed_up_at").orderBy("email").limit(pageSize).offset(from).execute();
      return { members, next: members.length === pageSize ? from + pageSize : null };
    },

    readEvent: () => null,
  };
}
