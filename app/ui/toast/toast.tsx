import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { followKeyboard } from "#app/lib/browser/follow-keyboard.ts";
import { clearFocusSoon, giveWay } from "#app/lib/browser/keep-focus-clear.ts";
import { returnFocus } from "#app/lib/browser/return-focus.ts";
import { followDock } from "#app/ui/dock.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ToastContext } from "#app/ui/toast/toast-context.ts";
import { toastWords } from "#content/site/toast.ts";

export type ToastWords = {
  title: string;
  description?: string;
  /** Something went wrong: announced at once, and it stays longer. */
  destructive?: boolean;
  /** An address to go to, as a page of its own. */
  link?: string;
  /** Milliseconds it stays; default 6 s, or 15 s when destructive. */
  stays?: number;
};

/** Milliseconds between two looks at whether a message may go. */
const step = 250;

/** One message. It waits while it is pointed at, while the focus is in it, and while the tab is hidden. */
export function Toast({ title, description, destructive = false, link, stays = destructive ? 15_000 : 6_000, dismiss }: ToastWords & { dismiss: () => void }) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const end = useEffectEvent(dismiss);
  useEffect(() => {
    let left = stays;
    const timer = setInterval(() => {
      if (document.hidden || box.current?.matches(":hover, :focus-within")) return;
      left -= step;
      if (left <= 0) end();
    }, step);
    return () => clearInterval(timer);
  }, [stays]);

  const leave = () => {
    if (box.current?.contains(document.activeElement)) returnFocus(before.current);
    dismiss();
  };
  const look = destructive ? "border-error bg-error-pale text-error" : "border-ok bg-surface-raised text-ink-on-light";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts away the message that the focus is in
    <div
      ref={box}
      className={`on-light pointer-events-auto flex items-start gap-3 rounded-card border-2 py-3 pr-2 pl-4 [box-shadow:var(--shadow-high)] ${look}`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // A dialog behind it stays.
        event.preventDefault();
        leave();
      }}
    >
      <span className="mt-0.5 max-[18rem]:hidden">
        <Icon name={destructive ? "stop" : "tick"} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 py-0.5">
        <div className="min-w-0 flex-auto basis-56">
          <p className="font-bold" id={titleId}>
            {title}
          </p>{" "}
          {description && <p className="text-small">{description}</p>}
        </div>
        {link && (
          <a className="inline-flex min-h-11 items-center font-bold" href={link}>
            {destructive ? toastWords.again : toastWords.open}
          </a>
        )}
      </div>
      <button
        type="button"
        className="grid size-[44px] flex-none place-items-center rounded-cap"
        aria-label={toastWords.dismiss}
        aria-describedby={titleId}
        onClick={leave}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

export type Shown = ToastWords & { id: number };

/** Milliseconds that messages stay which cover what has the focus, where a low window leaves no room for both: long enough to be read out. */
const stayInWay = 1_500;
/** Pixels below a message at the top: a field that is scrolled clear of it has its label above. */
const labelRoom = 32;
/** At most this many at once; the oldest goes. */
const most = 3;

/**
 * The same words again take the place of the old ones, so that they are announced anew and never pile up; and only
 * what went wrong last counts.
 */
export function addToast(shown: readonly Shown[], words: ToastWords): Shown[] {
  const id = (shown.at(-1)?.id ?? 0) + 1;
  const others = shown.filter(
    ({ title, description, destructive }) => !(destructive && words.destructive) && (title !== words.title || description !== words.description),
  );
  return [...others, { ...words, id }].slice(-most);
}

const withoutFailures = (shown: Shown[]) => shown.filter(({ destructive }) => !destructive);

/**
 * Holds the messages of all pages below it, in two regions that stand in the page before anything is said in them. They stand in an element that React
 * does not place: a modal dialog takes it along (ui/use-modal.ts).
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const show = useCallback((words: ToastWords) => setShown((before) => addToast(before, words)), []);
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Only what covers now: what is said meanwhile has its own time.
  const leaveSoon = useEffectEvent(() => setTimeout(() => setShown((now) => now.filter((toast) => !shown.includes(toast))), stayInWay));

  // Above what is docked, and above a phone's keyboard; what went wrong at the top (styles/dock.css).
  useLayoutEffect(() => {
    const element = document.createElement("div");
    element.className = "toasts";
    document.body.append(element);
    setPlace(element);
    const stops = [followDock(element), followKeyboard(element)];
    // Whatever covers it: a message takes room as well, and is the first to go.
    document.addEventListener(giveWay, leaveSoon);
    return () => {
      document.removeEventListener(giveWay, leaveSoon);
      for (const stop of stops) stop();
      element.remove();
    };
  }, []);

  // The page leaves room for them at its foot and its head, and what has the focus is scrolled clear of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as what is shown
  useEffect(() => {
    const [below = 0, above = 0] = [...(place?.children ?? [])].map(({ clientHeight }) => clientHeight);
    document.querySelector<HTMLElement>("body > .dock")?.style.setProperty("--toasts-height", `${below}px`);
    document.documentElement.style.setProperty("--covered-above", `${above && above + labelRoom}px`);
    clearFocusSoon();
  }, [place, shown]);

  // What went wrong on one page is no news on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of page
  useEffect(() => setShown(withoutFailures), [pathname]);

  // A new try makes the last complaint old news; this runs before the form's own handler, which may bring a new one.
  useEffect(() => {
    const onSubmit = () => setShown(withoutFailures);
    document.addEventListener("submit", onSubmit, true);
    return () => document.removeEventListener("submit", onSubmit, true);
  }, []);

  const list = (destructive: boolean) =>
    shown
      .filter((toast) => (toast.destructive ?? false) === destructive)
      .map(({ id, ...words }) => <Toast key={id} {...words} dismiss={() => setShown((before) => before.filter((toast) => toast.id !== id))} />);

  return (
    <ToastContext value={show}>
      {children}
      {place &&
        createPortal(
          <>
            {/* Each is read out by itself, and not with those that are still shown. */}
            <div role="status" aria-atomic={false}>
              {list(false)}
            </div>
            <div role="alert" aria-atomic={false}>
              {list(true)}
            </div>
          </>,
          place,
        )}
    </ToastContext>
  );
}
