import type { ComponentProps } from "react";
import { TextField } from "#app/ui/forms/fields.tsx";
import { passwordLength } from "#contracts/sign-in.ts";

/** A password that is known already, the form's last field; a new one says so (`autoComplete`). It is never shown again after a refusal. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  return <TextField type="password" autoComplete="current-password" enterKeyHint="go" maxLength={passwordLength.most} required {...props} />;
}
