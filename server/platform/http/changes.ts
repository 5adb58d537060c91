import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import type { Backend } from "#contracts/backend.ts";
import { type ChangeArea, changesPath } from "#contracts/changes.ts";
import { readCookie } from "#contracts/cookies.ts";
import { Failure } from "#contracts/failure.ts";
import { mayDo } from "#contracts/rights.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { ChangeWatch } from "#server/platform/database/changes.ts";
import { isDatabaseAway } from "#server/platform/database/outage.ts";
import { answerFailure } from "#server/platform/http/failures.ts";
import type { AppEnv } from "#server/platform/http/request.ts";

type Needs = { backend: () => Promise<Backend>; changes: () => Promise<ChangeWatch>; publicOrigin: string };

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

/** What has changed, as server-sent events, while `mayGoOn` says so. */
function openStream({ watch }: ChangeWatch, mayGoOn: () => Promise<boolean>, onEnd: () => void) {
  const news = new Set<ChangeArea>();
  const text = new TextEncoder();
  let isOpen = true;
  let wake = () => {};
  let stop = () => {};
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    stop();
    onEnd();
    wake();
  };

  async function write(send: (words: string) => void) {
    // The first bytes are what opens it; a lost connection is tried again after so many milliseconds.
    send("retry: 3000\n\n");
    while (isOpen) {
      const heard = new Promise<void>((resume) => (wake = resume));
      if (news.size === 0) await Promise.race([wait(times.beat, undefined, { ref: false }), heard]);
      if (!isOpen || !(await mayGoOn()) || !isOpen) return;
      send([...news].map((area) => `data: ${area}\n\n`).join("") || ":\n\n");
      news.clear();
      await wait(times.pause, undefined, { ref: false });
    }
  }

  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const changed = (area: ChangeArea) => {
        news.add(area);
        wake();
      };
      stop = watch({ changed, closing: end });
      write((words) => controller.enqueue(text.encode(words)))
        .then(
          () => isCancelled || controller.close(),
          (error: unknown) => controller.error(error),
        )
        .finally(end);
    },
    cancel() {
      isCancelled = true;
      end();
    },
  });
}

/** Behind the gate of the back office, for whoever may see its overview. It ends with the session, and when this process stops; the browser then asks again. */
export function changesStream({ backend, changes, publicOrigin }: Needs) {
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
        return (await door.readSession(token)) !== null;
      } catch (error) {
        // Nothing is known, so the last that was known holds.
        if (isDatabaseAway(error)) return true;
        throw error;
      }
    };
    const watch = await changes();
    const count = (by: 1 | -1) => {
      const now = (open.get(who) ?? 0) + by;
      if (now > 0) open.set(who, now);
      else open.delete(who);
    };
    count(1);
    return c.body(
      openStream(watch, mayGoOn, () => count(-1)),
      200,
      headers,
    );
  });
}
