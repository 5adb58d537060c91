import { lockAction, readLock } from "#app/features/gate/lock.ts";
import { InsidePage, LockPage, lockError } from "#app/features/gate/lock-page.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { gatePages } from "#content/site/gate-pages.ts";
import { hintFrom, longestCode } from "#contracts/verify-access-code.ts";
import type { Route } from "./+types/route.ts";

const words = gatePages.code;

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: words.title, description: gatePages.description }, matches);
export const loader = (sent: Route.LoaderArgs) => readLock(sent, "code");
export const action = (sent: Route.ActionArgs) => lockAction(sent, "/access-code");

/** Asks for the access code; it hints after a few wrong ones, and never blocks. */
export default function AccessCode({ loaderData: { state: loaded, inside }, actionData }: Route.ComponentProps) {
  if (inside) return <InsidePage {...inside} next={loaded.next} />;
  const state = { ...loaded, ...actionData };
  return (
    <LockPage lock="code" state={state}>
      <Notice kind="warn" title={words.hint.title} hidden={state.failed < hintFrom} data-lock-hint={hintFrom}>
        <p>{words.hint.text}</p>
      </Notice>
      <input type="hidden" name="failed" value={state.failed} />
      <TextField
        name="code"
        label={words.label}
        placeholder={words.placeholder}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longestCode}
        required
        error={lockError(state)}
        autoFocus={lockError(state) !== undefined}
      />
      <Button type="submit" wide data-lock-button="" data-busy={words.checking}>
        {words.enter}
      </Button>
    </LockPage>
  );
}
