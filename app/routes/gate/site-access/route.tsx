import { lockAction, readLock } from "#app/features/gate/lock.ts";
import { InsidePage, LockPage, lockError } from "#app/features/gate/lock-page.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { gatePages } from "#content/site/gate-pages.ts";
import type { Route } from "./+types/route.ts";

const words = gatePages.password;

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: words.title, description: gatePages.description }, matches);
export const loader = (sent: Route.LoaderArgs) => readLock(sent, "password");
export const action = (sent: Route.ActionArgs) => lockAction(sent, "/site-access");

/** Asks for the site's password; blocked for a while after too many wrong ones. */
export default function SiteAccess({ loaderData: { state: loaded, inside }, actionData }: Route.ComponentProps) {
  if (inside) return <InsidePage {...inside} next={loaded.next} />;
  const state = { ...loaded, ...actionData };
  const isBlocked = state.blockedUntil !== null;
  return (
    <LockPage lock="password" state={state}>
      <TextField
        name="password"
        label={words.label}
        type="password"
        placeholder={words.placeholder}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={200}
        required
        disabled={isBlocked}
        error={lockError(state)}
        autoFocus={lockError(state) !== undefined}
      />
      <Button type="submit" wide disabled={isBlocked} data-lock-button="" data-busy={words.checking} data-blocked={words.blocked}>
        {isBlocked ? words.blocked : words.enter}
      </Button>
    </LockPage>
  );
}
