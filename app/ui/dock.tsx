import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { keepFocusClear } from "#app/lib/browser/keep-focus-clear.ts";

const parts = ["consent", "buy-bar", "chat"] as const;

/**
 * Everything that floats at the bottom of the screen stands here, each part above or beside the others, so that nothing covers anything else.
 * Early in the document, for the consent banner is read before the page; its height is known to the page (styles/dock.css),
 * so that nothing with the focus is ever behind it.
 */
export function Dock({ children }: { children?: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const { current } = dock;
    if (!current) return;
    const focus = keepFocusClear();
    // How high and wide each part is: by these CSS lifts those above it, which moves nothing that the browser has laid out.
    const observer = new ResizeObserver(() => {
      for (const part of parts) {
        const { offsetHeight, offsetWidth } = current.querySelector<HTMLElement>(`.dock-${part}`) ?? { offsetHeight: 0, offsetWidth: 0 };
        current.style.setProperty(`--${part}-height`, `${offsetHeight}px`);
        if (part === "chat") current.style.setProperty("--chat-width", `${offsetWidth}px`);
      }
      const height = current.querySelector<HTMLElement>(".dock-height")?.offsetHeight ?? 0;
      documentElement.style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 1rem)` : "";
      focus.look();
    });
    for (const part of parts) {
      const element = current.querySelector(`.dock-${part}`);
      if (element) observer.observe(element);
    }
    const stops = [body, ...document.querySelectorAll<HTMLElement>("body > footer")].map(followDock);
    return () => {
      observer.disconnect();
      focus.stop();
      documentElement.style.scrollPaddingBottom = "";
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <div className="dock" ref={dock}>
      <div className="dock-consent">{children}</div>
      <div className="dock-buy-bar" id="dock-buy-bar" />
      <div className="dock-chat" id="dock-chat" />
      {/* Deeper than the parts, so that what follows it hears of it in the same frame. */}
      <div>
        <div className="dock-height" />
      </div>
    </div>
  );
}

/** Puts its children into a place of the dock, from anywhere in a page. Only with script: server HTML has them nowhere. */
export function InDock({ place, children }: { place: "buy-bar" | "chat"; children: ReactNode }) {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => setElement(document.getElementById(`dock-${place}`)), [place]);
  return element && createPortal(children, element);
}

/**
 * Tells an element how high the dock is, as its own `--dock-height`, until the answer is called. Each element that needs it asks by
 * itself: set on the page and handed down it would have every element's style worked out anew, and Safari misses a change of what is
 * taken by `inherit`.
 */
export function followDock(element: HTMLElement) {
  const height = document.querySelector("body > .dock .dock-height");
  const observer = new ResizeObserver(([entry]) => {
    element.style.setProperty("--dock-height", `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
  });
  if (height) observer.observe(height);
  return () => {
    observer.disconnect();
    element.style.removeProperty("--dock-height");
  };
}
