import { LockForm, LockNotices } from "#app/features/gate/lock-card.tsx";
import { LockScreen } from "#app/features/gate/lock-screen.tsx";
import type { LockState } from "#app/features/gate/lock-state.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { hintFrom, longestCode } from "#contracts/verify-access-code.ts";

export function CodeScreen({ state }: { state: LockState }) {
  return (
    <LockScreen
      cold="Access Code"
      warm="Required"
      lead="Please enter the temporary access code to continue."
      state={state}
      card={
        <LockForm lock="code" state={state}>
          <LockNotices state={state} />
          <Notice kind="warn" title="Multiple failed attempts" hidden={state.failed < hintFrom} data-lock-hint={hintFrom}>
            <p>Please make sure you have the correct access code.</p>
          </Notice>
          <input type="hidden" name="failed" value={state.failed} />
          <TextField
            name="code"
            label="Access code"
            placeholder="Enter access code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longestCode}
            required
          />
          <Button type="submit" wide data-lock-button="" data-busy="Verifying...">
            Enter Site
          </Button>
        </LockForm>
      }
    />
  );
}
