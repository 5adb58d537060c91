import { type RefObject, useEffect, useEffectEvent } from "react";

/** What lies above the banner, or has a use for Escape of its own. */
const above = "dialog[open], [role=dialog], [role=alertdialog], [role=combobox][aria-expanded=true], [aria-haspopup][aria-expanded=true]";

/** Escape in a field of the page belongs to that field: it clears it, or closes its list of suggestions. */
const isInField = (target: EventTarget | null, own: Element | null) =>
  target instanceof Element && !own?.contains(target) && target.matches("input, select, textarea, [contenteditable]");

/** Calls back on Escape when nothing else should have it. What was open is looked at before anybody acts on the key. */
export function useEscape(own: RefObject<Element | null>, onEscape: () => void) {
  const act = useEffectEvent(onEscape);

  useEffect(() => {
    let ours = false;
    const look = (event: KeyboardEvent) => {
      ours = event.key === "Escape" && !event.isComposing && !document.querySelector(above) && !isInField(event.target, own.current);
    };
    const onKey = (event: KeyboardEvent) => {
      if (ours && event.key === "Escape" && !event.defaultPrevented) act();
    };
    window.addEventListener("keydown", look, true);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", look, true);
      window.removeEventListener("keydown", onKey);
    };
  }, [own]);
}
