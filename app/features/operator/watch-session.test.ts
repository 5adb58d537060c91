import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventsBetween, watchSession } from "#app/features/operator/watch-session.ts";
import { type SessionEvent, type StandingSession, sessionEvents } from "#contracts/session-events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const olive: StandingSession = { id: "1", until: "2026-11-26T21:00:00.000Z", person: "olive", version: "1", provenAt: null, isRecovery: false };
const later = "2026-11-26T22:00:00.000Z";

const cases: [string, StandingSession | null | undefined, StandingSession | null, SessionEvent[]][] = [
  ["a page opens", undefined, olive, ["INITIAL_SESSION"]],
  ["a page opens without one", undefined, null, ["INITIAL_SESSION"]],
  ["a page opens after a lost password", undefined, { ...olive, isRecovery: true }, ["INITIAL_SESSION", "PASSWORD_RECOVERY"]],
  ["nothing has happened", olive, olive, []],
  ["nobody came", null, null, []],
  ["it ended", olive, null, ["SIGNED_OUT"]],
  ["somebody came", null, olive, ["SIGNED_IN"]],
  ["somebody else came", olive, { ...olive, id: "2", person: "ann" }, ["SIGNED_IN"]],
  ["another came by the server's link", { ...olive, person: null }, { ...olive, id: "2", person: null }, ["SIGNED_IN"]],
  ["the same person came anew", olive, { ...olive, id: "2", until: later }, ["TOKEN_REFRESHED"]],
  ["a lost password was replaced", olive, { ...olive, id: "2", until: later, version: "2", isRecovery: true }, ["PASSWORD_RECOVERY"]],
  ["that is no longer just now", { ...olive, isRecovery: true }, olive, []],
  ["the person changed", olive, { ...olive, version: "2" }, ["USER_UPDATED"]],
  ["the password was given again", olive, { ...olive, provenAt: later }, ["MFA_CHALLENGE_VERIFIED"]],
];
test.each(cases)("%s", (_what, before, now, events) => expect(eventsBetween(before, now)).toEqual(events));

test("each event has its cause", () => expect(new Set(cases.flatMap(([, , , events]) => events))).toEqual(new Set(sessionEvents)));

type Answer = StandingSession | null | "away" | "unclear";
function open(first: Answer = olive) {
  let answer = first;
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const tabs = Object.assign(new EventTarget(), { postMessage: vi.fn(), close: vi.fn() });
  const stopped = new AbortController();
  const asks: number[] = [];
  const heard: SessionEvent[] = [];
  const begun = Date.now();
  watchSession({
    ask: async () => {
      asks.push(Date.now() - begun);
      return typeof answer === "string" ? answer : { session: answer };
    },
    page: page as unknown as Document,
    tabs: tabs as unknown as BroadcastChannel,
    listen: (event) => heard.push(event),
    signal: stopped.signal,
  });
  return {
    asks,
    heard,
    tabs,
    stop: () => stopped.abort(),
    say: (next: Answer) => {
      answer = next;
    },
    show(state: DocumentVisibilityState) {
      page.visibilityState = state;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("asks at once and every 30 seconds while it's seen, and when it's seen again", async () => {
  const { asks, show } = open();
  await pass(60_000);
  expect(asks).toEqual([0, 30_000, 60_000]);
  show("hidden");
  await pass(65_000);
  expect(asks).toHaveLength(3);
  show("visible");
  await pass(0);
  expect(asks.at(-1)).toBe(125_000);
});

test("says within a tick that it has ended, and once", async () => {
  const { heard, say } = open();
  await pass(10_000);
  say(null);
  await pass(19_999);
  expect(heard).toEqual(["INITIAL_SESSION"]);
  await pass(1);
  expect(heard).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
  await pass(90_000);
  expect(heard).toHaveLength(2);
});

test("while the shop is away nothing is said: it's asked again after 1, 2, 5 and 10 seconds, and then by the tick", async () => {
  const { asks, heard, say } = open("away");
  await pass(29_999);
  expect(asks).toEqual([0, 1_000, 3_000, 8_000, 18_000]);
  await pass(1);
  expect(asks.at(-1)).toBe(30_000);
  expect(heard).toEqual([]);
  say(olive);
  await pass(1_000);
  expect(heard).toEqual(["INITIAL_SESSION"]);
});

test("an answer that isn't the shop's ends nothing", async () => {
  const { asks, heard, say } = open();
  await pass(0);
  say("unclear");
  await pass(30_000);
  expect([asks.length, heard]).toEqual([2, ["INITIAL_SESSION"]]);
});

test("tells the other tabs that it came and goes, and asks when another does, though it's hidden", async () => {
  const { heard, say, show, stop, tabs, asks } = open();
  await pass(0);
  show("hidden");
  say(null);
  tabs.dispatchEvent(new Event("message"));
  await pass(0);
  expect(heard).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
  stop();
  expect(tabs.postMessage.mock.calls).toEqual([["come"], ["gone"]]);
  expect(tabs.close).toHaveBeenCalledOnce();
  tabs.dispatchEvent(new Event("message"));
  show("visible");
  await pass(60_000);
  expect(asks).toHaveLength(2);
});
