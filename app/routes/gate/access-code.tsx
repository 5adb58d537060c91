import { answerLock } from "#app/features/gate/answer-lock.ts";
import { CodeScreen } from "#app/features/gate/code-screen.tsx";
import { Inside } from "#app/features/gate/inside.tsx";
import { readLock } from "#app/features/gate/read-lock.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import type { Route } from "./+types/access-code.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Access Code Required", description: "This site is not open to everyone yet." }, matches);
export const loader = (sent: Route.LoaderArgs) => readLock(sent, "code");
export const action = (sent: Route.ActionArgs) => answerLock(sent, "/access-code");

export default function AccessCode({ loaderData: { state, inside }, actionData }: Route.ComponentProps) {
  return inside ? <Inside {...inside} next={state.next} /> : <CodeScreen state={{ ...state, ...actionData }} />;
}
