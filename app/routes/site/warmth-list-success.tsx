import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { backend, caller } from "#app/context.ts";
import { describePage } from "#app/describe-page.ts";
import { ConfettiOnLoad } from "#app/features/confetti/confetti-on-load.tsx";
import { FailurePage } from "#app/features/failure-page.tsx";
import { ShareButton } from "#app/features/warmth-list/share-button.tsx";
import { SuccessMenu } from "#app/features/warmth-list/success-menu.tsx";
import { inTime } from "#app/in-time.ts";
import { brand } from "#content/brand.ts";
import hand from "#imagery/drawn/hand-warm.svg?url";
import type { Route } from "./+types/warmth-list-success.ts";
import "#app/styles/help.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "You're In!", description: `Your place on the ${brand.name} Warmth List.` }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { browser } = context.get(caller);
  const shop = context.get(backend);
  const [preOrdered, mailWaits] = await Promise.all([browser ? inTime(shop.hasPaidOrder(browser)) : false, inTime(shop.mailsWait())]);
  return { preOrdered, mailWaits };
}

export default function Success({ loaderData: { preOrdered, mailWaits } }: Route.ComponentProps) {
  return (
    <main id="main">
      <ConfettiOnLoad />
      <PageHeader
        warm="You're In!"
        lead={preOrdered ? `Thanks for your pre-order — your ${brand.name} is reserved.` : "Thanks for joining — your place on the Warmth List is saved."}
      />
      <div className="wrap in-the-warm pb-18">
        <div className="grid content-start gap-8">
          {!preOrdered && (
            <Card tone="warm" className="max-w-measure">
              <h2 className="text-h3">One more step: confirm your address</h2>
              {mailWaits ? (
                <p className="mt-3">
                  We have sent all the emails that we send in one day, so yours goes out tomorrow. Open it then and press the button on the page it leads to.
                  Your place is kept for you until you do.
                </p>
              ) : (
                <>
                  <p className="mt-3">An email is on its way to you. Open it and press the button on the page it leads to: then your place is yours.</p>
                  <p className="soft small mt-3">
                    Nothing there after five minutes? Look in the junk folder, or join again with the same address: you will not be listed twice. If you left
                    the list before, you stay off it until you press that button.
                  </p>
                </>
              )}
            </Card>
          )}
          <div className="flex flex-wrap gap-4">
            <ShareButton />
            <ButtonLink to="/" look="secondary">
              Back to site
            </ButtonLink>
          </div>
          <SuccessMenu />
        </div>
        <figure className="in-the-warm-hand">
          <img src={hand} alt="" width="400" height="520" />
          <figcaption className="readout">Illustration, not measured data</figcaption>
        </figure>
      </div>
    </main>
  );
}

export const ErrorBoundary = FailurePage;
