import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { clearFocusSoon } from "#app/lib/browser/keep-focus-clear.ts";

const parts = ["consent", "buy-bar", "chat"] as const;

/**
 * Everything that floats at the bottom of the screen stands here, each part above or beside the others, so that nothing covers anything else.
 * Early in the document, for the consent banner is read before the page; its height is known to the page (styles/dock.css),
 * so that nothing with the focus is ever behind it.
 */
export function Dock() {
  const dock = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = dock;
    if (!current) return;
    // How high and wide each part is: by these CSS lifts those above it, which moves nothing that the browser has laid out.
    const observer = new ResizeObserver(() => {
      for (const part of parts) {
        const { height = 0, width = 0 } = current.querySelector(`.dock-${part}`)?.getBoundingClientRect() ?? {};
        current.style.setProperty(`--${part}-height`, `${Math.ceil(height)}px`);
        if (part === "chat") current.style.setProperty("--chat-width", `${Math.ceil(width)}px`);
      }
      clearFocusSoon();
    });
    for (const part of current.querySelectorAll(":scope > [class], .covered-below")) observer.observe(part);
    // What comes up takes no press at first (styles/consent.css), and what takes none isn't found over what has the focus.
    current.addEventListener("animationend", clearFocusSoon);
    const stops = [...document.querySelectorAll<HTMLElement>("html, body, body > footer")].map(followDock);
    return () => {
      observer.disconnect();
      current.removeEventListener("animationend", clearFocusSoon);
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <div className="dock" ref={dock}>
      {parts.map((part) => (
        <div key={part} className={`dock-${part}`} id={`dock-${part}`} />
      ))}
      {/* Deeper than the parts, so that what follows it hears of it in the same frame. */}
      <div>
        <div className="dock-height" />
        <div className="covered-below" />
      </div>
    </div>
  );
}

/** Puts its children into a place of the dock, from anywhere in a page. Only with script: server HTML has them nowhere. */
export function InDock({ place, children }: { place: (typeof parts)[number]; children: ReactNode }) {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => setElement(document.getElementById(`dock-${place}`)), [place]);
  return element && createPortal(children, element);
}

/**
 * Tells an element, until the answer is called, how high the dock is (`--dock-height`), and how much of the screen's foot the dock and the
 * messages above it take (`--covered-below`). Each element that needs it asks by
 * itself: set on the page and handed down it would have every element's style worked out anew, and Safari misses a change of what is
 * taken by `inherit`.
 */
export function followDock(element: HTMLElement) {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) element.style.setProperty(`--${target.className}`, `${Math.ceil(borderBoxSize[0]?.blockSize ?? 0)}px`);
  });
  for (const height of document.querySelectorAll("body > .dock :is(.dock-height, .covered-below)")) observer.observe(height);
  return () => {
    observer.disconnect();
    for (const name of ["--dock-height", "--covered-below"]) element.style.removeProperty(name);
  };
}
