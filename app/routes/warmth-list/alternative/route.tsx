import { href } from "react-router";
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
  describePage({ title: words.title, description: words.description, path: href("/warmth-list_2"), instead: href("/warmth-list") }, matches);

export const action = (sent: Route.ActionArgs) => signUpAction(sent);

export default function AlternativeJoin({ actionData }: Route.ComponentProps) {
  return (
    <Page className="bg-surface-warm">
      <div className="wrap grid gap-x-18 gap-y-10 pt-[clamp(1.5rem,4vw,3.5rem)] pb-[clamp(3rem,6vw,6rem)] lg:grid-cols-[minmax(0,1fr)_31rem] lg:grid-rows-[auto_1fr]">
        <header>
          <Headline cold={words.cold} warm={words.warm} />
          <p className="lead soft mt-4">{words.lead}</p>
        </header>
        <Card className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <JoinForm action={href("/warmth-list_2")} answer={actionData} />
        </Card>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:self-start">
          {/* The margin is what leaning takes it beyond its own box. */}
          <CutOutTube className="ml-4 w-[clamp(5.5rem,14vw,9.5rem)] -rotate-8" />
          <ol className="clock flex-[1_1_8rem]">
            {words.steps.map(([when, text]) => (
              <li key={when}>
                <p className="readout">{when}</p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="small soft basis-full">{claims.cosmetic.words}</p>
        </div>
      </div>
    </Page>
  );
}
