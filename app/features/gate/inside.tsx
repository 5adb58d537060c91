import { formatMoment } from "#app/lib/format-day.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";

/** For a browser that has been let in already: the way on, and the way out. */
export function Inside({ until, next }: { until: string; next: string }) {
  return (
    <Page data-inside="">
      <SplitPage
        tone="deep"
        cold="You have"
        warm="access"
        lead="This site is not open to everyone yet. This browser is let in."
        card={
          <div className="grid gap-6">
            <p>
              Until <time dateTime={until}>{formatMoment(new Date(until))}</time>, UK time. After that you are asked again.
            </p>
            <ButtonLink to={next} wide reloadDocument>
              Go to the site
            </ButtonLink>
            <form method="post" action="/site-access" data-leave="">
              <input type="hidden" name="intent" value="leave" />
              <Button type="submit" look="secondary" wide>
                Leave and lock
              </Button>
            </form>
          </div>
        }
      >
        <p className="soft">On a computer that others use too, leave when you are done.</p>
      </SplitPage>
      <script type="module" src={import.meta.env.DEV ? "/app/features/gate/script/run.ts" : "/gate.js"} />
    </Page>
  );
}
