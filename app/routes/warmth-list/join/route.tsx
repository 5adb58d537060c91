import { href } from "react-router";
import { signUpAction } from "#app/features/warmth-list/actions.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { JoinPage } from "#app/routes/warmth-list/join/join-page.tsx";
import { joinPage } from "#content/site/warmth-list.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: joinPage.title, description: joinPage.description, path: href("/warmth-list") }, matches);

export const action = (sent: Route.ActionArgs) => signUpAction(sent);

export default function WarmthList({ actionData }: Route.ComponentProps) {
  return <JoinPage action={href("/warmth-list")} answer={actionData} />;
}
