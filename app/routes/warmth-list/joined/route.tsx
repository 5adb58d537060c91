import { href } from "react-router";
import * as v from "valibot";
import { backend, caller, site } from "#app/context.ts";
import { AvailabilityNote, isOnSale } from "#app/features/checkout/offer.tsx";
import { OwnPurchase, PreOrderForm } from "#app/features/checkout/pre-order-form.tsx";
import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { PositionPanel } from "#app/features/warmth-list/position-panel.tsx";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfettiOnLoad } from "#app/ui/confetti/confetti.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { joinedPage as words } from "#content/site/warmth-list.ts";
import { secretToken } from "#contracts/fields.ts";
import { priceOf } from "#contracts/site.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/place.css";
// The disclosure that a second order stands behind.
import "#app/styles/shop.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: words.title, description: words.description }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const [shop, who] = [context.get(backend), context.get(caller)];
  const [stock, position, own, stamp] = await Promise.all([
    orNullAfterTimeout(shop.getAvailability({}, who)),
    v.is(secretToken, params.token) ? orNullAfterTimeout(shop.readWaitlistPosition(params.token, who)) : null,
    who.browser ? orNullAfterTimeout(shop.readOwnOrders(who.browser, who)) : null,
    shop.stampForm(who.browser),
  ]);
  const settings = context.get(site);
  return {
    prices: own?.held ?? priceOf(settings),
    stock,
    position: position?.state === "on-list" ? position : null,
    paid: own?.paid ?? null,
    stamp,
    paymentPage: settings.paymentPage,
  };
}

type Shop = Pick<Route.ComponentProps["loaderData"], "prices" | "stock" | "paid" | "paymentPage" | "stamp">;

function WhatNow({ prices, stock, paid, paymentPage, stamp }: Shop) {
  const form = (
    <PreOrderForm exactPrice={prices.exactPrice} paymentPage={paymentPage} another={paid !== null} stamp={stamp}>
      {words.order}
    </PreOrderForm>
  );
  return (
    <div>
      {stock && !isOnSale(stock.availability) ? (
        <p className="lead">{stock.availability === "closed" ? words.closed(stock.opens ?? null) : words.soldOut}</p>
      ) : (
        <Card tone="warm" className="max-w-xl">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-h3">{words.offer(prices.exactPrice)}</h2>
            {stock && <AvailabilityNote availability={stock.availability} />}
          </div>
          <p className="mt-3">
            <Kept words={`${words.included}${stock ? words.sent(stock.dispatch, stock.delivered) : ""}`} />
          </p>
          <ConversionNote amount={prices.amount} />
          <div className="mt-4">{paid ? <OwnPurchase paid={paid}>{form}</OwnPurchase> : form}</div>
        </Card>
      )}
      <p className="mt-8">
        <ButtonLink to={href("/")} look="secondary">
          {words.back}
        </ButtonLink>
      </p>
    </div>
  );
}

export default function Joined({ loaderData: { position, ...shop } }: Route.ComponentProps) {
  const gone = shop.stock && !isOnSale(shop.stock.availability);
  return (
    <Page>
      <ConfettiOnLoad />
      <PageHeader cold={words.cold} warm={words.warm} lead={gone ? words.soldOutLead : words.lead} />
      {position ? (
        <div className="wrap place-page">
          <PositionPanel position={position} />
          <WhatNow {...shop} />
        </div>
      ) : (
        <div className="wrap grid gap-x-18 gap-y-10 pb-18 lg:grid-cols-[36rem_minmax(0,1fr)] lg:pb-26">
          <WhatNow {...shop} />
          <CutOutTube className="hidden h-120 w-auto -mt-32 rotate-8 justify-self-center lg:block" />
        </div>
      )}
    </Page>
  );
}
