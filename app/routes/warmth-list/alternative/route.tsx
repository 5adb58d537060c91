import { signUpAction } from "#app/features/warmth-list/actions.ts";
import { JoinForm } from "#app/features/warmth-list/join-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Headline, Page } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { claims } from "#content/claims.ts";
import { alternativeJoinPage as words } from "#content/site/warmth-list.ts";
import type { Route } from "./+types/route.ts";

/** Public, but linked from nowhere: search engines are shown the other one. */
export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: words.title, description: words.description, path: "/warmth-list_2", instead: "/warmth-list" }, matches);

export const action = (sent: Route.ActionArgs) => signUpAction(sent);

export default function AlternativeJoin({ actionData }: Route.ComponentProps) {
  return (
    <Page className="keep-place">
      <div className="wrap">
        <header>
          <Headline cold={words.cold} warm={words.warm} />
          <p className="lead soft">{words.lead}</p>
        </header>
        <Card className="keep-place-form">
          <JoinForm action="/warmth-list_2" answer={actionData} />
        </Card>
        <div className="keep-place-rest">
          <CutOutTube className="keep-place-tube" />
          <ol className="clock">
            {words.steps.map(([when, text]) => (
              <li key={when}>
                <p className="readout">{when}</p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="small soft">{claims.cosmetic.words}</p>
        </div>
      </div>
    </Page>
  );
}
