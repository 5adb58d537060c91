import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * Everything that floats at the bottom of the screen stands here, in one grid, so that nothing covers anything else.
 * Early in the document, for the consent banner is read before the page; its height is known to the page (styles/dock.css),
 * so that nothing with the focus is ever behind it.
 */
export function Dock({ children }: { children?: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      // Not for nothing: whatever is set here has the style of every element worked out anew.
      if (height > 0) style.setProperty("--dock-height", `${height}px`);
      else style.removeProperty("--dock-height");
    });
    if (dock.current) observer.observe(dock.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--dock-height");
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
