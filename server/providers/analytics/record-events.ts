import { sql } from "kysely";
import { groupCommit } from "#server/platform/database/group-commit.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { CountedEvent } from "#server/providers/analytics/port.ts";

export const createRecordEvents = (db: Database, { toSend = false } = {}): ((events: readonly CountedEvent[]) => Promise<void>) =>
  groupCommit((all) => insert(db, all.flat(), toSend), { most: 200 });

/** One value for any number of rows: a statement takes at most 65,535. */
const insert = async (db: Database, events: CountedEvent[], toSend: boolean) => {
  await sql`
    insert into counted_events (id, event, visitor, session, path, referrer, country, device, browser, at, to_send)
    select id, event, visitor, session, path, referrer, country, device, browser, at, ${toSend}::boolean
    from json_populate_recordset(null::counted_events, ${JSON.stringify(events)}::json)
    on conflict (id) do nothing`.execute(db);
};
