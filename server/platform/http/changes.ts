import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import type { StreamingApi } from "hono/utils/stream";
import type { Backend } from "#contracts/backend.ts";
import { type ChangeArea, changesPath } from "#contracts/changes.ts";
import { readCookie } from "#contracts/cookies.ts";
import { Failure } from "#contracts/failure.ts";
import { mayDo } from "#contracts/rights.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { ChangeWatch, Watcher } from "#server/platform/database/changes.ts";
import { isDatabaseAway } from "#server/platform/database/outage.ts";
import { answerFailure } from "#server/platform/http/failures.ts";
import { type AppEnv, describeBreak } from "#server/platform/http/request.ts";
import type { Log } from "#server/platform/log.ts";

type Needs = { backend: () => Promise<Backend>; changes: () => Promise<ChangeWatch>; publicOrigin: string; log: Log };

/** Milliseconds between two signs of life, which proxies and our own server wait for, and between two looks at the session; and between two events, whatever comes. */
const times = { beat: 25_000, pause: 500 };
/** Streams of one person, in this process: each is a window that is seen. */
const most = 6;

const headers = {
  "content-type": "text/event-stream",
  // Packed or held back by a proxy, an event would come with the next ones.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  "x-robots-tag": "noindex",
};

/** Writes what has changed, as server-sent events, while `mayGoOn` says so. */
async function tellChanges(out: StreamingApi, watch: (watcher: Watcher) => () => void, mayGoOn: () => Promise<boolean>, onEnd: () => void) {
  const news = new Set<ChangeArea>();
  let isOpen = true;
  let wake = () => {};
  let stop = () => {};
  const changed = (area: ChangeArea) => {
    news.add(area);
    wake();
  };
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    stop();
    onEnd();
    wake();
  };
  out.onAbort(end);
  stop = watch({ changed, closing: end });
  try {
    // The first bytes are what opens it; a lost connection is tried again after so many milliseconds.
    await out.write("retry: 3000\n\n");
    while (isOpen) {
      const heard = new Promise<void>((resume) => (wake = resume));
      if (news.size === 0) await Promise.race([wait(times.beat, undefined, { ref: false }), heard]);
      if (!isOpen || !(await mayGoOn()) || !isOpen) return;
      const words = [...news].map((area) => `data: ${area}\n\n`).join("") || ":\n\n";
      news.clear();
      await out.write(words);
      await wait(times.pause, undefined, { ref: false });
    }
  } finally {
    end();
  }
}

/** Behind the gate of the back office, for whoever may see its overview. It ends with the session, and when this process stops; the browser then asks again. */
export function changesStream({ backend, changes, publicOrigin, log }: Needs) {
  const secure = publicOrigin.startsWith("https:");
  const open = new Map<string, number>();

  return new Hono<AppEnv>().get(changesPath, async (c) => {
    c.set("route", changesPath);
    const { session } = c.get("caller");
    const token = readCookie(c.req.header("cookie"), cookies.operator.name, secure);
    if (!session || !token || !mayDo(session.role, "listOrders")) return answerFailure(c, new Failure("forbidden"));
    // Nobody would read its body, and it would never end.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const who = session.person?.id ?? session.id;
    if ((open.get(who) ?? 0) >= most) return answerFailure(c, new Failure("too-many"));
    const { door } = await backend();
    const mayGoOn = async () => {
      try {
        return (await door.readStanding(token)) !== null;
      } catch (error) {
        // Nothing is known, so the last that was known holds.
        if (isDatabaseAway(error)) return true;
        throw error;
      }
    };
    const { watch } = await changes();
    const follow = (watcher: Watcher) => watch(watcher, c.req.query("since"));
    const count = (by: 1 | -1) => {
      const now = (open.get(who) ?? 0) + by;
      if (now > 0) open.set(who, now);
      else open.delete(who);
    };
    count(1);
    const answer = stream(
      c,
      (out) => tellChanges(out, follow, mayGoOn, () => count(-1)),
      async (error) => log.error(describeBreak(c, error), "a stream of changes broke"),
    );
    return new Response(answer.body, { headers });
  });
}
