import { href } from "react-router";
import { site } from "#app/context.ts";
import { describePage, siteOf } from "#app/lib/seo/describe-page.ts";
import { describeProduct } from "#app/lib/seo/structured-data.ts";
import { BuyPanel } from "#app/routes/marketing/pre-order/buy-panel.tsx";
import { Gallery } from "#app/routes/marketing/pre-order/gallery.tsx";
import { DeliveryAndQuestions, HowToUse, IsAndIsNot, ProductSheet } from "#app/routes/marketing/pre-order/sections.tsx";
import { ConfettiOnLoad } from "#app/ui/confetti/confetti.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { preloadStandingTube } from "#app/ui/tube.tsx";
import { sheetLines, unitPriceLine } from "#content/product.ts";
import { preOrder } from "#content/site/pre-order.ts";
import { type PriceWords, priceOf } from "#contracts/site.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

/** The product with its sheet. What is a sample stays out: a machine would take it for true. */
const describeSheet = (origin: string, availability: string, prices: PriceWords) => ({
  ...describeProduct(origin, availability, prices),
  additionalProperty: [...sheetLines, unitPriceLine(prices.unitPrice)]
    .filter(({ sample }) => !sample)
    .map(({ label, value }) => ({ "@type": "PropertyValue" as const, name: label, value })),
});

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: preOrder.title, description: preOrder.description(siteOf(matches).price), path: href("/pre-order"), things: [describeSheet] }, matches);

export const links: Route.LinksFunction = () => [preloadStandingTube("gallery")];

export function loader({ context }: Route.LoaderArgs) {
  const { dispatch, delivered, batch, ...settings } = context.get(site);
  return { dispatch, delivered, batch, prices: priceOf(settings) };
}

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export default function PreOrder({ loaderData: { dispatch, delivered, batch, prices } }: Route.ComponentProps) {
  return (
    <Page>
      <ConfettiOnLoad />
      <div className="wrap product lg:items-start">
        <Gallery />
        <div className="md:pt-4 lg:sticky lg:top-[calc(var(--nav-height)+1.5rem)]">
          <Headline cold={preOrder.cold} warm={preOrder.warm} />
          <p className="lead soft mt-3">{preOrder.lead}</p>
          <BuyPanel dispatch={dispatch} delivered={delivered} batch={batch} prices={prices} />
        </div>
      </div>
      <HowToUse />
      <IsAndIsNot />
      <ProductSheet unitPrice={prices.unitPrice} />
      <DeliveryAndQuestions dispatch={dispatch} delivered={delivered} />
    </Page>
  );
}
