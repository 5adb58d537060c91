import { useDeferredValue } from "react";
import { useHydrated } from "#app/forms/use-hydrated.ts";

/** As `useHydrated`, but a moment later, in a task of its own: for what only adorns the page, and must not make its waking longer. */
export const useSettled = (): boolean => useDeferredValue(useHydrated());
