/** Where things at the foot of the screen begin and end, in pixels from its top; undefined for what is not there. */
export type DockGeometry = { dockTop: number; footerEnd?: number; toastEnd?: number; sheetEnd?: number; fieldEnd?: number; scrollY: number };

/** Runs within a page, in any engine: it refers to nothing outside itself. */
export function measureDock(): DockGeometry {
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const endOf = (selector: string) => {
    const ends = [...document.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0).map((part) => boxOf(part).bottom);
    return ends.length > 0 ? Math.max(...ends) : undefined;
  };
  const dock = document.querySelector("body > .dock .dock-height");
  const measured = {
    dockTop: dock ? boxOf(dock).top : innerHeight,
    footerEnd: endOf("body > footer :is(p, li, a, button)"),
    toastEnd: endOf(".toasts [role] > *"),
    sheetEnd: endOf(".chat-panel"),
    fieldEnd: endOf(".chat-panel .chat-composer"),
    scrollY,
  };
  return JSON.parse(JSON.stringify(measured));
}
