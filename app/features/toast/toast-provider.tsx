import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { addToast, type Shown } from "#app/features/toast/add-toast.ts";
import { Toast, type ToastWords } from "#app/features/toast/toast.tsx";
import { ToastContext } from "#app/features/toast/toast-context.ts";

const withoutComplaints = (shown: Shown[]) => shown.filter(({ destructive }) => !destructive);

/** Holds the messages of all pages below it, in two regions that stand in the page before anything is said in them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const show = useCallback((words: ToastWords) => setShown((before) => addToast(before, words)), []);
  const { pathname } = useLocation();

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
      {/* As high as the screen: a box that grew with its messages would count as one that moves. */}
      <div className="toasts pointer-events-none fixed inset-0 z-(--layer-toast) [--dock-height:inherit] [translate:0_calc(-1*var(--dock-height))] mx-auto grid w-full max-w-md content-end gap-3 p-4 lg:mr-auto lg:ml-0">
        <div role="status" className="grid gap-3">
          {list(false)}
        </div>
        <div role="alert" className="grid gap-3">
          {list(true)}
        </div>
      </div>
    </ToastContext>
  );
}
