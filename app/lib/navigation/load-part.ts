import { useCallback, useRef } from "react";
import { isPressedAgain, keepInput } from "#app/lib/hydration/preserve-form.ts";
import { isThere } from "#app/lib/navigation/keep-page.ts";

/**
 * Loads a part of a page whose code comes with a press. The promise rejects where it can't be had: then the page says so, and the next press tries again.
 * Firefox never again asks for a script that it has lost. So where the second press fails as well, though the shop answers, the page is loaded anew
 * with what was typed, and `button` is pressed for its visitor.
 */
export function useLoadPart<T>(load: () => Promise<T>): (button: HTMLElement | null) => Promise<T> {
  const hasFailed = useRef(false);
  return useCallback(
    async (button) => {
      try {
        return await load();
      } catch (lost) {
        if (!hasFailed.current || !button || isPressedAgain() || !(await isThere(location.href))) {
          hasFailed.current = true;
          throw lost;
        }
        keepInput(undefined, button);
        location.reload();
        return new Promise<never>(() => {});
      }
    },
    [load],
  );
}
