import type { ComponentProps } from "react";
import { frame } from "#content/site/frame.ts";

/** The event that asks for the cookie preferences; it bubbles up from the button that was pressed. */
export const cookieSettingsAsked = "cookie-settings-asked";

/** Opens the cookie preferences from anywhere. Without script nothing is stored, so there is nothing to set and no button. */
export function CookieSettingsButton({ className = "", onClick, ...rest }: Omit<ComponentProps<"button">, "type" | "children">) {
  return (
    <button
      type="button"
      {...rest}
      className={`needs-script ${className}`.trim()}
      onClick={(event) => {
        onClick?.(event);
        event.currentTarget.dispatchEvent(new Event(cookieSettingsAsked, { bubbles: true }));
      }}
    >
      {frame.cookieSettings}
    </button>
  );
}
