import { type RefObject, useEffect } from "react";

/** Tells a sheet (styles/chat.css) how many pixels of the screen the phone's keyboard covers: what is fixed there would stay behind it. */
export function useAboveKeyboard(sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => sheet.current?.style.setProperty("--keyboard", `${Math.max(0, innerHeight - (view?.height ?? innerHeight))}px`);
    view?.addEventListener("resize", fit);
    return () => view?.removeEventListener("resize", fit);
  }, [sheet]);
}
