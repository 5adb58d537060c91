import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { CountedEvent } from "#server/providers/analytics/port.ts";

type Waiting = { events: readonly CountedEvent[]; done: () => void; failed: (error: unknown) => void };

/**
 * Writes events down. Whoever comes while a write is under way waits for the next, which takes them all in one statement:
 * a crowd then costs one commit, and still nobody is told "kept" before it is on disk.
 */
export function createRecordEvents(db: Database, { toSend = false } = {}): (events: readonly CountedEvent[]) => Promise<void> {
  let waiting: Waiting[] = [];
  let writing = false;

  async function writeAll() {
    writing = true;
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      try {
        await insert(
          db,
          taken.flatMap(({ events }) => events),
          toSend,
        );
        for (const { done } of taken) done();
      } catch (error) {
        for (const { failed } of taken) failed(error);
      }
    }
    writing = false;
  }

  return (events) =>
    new Promise((done, failed) => {
      waiting.push({ events, done, failed });
      if (!writing) void writeAll();
    });
}

/** One value for any number of rows: a statement takes at most 65,535. */
const insert = (db: Database, events: CountedEvent[], toSend: boolean) =>
  sql`
    insert into counted_events (id, event, visitor, session, path, referrer, country, device, browser, at, to_send)
    select id, event, visitor, session, path, referrer, country, device, browser, at, ${toSend}::boolean
    from json_populate_recordset(null::counted_events, ${JSON.stringify(events)}::json)
    on conflict (id) do nothing`.execute(db);
