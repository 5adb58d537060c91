import { useEffect, useRef } from "react";

/** Pixels from the cursor to the button's nearest edge within which it glows. */
const reach = 200;

/** Makes the button it stands in glow while the cursor is near. Renders one empty, hidden mark. */
export function WarmGlow() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = mark.current?.parentElement;
    if (!button || !matchMedia("(hover: hover)").matches) return;
    const look = ({ clientX, clientY }: PointerEvent) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const away = Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
      button.classList.toggle("button-near", away <= reach);
    };
    window.addEventListener("pointermove", look, { passive: true });
    return () => window.removeEventListener("pointermove", look);
  }, []);
  return <span ref={mark} hidden />;
}
