import type { ReactNode } from "react";
import { formatTime } from "#app/features/gate/format-time.ts";
import type { LockState } from "#app/features/gate/lock-state.ts";
import { gateWords } from "#app/features/gate/words.ts";
import { Notice } from "#app/ui/notice.tsx";
import { warnBelow } from "#contracts/verify-site-access.ts";

const notes = {
  told: { title: "Nearly there", words: "Please confirm your address by the link in the email that we have just sent. Then we will tell you when we open." },
  "told-tomorrow": {
    title: "Nearly there",
    words:
      "We have sent all the emails that we send in one day, so yours goes out tomorrow: please confirm your address by its link. Then we will tell you when we open.",
  },
  confirmed: { title: "You're on the Warmth List", words: "Your place is saved. We will write to you when we open." },
  "preview-ended": { title: "This preview link has ended", words: "Ask whoever sent it to you for a fresh one." },
} as const;

/** What stands above a lock's field. Every notice is in the page from the beginning, for the script to show and hide. */
export function LockNotices({ state: { said, note, left, blockedUntil } }: { state: LockState }) {
  const blocked = blockedUntil !== null;
  const warned = !blocked && left !== null && left < warnBelow;
  return (
    <div className="lock-notices" data-lock-notices="">
      {note && (
        <Notice kind={note === "preview-ended" ? "warn" : "ok"} title={notes[note].title}>
          <p>{notes[note].words}</p>
        </Notice>
      )}
      {said && !blocked && (
        <Notice kind="error" title={said.title} data-lock-said="">
          <p>{said.description}</p>
        </Notice>
      )}
      <Notice kind="error" title="Access temporarily blocked" hidden={!blocked} data-lock-blocked={blockedUntil ?? ""}>
        <p>
          Too many failed attempts. Try again after{" "}
          <time dateTime={blockedUntil ?? undefined}>{blockedUntil && `${formatTime(new Date(blockedUntil), new Date(), "Europe/London")} (UK time)`}</time>.
        </p>
      </Notice>
      <Notice kind="warn" title="Warning" hidden={!warned} data-lock-warning="">
        <p>{left !== null && gateWords.left(left)}</p>
      </Notice>
    </div>
  );
}

/** The form of one lock: posts by itself, and is smoother with script. */
export function LockForm({ lock, state, children }: { lock: "password" | "code"; state: LockState; children: ReactNode }) {
  return (
    <form method="post" action={lock === "password" ? "/site-access" : "/access-code"} className="grid gap-6" data-lock={lock}>
      <input type="hidden" name="next" value={state.next} />
      {children}
    </form>
  );
}
