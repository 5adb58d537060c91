import { fetchInTime, isRetryable, readLimit, sleep } from "#app/lib/http/call-function.ts";
import { parseFailure } from "#app/lib/http/failure.ts";
import type { SessionEvent, SessionListener, StandingSession } from "#contracts/session-events.ts";

/** Milliseconds. */
export const times = { tick: 30_000, waits: [1_000, 2_000, 5_000, 10_000] } as const;

/** `away`: no answer of the shop's came, so nothing is known. */
type Asked = { session: StandingSession | null } | "away" | "unclear";

async function readAnswer(answer: Response): Promise<Asked> {
  if (isRetryable(answer.status)) return "away";
  // A network's own sign-in page answers 200 too.
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return "unclear";
  const text = await answer.text();
  if (answer.ok) return { session: JSON.parse(text) as StandingSession };
  const code = parseFailure(text, answer.status)?.code;
  return code === "missing_session" || code === "invalid_jwt" ? { session: null } : "unclear";
}

export async function askForSession(signal: AbortSignal): Promise<Asked> {
  const outcome = await fetchInTime("/operator/session", { cache: "no-store" }, readAnswer, { milliseconds: readLimit, signal });
  return outcome.state === "answered" ? outcome.answer : "away";
}

/** What has happened between two answers; `undefined` before the first. */
export function eventsBetween(before: StandingSession | null | undefined, now: StandingSession | null): SessionEvent[] {
  if (before === undefined) return now?.isRecovery ? ["INITIAL_SESSION", "PASSWORD_RECOVERY"] : ["INITIAL_SESSION"];
  if (!now) return before ? ["SIGNED_OUT"] : [];
  const isOther = now.id !== before?.id;
  if (isOther && now.isRecovery) return ["PASSWORD_RECOVERY"];
  if (isOther && (!before || now.person === null || now.person !== before.person)) return ["SIGNED_IN"];
  const events: [SessionEvent, boolean][] = [
    ["TOKEN_REFRESHED", now.until !== before?.until],
    ["USER_UPDATED", now.version !== before?.version],
    ["MFA_CHALLENGE_VERIFIED", !isOther && now.provenAt !== before?.provenAt],
  ];
  return events.filter(([, has]) => has).map(([event]) => event);
}

type Needs = {
  ask: (signal: AbortSignal) => Promise<Asked>;
  page: Pick<Document, "visibilityState" | "addEventListener">;
  /** To the browser's other tabs; null where it has no such thing, and the tick must do. */
  tabs: Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close"> | null;
  listen: SessionListener;
  signal: AbortSignal;
};

/**
 * Tells `listen` what becomes of the session: asks at once, every 30 s while the page is seen, when it's seen again, and when another tab has come or gone,
 * which is how signing in and out look from there. While no answer comes the last one holds. Answers how to ask at once.
 */
export function watchSession({ ask, page, tabs, listen, signal }: Needs) {
  let known: StandingSession | null | undefined;
  let looking = false;
  let again = false;

  async function askPatiently(): Promise<Asked> {
    for (const wait of times.waits) {
      const asked = await ask(signal);
      if (asked !== "away") return asked;
      await sleep(wait);
      if (signal.aborted) return asked;
    }
    return ask(signal);
  }

  async function look() {
    looking = true;
    try {
      do {
        again = false;
        const asked = await askPatiently();
        if (signal.aborted) return;
        if (typeof asked === "string") continue;
        const events = eventsBetween(known, asked.session);
        known = asked.session;
        for (const event of events) listen(event, known);
      } while (again);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      looking = false;
    }
  }
  /** What is on its way may have been answered before what happened now. */
  const lookNow = () => {
    if (looking) again = true;
    else void look();
  };

  const ticking = setInterval(() => {
    if (page.visibilityState === "visible" && !looking) void look();
  }, times.tick);
  page.addEventListener("visibilitychange", () => page.visibilityState === "visible" && lookNow(), { signal });
  tabs?.addEventListener("message", lookNow, { signal });
  signal.addEventListener("abort", () => {
    clearInterval(ticking);
    tabs?.postMessage("gone");
    tabs?.close();
  });
  tabs?.postMessage("come");
  lookNow();
  return lookNow;
}
