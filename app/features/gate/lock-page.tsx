import type { ReactNode } from "react";
import { href } from "react-router";
import type { LockState } from "#app/features/gate/lock.ts";
import { NotifyMe } from "#app/features/gate/notify-me.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/forms/fields.tsx";
import { FocusedNotice, Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { gateMessages, ukTime } from "#content/site/gate.ts";
import { gatePages } from "#content/site/gate-pages.ts";
import { warnBelow } from "#contracts/verify-site-access.ts";

type Lock = "password" | "code";
const screens = { password: "/site-access", code: "/access-code" } as const;

const GateScript = () => <script type="module" src={import.meta.env.DEV ? "/app/features/gate/script/run.ts" : "/gate.js"} />;

/** What stands above a lock's field. Every notice is in the page from the beginning, for the script to show and hide. */
function LockNotices({ state: { said, note, left, blockedUntil } }: { state: LockState }) {
  const isBlocked = blockedUntil !== null;
  const isWarned = !isBlocked && left !== null && left < warnBelow;
  return (
    <div className="lock-notices" data-lock-notices="">
      {note && (
        <FocusedNotice kind={note === "preview-ended" ? "warn" : "ok"} title={gatePages.notes[note].title} news={note}>
          <p>{gatePages.notes[note].text}</p>
        </FocusedNotice>
      )}
      {said && !isBlocked && (
        <FocusedNotice kind="error" title={said.title} news={said.isOfField ? null : said} data-lock-said="">
          {!said.isOfField && <p>{said.description}</p>}
        </FocusedNotice>
      )}
      {/* These two aren't read out as they appear: the script's message has just said it. The first takes the focus, and is then called by its title alone. */}
      <Notice
        kind="error"
        role="group"
        aria-describedby={undefined}
        title={gatePages.blocked.title}
        tabIndex={-1}
        autoFocus={said !== null && isBlocked}
        hidden={!isBlocked}
        data-lock-blocked={blockedUntil ?? ""}
      >
        <p>
          {gatePages.blocked.text} <time dateTime={blockedUntil ?? undefined}>{blockedUntil && ukTime(new Date(blockedUntil))}</time>.
        </p>
      </Notice>
      <Notice kind="warn" role="group" title={gatePages.warning} hidden={!isWarned} data-lock-warning="">
        <p>{left !== null && gateMessages.left(left)}</p>
      </Notice>
    </div>
  );
}

/** What is wrong with the field, where there is no script to show it: the field then has the focus. */
export const lockError = ({ said, blockedUntil }: LockState) => (said?.isOfField && blockedUntil === null ? said.description : undefined);

type Props = { lock: Lock; state: LockState; children: ReactNode };

/** One of the two locks: its form, which posts by itself and is smoother with script, and below it a way to hear when none is needed any more. */
export function LockPage({ lock, state, children }: Props) {
  const { cold, warm, lead } = gatePages[lock];
  return (
    <>
      <p className="warm grid min-h-[70svh] place-items-center text-cold-soft text-h3" role="status" data-checking="" hidden>
        {gatePages.checking}
      </p>
      <Page data-locked="">
        <SplitPage
          tone="deep"
          cold={cold}
          warm={warm}
          lead={lead}
          card={
            <form method="post" action={screens[lock]} className="grid gap-6" data-lock={lock}>
              <input type="hidden" name="next" value={state.next} />
              <LockNotices state={state} />
              {children}
              <p role="status" className="visually-hidden" data-lock-progress="" />
              {/* For the script to copy. */}
              <template data-field-error="">
                <FieldError id={lock} error="-" />
              </template>
            </form>
          }
        >
          <NotifyMe state={state} screen={screens[lock]} />
        </SplitPage>
      </Page>
      <GateScript />
    </>
  );
}

const { inside } = gatePages;

/** For a browser that has been let in already: the way on, and the way out. */
export function InsidePage({ until, next }: { until: string; next: string }) {
  return (
    <Page data-inside="">
      <SplitPage
        tone="deep"
        cold={inside.cold}
        warm={inside.warm}
        lead={inside.lead}
        card={
          <div className="grid gap-6">
            <p>
              {inside.until} <time dateTime={until}>{formatMoment(new Date(until))}</time>
              {inside.after}
            </p>
            <ButtonLink to={next} wide reloadDocument>
              {inside.go}
            </ButtonLink>
            <form method="post" action={href("/site-access")} data-leave="">
              <input type="hidden" name="intent" value="leave" />
              <Button type="submit" look="secondary" wide>
                {inside.leave}
              </Button>
            </form>
          </div>
        }
      >
        <p className="soft">{inside.shared}</p>
      </SplitPage>
      <GateScript />
    </Page>
  );
}
