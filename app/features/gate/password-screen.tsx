import { LockForm, LockNotices } from "#app/features/gate/lock-card.tsx";
import { LockScreen } from "#app/features/gate/lock-screen.tsx";
import type { LockState } from "#app/features/gate/lock-state.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";

export function PasswordScreen({ state }: { state: LockState }) {
  const blocked = state.blockedUntil !== null;
  return (
    <LockScreen
      cold="Site"
      warm="Access"
      lead="This site is currently in development. Please enter the access password to continue."
      state={state}
      card={
        <LockForm lock="password" state={state}>
          <LockNotices state={state} />
          <TextField
            name="password"
            label="Access password"
            type="password"
            placeholder="Enter password"
            autoComplete="current-password"
            enterKeyHint="go"
            maxLength={200}
            required
            disabled={blocked}
          />
          <Button type="submit" wide disabled={blocked} data-lock-button="" data-busy="Checking..." data-blocked="Access Blocked">
            {blocked ? "Access Blocked" : "Enter Site"}
          </Button>
        </LockForm>
      }
    />
  );
}
