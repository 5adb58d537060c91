import { useEffect } from "react";

/** What a panel stands in front of. */
export const page = "body > header, main, body > footer, .skip-link";
export const pageAndDock = `${page}, .dock`;

/** While `over` names something, that is out of reach and the page behind does not scroll. Escape closes in any case. */
export function useInFront(over: string | null, close: () => void) {
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
}
