import { answerLock } from "#app/features/gate/answer-lock.ts";
import { Inside } from "#app/features/gate/inside.tsx";
import { PasswordScreen } from "#app/features/gate/password-screen.tsx";
import { readLock } from "#app/features/gate/read-lock.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import type { Route } from "./+types/site-access.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "Site Access", description: "This site is not open to everyone yet." }, matches);
export const loader = (sent: Route.LoaderArgs) => readLock(sent, "password");
export const action = (sent: Route.ActionArgs) => answerLock(sent, "/site-access");

export default function SiteAccess({ loaderData: { state, inside }, actionData }: Route.ComponentProps) {
  return inside ? <Inside {...inside} next={state.next} /> : <PasswordScreen state={{ ...state, ...actionData }} />;
}
