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
  /** Which connection tells, how often it has told, and of what when last. */
  let telling = "";
  let count = 0;
  const last = new Map<ChangeArea, number>();
  let listening: Promise<void> | null = null;
  let isTold = false;
  let isClosed = false;
  let wake = () => {};

  const tell = (area: ChangeArea) => {
    last.set(area, ++count);
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
          isTold = true;
          telling = randomUUID();
          // Until now nobody told us.
          tell("all");
        });
      } catch (error) {
        if (!outage.lost(error)) log.error({ error: (error as Error).message }, "changes can't be listened to");
        const asked = new Promise<void>((resume) => (wake = resume));
        await Promise.race([wait(times.retry, undefined, { ref: false }), asked]);
      } finally {
        isTold = false;
        // Its goodbye isn't answered where the network is lost.
        await Promise.race([client.end(), wait(times.retry, undefined, { ref: false })]);
      }
    }
    listening = null;
  }

  /** Nobody told this one what changed between the reading of its page and now; `mark`: what that page was read with. */
  function changedSince(mark: string): ChangeArea[] {
    const [of, told] = mark.split(".");
    return of === telling ? [...last].filter(([, at]) => at > Number(told)).map(([area]) => area) : ["all"];
  }

  /** Answers how to stop watching. */
  function watch(watcher: Watcher, mark = "") {
    if (isClosed) watcher.closing();
    else {
      watchers.add(watcher);
      if (isTold) for (const area of changedSince(mark)) watcher.changed(area);
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
      const told = new Promise<unknown>((tell) => setTimeout(watch({ changed: tell, closing: () => tell(null) }), times.comes).unref());
      await Promise.race([told, wait(times.patience, undefined, { ref: false })]);
      return isTold ? `${telling}.${count}` : undefined;
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
