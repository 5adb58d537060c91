import { useSyncExternalStore } from "react";

function watch(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** Whether the visitor is looking at this tab. */
export const useTabVisible = () =>
  useSyncExternalStore(
    watch,
    () => !document.hidden,
    () => true,
  );
