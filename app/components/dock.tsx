import { type ReactNode, useLayoutEffect, useRef } from "react";
import { followDock } from "#app/components/follow-dock.ts";

/**
 * Everything that floats at the bottom of the screen stands here, in one grid, so that nothing covers anything else.
 * Early in the document, for the consent banner is read before the page; its height is known to the page (styles/dock.css),
 * so that nothing with the focus is ever behind it.
 */
export function Dock({ children }: { children?: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const leaveRoom = (height: number) => {
      documentElement.style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 1rem)` : "";
    };
    const observer = new ResizeObserver(([entry]) => leaveRoom(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    if (dock.current) observer.observe(dock.current);
    const stops = [body, ...document.querySelectorAll<HTMLElement>("body > footer")].map(followDock);
    return () => {
      observer.disconnect();
      leaveRoom(0);
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <div className="dock" ref={dock}>
      <div className="dock-consent">{children}</div>
      <div className="dock-buy-bar" id="dock-buy-bar" />
      <div className="dock-chat" id="dock-chat" />
    </div>
  );
}
