import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Link } from "#app/ui/link.tsx";

type Look = {
  /** `primary` once per view; `secondary` beside it; `quiet` for the way back; `danger` for what can't be undone (in the back office alone). */
  look?: "primary" | "secondary" | "quiet" | "danger";
  size?: "normal" | "small";
  /** As wide as what holds it. */
  wide?: boolean;
};

const classes = ({ look = "primary", size = "normal", wide = false }: Look) =>
  ["button", look !== "primary" && `button-${look}`, size === "small" && "button-small", wide && "button-wide"].filter(Boolean).join(" ");

/** A translator takes bare words out of the page: what comes and goes beside them would have no place to go to. */
const inOwnElement = (children: ReactNode) => (typeof children === "string" ? <span>{children}</span> : children);

/** A button that does something here. `busy` shows a turning ring and takes no press. It's never truly disabled: browsers would take the focus from it. */
export function Button({ look, size, wide, busy = false, children, ...rest }: ComponentProps<"button"> & Look & { busy?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() })}
      className={`${classes({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })} ${rest.className ?? ""}`.trim()}
    >
      {busy && <span className="busy-ring" aria-hidden="true" />}
      {inOwnElement(children)}
      {(look ?? "primary") === "primary" && <WarmGlow />}
    </button>
  );
}

/** A link that looks like a button; `to` may be a path of ours or a whole address (then an ordinary link is made). */
export function ButtonLink({ look, size, wide, children, ...rest }: ComponentProps<typeof Link> & Look & { children: ReactNode }) {
  return (
    <Link {...rest} className={`${classes({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })} ${rest.className ?? ""}`.trim()}>
      {inOwnElement(children)}
      {(look ?? "primary") === "primary" && <WarmGlow />}
    </Link>
  );
}

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
