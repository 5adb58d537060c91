import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * Everything that floats at the bottom of the screen stands here, in one grid, so that nothing covers anything else.
 * Early in the document, for the consent banner is read before the page; its height is known to the page (styles/dock.css),
 * so that nothing with the focus is ever behind it.
 */
export function Dock({ children }: { children?: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const tell = (height: number) => {
      body.style.setProperty("--dock-height", `${height}px`);
      // Not as a variable of the document's: whatever that is, a change has the style of every element worked out anew.
      documentElement.style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 1rem)` : "";
    };
    const observer = new ResizeObserver(([entry]) => tell(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    if (dock.current) observer.observe(dock.current);
    return () => {
      observer.disconnect();
      tell(0);
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
