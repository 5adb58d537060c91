import { Link } from "#app/components/link.tsx";
import { describePage } from "#app/describe-page.ts";
import { FailurePage } from "#app/features/failure-page.tsx";
import { Reasons } from "#app/features/reasons.tsx";
import { SplitPage } from "#app/features/split-page.tsx";
import { answerSignUp } from "#app/features/warmth-list/answer-sign-up.ts";
import { JoinForm } from "#app/features/warmth-list/join-form.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { formatShort } from "#contracts/money.ts";
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
export const headers = pageHeaders;

const promises = [
  ["First to hear", `You get an email when pre-orders open and when tubes ship. ${brand.name} is made in limited batches.`],
  ["Three kinds of email, no more", "About your place, when pre-orders open, and when tubes ship. Anything else only if you tick the second box."],
  ["From any country", "For now tubes go to addresses in the United Kingdom. Your country tells us where to go next."],
  ["Nothing is charged", "Joining is free, needs no card, and you can leave whenever you like."],
] as const;

export default function WarmthList({ actionData }: Route.ComponentProps) {
  return (
    <main id="main">
      <SplitPage
        tone="deep"
        cold="Join the"
        warm="Warmth List"
        lead="Cold hands and feet every winter? Leave your name, and hear from us first."
        card={<JoinForm action="/warmth-list" sentBack={actionData} />}
      >
        <h2 className="text-h3">What you get</h2>
        <Reasons list={promises} />
        <p className="mt-8">
          Rather not wait? <Link to="/checkout">Pre-order a tube for {formatShort(catalogue.tube.price)}</Link>, UK shipping included.
        </p>
      </SplitPage>
    </main>
  );
}

export const ErrorBoundary = FailurePage;
