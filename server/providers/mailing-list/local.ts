import type { ColumnType, JSONColumnType } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { chooseStep, hasNewerEdit } from "#server/providers/mailing-list/choose-step.ts";
import type { ListPerson, ListWish, MailingList, MemberStatus } from "#server/providers/mailing-list/port.ts";

type Needs = { db: Database; now: () => Date };

/** Members a page. */
const pageSize = 500;
/** It keeps whole seconds, as the vendor does, so that the same rules hold. */
const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1_000) * 1_000);

/** The list's home on this machine: real books, and nothing leaves. News is sent by nobody. */
export function createLocalList({ db, now }: Needs): MailingList {
  const books = listBooks(db);

  async function read(email: string) {
    const row = await books.selectFrom("local_list.members").selectAll().where("email", "=", email).executeTakeFirst();
    return row ? { email, status: row.status, changedAt: row.changed_at, joinedAt: row.joined_at } : null;
  }

  async function push(person: ListPerson, wish: ListWish) {
    const { email, name, country, marketing } = person;
    const member = await read(email);
    const step = chooseStep(member, wish);
    if (!step.write && !step.status) return step.outcome;
    const changed_at = wholeSecond(now());
    const joined = step.status === "subscribed" ? { joined_at: wholeSecond(wish.at) } : {};
    const fields = JSON.stringify({ name, country, marketing });
    const changes = { ...(step.status && { status: step.status }), ...joined, changed_at };
    if (!step.write) await books.updateTable("local_list.members").set(changes).where("email", "=", email).execute();
    else
      await books
        .insertInto("local_list.members")
        .values({
          email,
          status: step.status ?? "subscribed",
          fields,
          signed_up_at: changed_at,
          ...joined,
          changed_at,
        })
        .onConflict((same) => same.column("email").doUpdateSet({ ...changes, ...(hasNewerEdit(person, member) && { fields }) }))
        .execute();
    return step.outcome;
  }

  return {
    name: "local",
    push,
    read,

    async copy(email) {
      const row = await books.selectFrom("local_list.members").selectAll().where("email", "=", email).executeTakeFirst();
      return row ? { ...row } : null;
    },

    async forget(email) {
      await books.deleteFrom("local_list.members").where("email", "=", email).execute();
    },

    async readPage(from) {
      const rows = await books
        .selectFrom("local_list.members")
        .selectAll()
        .where("status", "<>", "archived")
        .orderBy("signed_up_at")
        .orderBy("email")
        .limit(pageSize)
        .offset(from)
        .execute();
      const members = rows.map(({ email, status, changed_at, joined_at }) => ({ email, status, changedAt: changed_at, joinedAt: joined_at }));
      return { members, next: rows.length === pageSize ? from + pageSize : null };
    },

    readEvent: () => null,
  };
}

type Time = ColumnType<Date, Date, Date>;

/** The local home's books, in a schema of their own: no rule of the shop reads them. */
export type LocalListTables = {
  "local_list.members": {
    email: string;
    status: MemberStatus;
    fields: JSONColumnType<Omit<ListPerson, "email">>;
    signed_up_at: Time;
    changed_at: Time;
    joined_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
};

/** The same connection, seen with the local home's tables. */
export const listBooks = (db: Database) => db.withTables<LocalListTables>();
