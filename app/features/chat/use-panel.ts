import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { followKeyboard } from "#app/components/follow-keyboard.ts";

/** What a panel stands in front of. */
export const page = "body > header, main, body > footer, .skip-link";
export const pageAndDock = `${page}, .dock`;

/** Shows a panel with its field in focus. While `over` names something, that is out of reach and the page behind does not scroll. Escape closes in any case. */
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
    const rest = [...document.querySelectorAll<HTMLElement>(over)];
    for (const part of rest) part.inert = true;
    document.documentElement.classList.add("chat-in-front");
    return () => {
      for (const part of rest) part.inert = false;
      document.documentElement.classList.remove("chat-in-front");
    };
  }, [over]);

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
