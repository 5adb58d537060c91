import { type ReactNode, useLayoutEffect, useRef } from "react";
import { followDock } from "#app/components/follow-dock.ts";

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
    // How high and wide each part is: by these CSS lifts those above it, which moves nothing that the browser has laid out.
    const observer = new ResizeObserver(() => {
      for (const part of parts) {
        const { offsetHeight, offsetWidth } = current.querySelector<HTMLElement>(`.dock-${part}`) ?? { offsetHeight: 0, offsetWidth: 0 };
        current.style.setProperty(`--${part}-height`, `${offsetHeight}px`);
        if (part === "chat") current.style.setProperty("--chat-width", `${offsetWidth}px`);
      }
      const height = current.querySelector<HTMLElement>(".dock-height")?.offsetHeight ?? 0;
      documentElement.style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 1rem)` : "";
    });
    for (const part of parts) {
      const element = current.querySelector(`.dock-${part}`);
      if (element) observer.observe(element);
    }
    const stops = [body, ...document.querySelectorAll<HTMLElement>("body > footer")].map(followDock);
    return () => {
      observer.disconnect();
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
