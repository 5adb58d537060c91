import type { ColumnType, JSONColumnType } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { ListPerson, MemberStatus } from "#server/ports/mailing-list.ts";

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
