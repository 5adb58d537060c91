import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type ChangeArea, changeAreas } from "#contracts/changes.ts";
import type { OutageLog } from "#server/platform/database/outage.ts";
import type { Log } from "#server/platform/log.ts";

type Needs = { outage: OutageLog; log: Pick<Log, "error"> };
export type Watcher = { changed(area: ChangeArea): void /** Nothing more is told: this process stops. */; closing(): void };

/** Milliseconds between two signs that somebody watches, for as long as which, and some more, the database tells of changes; until a lost connection is tried again; that a page waits for a connection; and that its reader may take to watch. */
const times = { renew: 25_000, retry: 2_000, patience: 250, comes: 30_000 };
/** Also finds out whether the connection still stands. */
const renew = `insert into change_watch (until) values (now() + interval '1 minute') on conflict (only_one) do update set until = excluded.until`;

const isArea = (text: string | undefined): text is ChangeArea => changeAreas.some((area) => area === text);

/**
 * What changes in the shop, whichever process does it: one connection that listens, and only while somebody watches. It's none of the pool's,
 * which hangs up on one that is silent.
 */
export function createChangeWatch(url: string, { outage, log }: Needs) {
  const watchers = new Set<Watcher>();
  /** By which connection, none while nobody listens; how often, and of what when last. */
  const told = { by: "", times: 0, last: new Map<ChangeArea, number>() };
  let listening: Promise<void> | null = null;
  let isClosed = false;
  let wake = () => {};

  const tell = (area: ChangeArea) => {
    told.last.set(area, ++told.times);
    for (const { changed } of watchers) changed(area);
  };

  /** Until nobody watches; throws where the connection is lost. */
  async function listen(client: pg.Client, onBegin: () => void) {
    const gone = new Promise<never>((_, fail) => client.on("error", fail).on("end", () => fail(new Error("Connection terminated"))));
    gone.catch(() => {});
    client.on("notification", ({ payload }) => isArea(payload) && tell(payload));
    await client.connect();
    await client.query("listen shop_changed");
    await client.query(renew);
    onBegin();
    while (watchers.size > 0) {
      const asked = new Promise<void>((resume) => (wake = resume));
      await Promise.race([wait(times.renew, undefined, { ref: false }), asked, gone]);
      if (watchers.size > 0) await client.query(renew);
    }
  }

  async function follow() {
    while (watchers.size > 0) {
      const client = new pg.Client({ connectionString: url, application_name: "shop changes", connectionTimeoutMillis: 5_000, query_timeout: 15_000 });
      try {
        await listen(client, () => {
          outage.back();
          told.by = randomUUID();
          // Until now nobody told us.
          tell("all");
        });
      } catch (error) {
        if (!outage.lost(error)) log.error({ error: (error as Error).message }, "changes can't be listened to");
        const asked = new Promise<void>((resume) => (wake = resume));
        await Promise.race([wait(times.retry, undefined, { ref: false }), asked]);
      } finally {
        told.by = "";
        // Its goodbye isn't answered where the network is lost.
        await Promise.race([client.end(), wait(times.retry, undefined, { ref: false })]);
      }
    }
    listening = null;
  }

  /** Answers how to stop watching. `mark`: with which the watcher's page was read; what changed between that and now nobody has told it. */
  function watch(watcher: Watcher, mark = "") {
    const [by, times] = mark.split(".");
    if (isClosed) watcher.closing();
    else {
      watchers.add(watcher);
      if (told.by && by !== told.by) watcher.changed("all");
      else if (told.by) for (const [area, at] of told.last) if (at > Number(times)) watcher.changed(area);
      listening ??= follow();
    }
    return () => {
      if (watchers.delete(watcher) && watchers.size === 0) wake();
    };
  }

  return {
    watch,
    /** Asked for before a page is read whose reader will watch: from here on all that changes is told. Undefined where it isn't, or can't be said in time. */
    async mark() {
      const begun = new Promise<unknown>((tell) => setTimeout(watch({ changed: tell, closing: () => tell(null) }), times.comes).unref());
      await Promise.race([begun, wait(times.patience, undefined, { ref: false })]);
      return told.by ? `${told.by}.${told.times}` : undefined;
    },
    async close() {
      isClosed = true;
      for (const { closing } of watchers) closing();
      watchers.clear();
      wake();
      await listening;
    },
  };
}
export type ChangeWatch = ReturnType<typeof createChangeWatch>;
