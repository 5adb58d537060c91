import { backend, caller } from "#app/context.ts";
import { Postcard } from "#app/features/warmth-list/postcard.tsx";
import { ShareButton } from "#app/features/warmth-list/share-button.tsx";
import { SuccessMenu } from "#app/features/warmth-list/success-menu.tsx";
import { orNullAfterTimeout } from "#app/lib/http/or-null-after-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfettiOnLoad } from "#app/ui/confetti/confetti.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { brand } from "#content/brand.ts";
import type { Route } from "./+types/warmth-list-success.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "You're In!", description: `Your place on the ${brand.name} Warmth List.` }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { browser } = context.get(caller);
  const shop = context.get(backend);
  const [preOrdered, mailWaits] = await Promise.all([browser ? orNullAfterTimeout(shop.hasPaidOrder(browser)) : false, orNullAfterTimeout(shop.mailsWait())]);
  return { preOrdered, mailWaits };
}

const Steps = () => (
  <>
    <ol className="mt-4 grid list-decimal gap-2 pl-6">
      <li>An email is on its way to you. Open it.</li>
      <li>Press the button on the page it leads to: then your place is yours.</li>
    </ol>
    <p className="soft small mt-4">
      Nothing there after five minutes? Look in the junk folder, or join again with the same address: you will not be listed twice. If you left the list before,
      you stay off it until you press that button.
    </p>
  </>
);

const Tomorrow = () => (
  <p className="mt-3">
    We have sent all the emails that we send in one day, so yours goes out tomorrow. Open it then and press the button on the page it leads to. Your place is
    kept for you until you do.
  </p>
);

const Reserved = () => (
  <>
    <h2 className="text-h3 mt-8">Where your order is</h2>
    <p className="mt-3">On a page of its own: the link to it is in the email that confirmed it. There you can correct the delivery address or cancel.</p>
    <ButtonLink to="/order/find" look="secondary" wide className="mt-6">
      Find my order
    </ButtonLink>
  </>
);

export default function Success({ loaderData: { preOrdered, mailWaits } }: Route.ComponentProps) {
  return (
    <Page>
      <ConfettiOnLoad />
      <SplitPage
        tone="deep"
        warm="You're In!"
        lead={preOrdered ? `Thanks for your pre-order — your ${brand.name} is reserved.` : "Thanks for joining — your place on the Warmth List is saved."}
        card={
          <>
            <Postcard />
            <h2 className="text-h3">One more step: confirm your address</h2>
            {mailWaits ? <Tomorrow /> : <Steps />}
            {preOrdered && <Reserved />}
          </>
        }
      >
        <div className="flex flex-wrap gap-4">
          <ShareButton />
          <ButtonLink to="/" look="secondary">
            Back to site
          </ButtonLink>
        </div>
        <div className="mt-8">
          <SuccessMenu />
        </div>
      </SplitPage>
    </Page>
  );
}
