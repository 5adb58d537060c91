import type { ComponentProps } from "react";
import { TextField } from "#app/forms/text-field.tsx";

/** An email address: the right keyboard, the browser's own suggestion, and no corrections. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" autoComplete="email" inputMode="email" spellCheck={false} {...props} />;
}
