import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { followKeyboard } from "#app/lib/browser/follow-keyboard.ts";
import { followDock } from "#app/ui/dock.tsx";
import { addToast, type Shown } from "#app/ui/toast/add-toast.ts";
import { Toast, type ToastWords } from "#app/ui/toast/toast.tsx";
import { ToastContext } from "#app/ui/toast/toast-context.ts";

const withoutComplaints = (shown: Shown[]) => shown.filter(({ destructive }) => !destructive);

/** Holds the messages of all pages below it, in two regions that stand in the page before anything is said in them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const show = useCallback((words: ToastWords) => setShown((before) => addToast(before, words)), []);
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);

  // Above what is docked, and above a phone's keyboard: a refused form keeps its field in focus.
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const stops = [followDock(current), followKeyboard(current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  // What went wrong on one page is no news on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of page
  useEffect(() => setShown(withoutComplaints), [pathname]);

  // A new try makes the last complaint old news; this runs before the form's own handler, which may bring a new one.
  useEffect(() => {
    const onSubmit = () => setShown(withoutComplaints);
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
      <div className="toasts" ref={place}>
        <div role="status">{list(false)}</div>
        <div role="alert">{list(true)}</div>
      </div>
    </ToastContext>
  );
}
