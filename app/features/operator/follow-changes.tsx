import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useFetchers, useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import { times as session } from "#app/features/operator/watch-session.ts";
import { returnFocus } from "#app/lib/browser/return-focus.ts";
import { isChanged } from "#app/lib/hydration/replay-input.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { backOffice } from "#content/site/back-office/frame.ts";
import { type ChangeArea, changesPath } from "#contracts/changes.ts";

/** Milliseconds: between two looks at what has changed, while something else is under way, after which an event is no longer what came of one's own press: its emails, and a refund's answer, and until a refused stream is asked for again; a lost one as the session is. */
const times = { look: 3_000, busy: 500, own: 10_000, again: 60_000 };

/** What a page shows changes with these: its route exports `handle: Followed`. */
export type Followed = { follows: readonly ChangeArea[] };
const followsOf = (handle: unknown) => (handle as Partial<Followed> | undefined)?.follows ?? [];

/** A button's that stays in place, until the page is read anew after it. */
const isPress = ({ formMethod }: { formMethod?: string | undefined }) => formMethod === "POST";
const router = () => window.__reactRouterDataRouter?.state;

/** Whether somebody is at something that a changed page would disturb: words that aren't sent, a form unfolded, a button under the pointer that would move away. */
function isAtWork() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)")];
  const isHere = fields.some((field) => field === document.activeElement || isChanged(field));
  return isHere || document.querySelector("dialog[open], main details[open] form, main :is(button, summary):hover") !== null;
}

/** No reader is told of what a page shows anew by itself. Answers how to let its regions speak again. */
function quieten() {
  const regions = [...document.querySelectorAll("main [role=status]")];
  for (const region of regions) region.setAttribute("aria-live", "off");
  return () => {
    for (const region of regions) region.removeAttribute("aria-live");
  };
}

/** Tells of areas that have changed since the page was read, while it's seen. A lost line is tried again, and one that's refused, and nothing is said. */
function listen(tell: (area: ChangeArea) => void, since: () => string | undefined) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = 0;
  function open() {
    const mark = since();
    source = new EventSource(mark ? `${changesPath}?since=${mark}` : changesPath);
    source.onmessage = ({ data }) => tell(data);
    source.onopen = () => {
      failed = 0;
    };
    source.onerror = () => {
      const isRefused = source?.readyState === EventSource.CLOSED;
      source?.close();
      timer = setTimeout(open, isRefused ? times.again : (session.waits[failed++] ?? session.waits[3]));
    };
  }
  const close = () => {
    source?.close();
    clearTimeout(timer);
  };
  const look = () => {
    close();
    if (document.visibilityState === "visible") open();
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    close();
    document.removeEventListener("visibilitychange", look);
  };
}

/** Shows what has changed in the shop without a reload; where that would disturb whoever is at something, a quiet line offers it. `since`: what the server had been told of before it read the page. */
export function FollowChanges({ since }: { since: string | undefined }) {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  // Of the page's own forms, and of buttons that stay in place.
  const isPressing = [useNavigation(), ...useFetchers()].some(isPress);
  const follows = useMatches().flatMap(({ handle }) => followsOf(handle));
  const [isOffered, setOffered] = useState(false);
  const looked = useRef(0);
  const pressed = useRef(0);
  const isKnown = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The page is as new as can be. */
  const settle = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isKnown.current = false;
    setOffered(false);
  });
  const show = useEffectEvent(async () => {
    settle();
    looked.current = Date.now();
    const had = document.activeElement;
    const speak = quieten();
    await revalidate();
    setTimeout(() => {
      speak();
      // What had it is no longer on the page.
      if (had?.isConnected === false && document.activeElement === document.body) returnFocus();
    }, times.busy);
  });
  const look = useEffectEvent(() => {
    timer.current = undefined;
    const { navigation, actionData, fetchers } = router() ?? {};
    if (navigation?.state !== "idle" || [...(fetchers?.values() ?? [])].some(isPress)) wait(times.busy);
    // What came of a press is shown once, and would go.
    else if (actionData || isAtWork()) {
      setOffered(isKnown.current);
      wait(times.look);
    } else void show();
  });
  const wait = (milliseconds: number) => {
    timer.current ??= setTimeout(() => look(), milliseconds);
  };
  const newest = useEffectEvent(() => since);
  const hear = useEffectEvent((area: ChangeArea) => {
    if (follows.length === 0 || (area !== "all" && !follows.includes(area))) return;
    // It's most likely of one's own press, after which the page is read anew in any case.
    if (router()?.navigation.formMethod === "POST") return;
    // After a while out of sight nobody knows whether there's anything new, and no line says so; nor of what one has most likely pressed oneself.
    if (area !== "all" && !isPressing && Date.now() - pressed.current > times.own) isKnown.current = true;
    wait(Math.max(0, looked.current + times.look - Date.now()));
  });

  useEffect(() => {
    if (typeof EventSource === "undefined") return;
    const stop = listen(
      (area) => hear(area),
      () => newest(),
    );
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, []);
  useEffect(() => {
    if (!isPressing) return;
    return () => {
      pressed.current = Date.now();
    };
  }, [isPressing]);
  // Another page, or the same one asked for again, has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each visit
  useEffect(() => settle(), [key]);

  // On a phone the page's own padding is half as high as the line: room is kept for it, so that nothing moves as it comes.
  return (
    <div className="h-4 sm:h-0 print:hidden max-[20rem]:h-auto">
      {isOffered && (
        <p className="small relative -top-4 sm:-top-8 flex min-h-8 items-center justify-end gap-2 max-[20rem]:static max-[20rem]:flex-wrap">
          {backOffice.news.text}
          <Button
            look="quiet"
            size="small"
            className="min-h-8! py-0!"
            onClick={() => {
              returnFocus();
              void show();
            }}
          >
            {backOffice.news.show}
          </Button>
        </p>
      )}
    </div>
  );
}

function onConnection(tell: () => void) {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

/** While the browser says that it has no connection: what is shown is of before, and nothing can be sent. It stays in sight. */
export function Offline() {
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={isOnline ? undefined : "kept-notice mb-6 print:hidden"}>
      {!isOnline && (
        <Notice kind="warn" role="group" title={backOffice.offline.title}>
          <p>{backOffice.offline.text}</p>
        </Notice>
      )}
    </div>
  );
}
