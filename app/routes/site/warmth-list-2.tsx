import { answerSignUp } from "#app/features/warmth-list/answer-sign-up.ts";
import { JoinForm } from "#app/features/warmth-list/join-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Headline, Page } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import type { Route } from "./+types/warmth-list-2.ts";

/** Public, but linked from nowhere: search engines are shown the other one. */
export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "A place in the warm",
      description: `Put your name down for ${brand.name}, a cream for cold hands and feet. One form, one press in your inbox.`,
      path: "/warmth-list_2",
      instead: "/warmth-list",
    },
    matches,
  );

export const action = (sent: Route.ActionArgs) => answerSignUp(sent);

const steps = [
  ["Now", "Name, email, country. Half a minute."],
  ["Then", "An email asks whether it was really you. One press says yes."],
  ["Later", "News of the next batch reaches you before it reaches the shop window."],
] as const;

export default function WarmthList2({ actionData }: Route.ComponentProps) {
  return (
    <Page className="keep-place">
      <div className="wrap">
        <header>
          <Headline cold="Keep me a place" warm="in the warm" />
          <p className="lead soft">For everyone who warms their hands on the mug before drinking from it.</p>
        </header>
        <Card className="keep-place-form">
          <JoinForm action="/warmth-list_2" sentBack={actionData} />
        </Card>
        <div className="keep-place-rest">
          <CutOutTube className="keep-place-tube" />
          <ol className="clock">
            {steps.map(([when, words]) => (
              <li key={when}>
                <p className="readout">{when}</p>
                <p>{words}</p>
              </li>
            ))}
          </ol>
          <p className="small soft">{claims.cosmetic.words}</p>
        </div>
      </div>
    </Page>
  );
}
