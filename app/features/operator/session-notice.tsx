import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { askForSession, watchSession } from "#app/features/operator/watch-session.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { endedSession } from "#content/site/back-office/session.ts";

/** What a page that was left open says once its session has ended. The page itself stays, and what was typed in it: its sign-in is another tab. */
export function SessionNotice() {
  const { pathname, search, key } = useLocation();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ what: "out" | "back"; at?: string; hadFocus?: boolean }>();
  const notice = useRef<HTMLDivElement>(null);
  const lookNow = useRef<() => void>(undefined);
  const isSending = useNavigation().formMethod === "POST";
  const wasSending = useRef(false);
  /** The visit that shows what came of a press, or is about to. */
  const answered = useRef<string>(undefined);
  const isAnswered = useEffectEvent(() => isSending || answered.current === key);

  useEffect(() => {
    const stop = new AbortController();
    lookNow.current = watchSession({
      ask: askForSession,
      page: document,
      tabs: typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("operator-session"),
      signal: stop.signal,
      listen(event, session) {
        if (!session) return setSaid({ what: "out" });
        const hadFocus = notice.current?.contains(document.activeElement) === true;
        if (event === "SIGNED_IN" || event === "PASSWORD_RECOVERY")
          setSaid((before) => before && { what: "back", at: location.pathname + location.search, hadFocus });
        // The frame shows what their role includes. What came of a press is shown once: an invitation's link would go with it.
        if ((event === "SIGNED_IN" || event === "USER_UPDATED") && !isAnswered()) void revalidate();
      },
    });
    return () => stop.abort();
  }, [revalidate]);

  // What was pressed may have been refused for it: the way back in is there with the refusal.
  useEffect(() => {
    if (wasSending.current && !isSending) {
      answered.current = key;
      lookNow.current?.();
    }
    wasSending.current = isSending;
  }, [isSending, key]);

  // The link that had it is gone.
  useLayoutEffect(() => {
    if (said?.hadFocus) notice.current?.focus();
  }, [said]);

  // Being back is news of one page alone.
  const words = said && (said.what === "out" || said.at === pathname + search) ? endedSession[said.what] : undefined;
  return (
    // It stands there before there's anything to say, or it would not be heard; what takes the focus would be heard twice.
    <div role={said?.hadFocus ? undefined : "status"} className={words && "kept-notice mb-6 print:hidden"}>
      {words && (
        <Notice kind={words === endedSession.out ? "warn" : "ok"} role="group" title={words.title} ref={notice} tabIndex={-1}>
          <p>{words.text}</p>
          {words === endedSession.out && (
            <p>
              <Link to={pathname + search} target="_blank" reloadDocument className="inline-flex min-h-11 items-center">
                {endedSession.out.link}
              </Link>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
