import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { followKeyboard } from "#app/lib/browser/follow-keyboard.ts";
import { useBackCloses } from "#app/lib/navigation/back-closes.ts";
import { useInert } from "#app/ui/use-inert.ts";

/** What a panel stands in front of. */
export const page = "body > header, main, body > footer, .skip-link";
export const pageAndDock = `${page}, .dock`;

/** Shows a panel with its field in focus. While `over` names something, that is out of reach and the page behind does not scroll. Escape closes in any case, and Back what is in front. */
export function usePanel(over: string | null, close: () => void): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    panel.current?.show();
    panel.current?.querySelector("textarea")?.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [close]);

  useEffect(() => {
    if (!over) return;
    document.documentElement.classList.add("chat-in-front");
    return () => document.documentElement.classList.remove("chat-in-front");
  }, [over]);
  useInert(over);
  useBackCloses(over !== null, close);

  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    const stop = followKeyboard(current);
    return () => {
      stop();
      // Before it leaves the page: Safari scrolls to the caret of a field that is taken away in focus.
      if (current.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    };
  }, []);

  return panel;
}
