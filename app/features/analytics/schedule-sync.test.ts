import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scheduleSync } from "#app/features/analytics/schedule-sync.ts";

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minute = 60_000;

function open({ last = 0 }: { last?: number } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const window = new EventTarget();
  const stopped = new AbortController();
  const tracker = { sync: vi.fn(async () => {}), leave: vi.fn() };
  let synced = last;
  const needs = {
    tracker,
    readLast: () => synced,
    writeLast: (at: number) => {
      synced = at;
    },
    signal: stopped.signal,
  };
  scheduleSync({ ...needs, page: page as unknown as Document, window: window as unknown as Window });
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { tracker, show, leave: () => window.dispatchEvent(new Event("pagehide")), stop: () => stopped.abort(), syncs: () => tracker.sync.mock.calls.length };
}

test("first after three seconds, then every half hour", async () => {
  const { syncs } = open();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(syncs()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(syncs()).toBe(1);
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(syncs()).toBe(2);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(syncs()).toBe(4);
});

test("not where the last was under five minutes ago, in whichever tab", async () => {
  const { syncs, show } = open({ last: 1_000_000_000 - 4 * minute });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(syncs()).toBe(0);
  await vi.advanceTimersByTimeAsync(minute);
  show("visible");
  await vi.advanceTimersByTimeAsync(999);
  expect(syncs()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(syncs()).toBe(1);
});

test("a page that is hidden or left sends what it has", async () => {
  const { tracker, show, leave } = open();
  show("hidden");
  leave();
  expect(tracker.leave).toHaveBeenCalledTimes(2);
});

test("a page that is hidden or left has the server send on, too, and not again within five minutes", async () => {
  const { tracker, show, leave } = open();
  show("hidden");
  leave();
  await vi.advanceTimersByTimeAsync(6 * minute);
  leave();
  expect(tracker.leave.mock.calls).toEqual([[true], [false], [true]]);
});

test("seen for less than a second is not seen", async () => {
  const { syncs, show } = open();
  await vi.advanceTimersByTimeAsync(3_000 + 6 * minute);
  show("visible");
  await vi.advanceTimersByTimeAsync(500);
  show("hidden");
  await vi.advanceTimersByTimeAsync(minute);
  expect(syncs()).toBe(1);
});

test("a failure is told to the debug log alone, and the next is not put off by it", async () => {
  const said = (["debug", "log", "warn", "error"] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  const { tracker, show, syncs } = open();
  tracker.sync.mockRejectedValueOnce(new Error("away"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(said.map((level) => level.mock.calls.length)).toEqual([1, 0, 0, 0]);
  show("visible");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(syncs()).toBe(2);
});

test("nothing happens once it is stopped", async () => {
  const { tracker, syncs, show, leave, stop } = open();
  stop();
  show("visible");
  leave();
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(syncs()).toBe(0);
  expect(tracker.leave).not.toHaveBeenCalled();
});
