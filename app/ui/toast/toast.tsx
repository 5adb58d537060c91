import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";

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

/** One message. It waits while it is pointed at, while the focus is in it, and while the tab is hidden. */
export function Toast({ title, description, destructive = false, link, stays = destructive ? 15_000 : 6_000, dismiss }: ToastWords & { dismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const visible = useTabVisible();
  useCountdown(stays, visible && !held, dismiss);
  const look = destructive ? "border-error bg-error-pale text-error" : "border-ok bg-surface-raised text-ink-on-light";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it wait
    <div
      className={`on-light pointer-events-auto flex items-start gap-3 rounded-card border-2 py-3 pr-2 pl-4 [box-shadow:var(--shadow-high)] ${look}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && dismiss()}
    >
      <span className="mt-0.5">
        <Icon name={destructive ? "stop" : "tick"} />
      </span>
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-bold">{title}</p>
        {description && <p className="text-small">{description}</p>}
        {link && (
          <a className="inline-flex min-h-11 items-center font-bold" href={link}>
            {destructive ? "Try again" : "Open the next page"}
          </a>
        )}
      </div>
      <button type="button" className="grid size-11 flex-none place-items-center rounded-cap" aria-label={`Dismiss: ${title}`} onClick={dismiss}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

/** Calls `done` once `milliseconds` have passed while `running`; time stands still in between. */
function useCountdown(milliseconds: number, running: boolean, done: () => void) {
  const left = useRef(milliseconds);
  const end = useRef(done);
  useEffect(() => {
    end.current = done;
  });
  useEffect(() => {
    if (!running) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [running]);
}

function watch(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** Whether the visitor is looking at this tab. */
const useTabVisible = () =>
  useSyncExternalStore(
    watch,
    () => !document.hidden,
    () => true,
  );
