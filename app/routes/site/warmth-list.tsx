import { answerSignUp } from "#app/features/warmth-list/answer-sign-up.ts";
import { JoinPage } from "#app/features/warmth-list/join-page.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { brand } from "#content/brand.ts";
import type { Route } from "./+types/warmth-list.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "The Warmth List",
      description: `Join the Warmth List and be among the first to hear about ${brand.name}, the ${brand.tagline.toLowerCase()}. Free, and nothing is charged.`,
      path: "/warmth-list",
    },
    matches,
  );

export const action = (sent: Route.ActionArgs) => answerSignUp(sent);

export default function WarmthList({ actionData }: Route.ComponentProps) {
  return <JoinPage action="/warmth-list" sentBack={actionData} />;
}
