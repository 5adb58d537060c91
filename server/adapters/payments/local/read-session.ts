import type { Selectable } from "kysely";
import { isSessionId } from "#server/adapters/payments/local/new-id.ts";
import { type CardTables, cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Database } from "#server/db/open.ts";

export type Session = Selectable<CardTables["local_card.sessions"]>;

const session = (db: Database, id: string) => cardBooks(db).selectFrom("local_card.sessions").selectAll().where("id", "=", id);

export const readSession = async (db: Database, id: string) => (isSessionId(id) ? session(db, id).executeTakeFirst() : undefined);

/** The same, locked until the transaction ends: two tabs that pay take turns. */
export const lockSession = async (db: Database, id: string) => (isSessionId(id) ? session(db, id).forUpdate().executeTakeFirst() : undefined);
