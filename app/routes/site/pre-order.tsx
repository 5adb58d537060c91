import { CosmeticFacts } from "#app/components/pre-order/cosmetic-facts.tsx";
import { DeliveryAndQuestions } from "#app/components/pre-order/delivery-and-questions.tsx";
import { Gallery } from "#app/components/pre-order/gallery.tsx";
import { HowToUse } from "#app/components/pre-order/how-to-use.tsx";
import { IsAndIsNot } from "#app/components/pre-order/is-and-is-not.tsx";
import { site } from "#app/context.ts";
import { BuyPanel } from "#app/features/availability/buy-panel.tsx";
import { ConfettiOnLoad } from "#app/features/confetti/confetti.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { describeProduct } from "#app/lib/seo/structured-data.ts";
import { Headline, Page } from "#app/ui/page.tsx";
import { preloadStandingTube } from "#app/ui/tube.tsx";
import { preOrder } from "#content/pages/pre-order.ts";
import "#app/styles/pre-order.css";
import type { Route } from "./+types/pre-order.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: preOrder.title, description: preOrder.description, path: "/pre-order", things: [describeProduct] }, matches);

export const links: Route.LinksFunction = () => [preloadStandingTube("gallery")];

export const loader = ({ context }: Route.LoaderArgs) => ({ dispatch: context.get(site).dispatch });

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export default function PreOrder({ loaderData: { dispatch } }: Route.ComponentProps) {
  return (
    <Page>
      <ConfettiOnLoad />
      <div className="wrap product">
        <Gallery />
        <div className="product-words">
          <Headline cold={preOrder.cold} warm={preOrder.warm} />
          <p className="lead soft">{preOrder.lead}</p>
          <BuyPanel dispatch={dispatch} />
        </div>
      </div>
      <HowToUse />
      <IsAndIsNot />
      <CosmeticFacts />
      <DeliveryAndQuestions dispatch={dispatch} />
    </Page>
  );
}
