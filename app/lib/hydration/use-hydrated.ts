import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/** False in server HTML and while React takes it over; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** As `useHydrated`, but a moment later, in a task of its own: for what only adorns the page, and must not make its waking longer. */
export const useSettled = (): boolean => useDeferredValue(useHydrated());
