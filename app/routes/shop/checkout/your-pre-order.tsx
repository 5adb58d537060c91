import { href } from "react-router";
import { AvailabilityNote, Basket, isOnSale } from "#app/features/checkout/offer.tsx";
import { OwnPurchase, PreOrderForm } from "#app/features/checkout/pre-order-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/forms/contract-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { checkout, notOnSale, ownOrder, preOrderForm } from "#content/site/checkout.ts";
import { buttons } from "#content/site/shared.ts";
import type { OwnOrders } from "#contracts/backend.ts";
import type { Availability } from "#contracts/get-availability.ts";
import type { PriceWords } from "#contracts/site.ts";

type Paid = OwnOrders["paid"];

/** What the loader found; and a press that came to nothing: why, and what this browser has paid for already. */
export type CheckoutData = {
  prices: PriceWords;
  stock: Availability | null;
  held: boolean;
  unpaid: boolean;
  left: boolean;
  paid: Paid;
  paymentPage: string | null;
  stamp: string;
  gone: boolean;
  refused: (FormAnswer & { paid?: Paid }) | undefined;
};

/** What the page found, or what the press has just met. */
export const paidOf = ({ paid, refused }: CheckoutData) => refused?.paid ?? paid;

/** What a press has just met, as the page would say it had it known. */
const goneBy: Record<string, Availability["availability"] | undefined> = { "sold-out": "sold-out", "sales-closed": "closed" };

/** The card beside the headline: what is held or paid for already, and the way to order. */
export function YourPreOrder(data: CheckoutData) {
  const { stock, held, unpaid, left, gone, refused } = data;
  const paid = paidOf(data);
  const meanwhile = goneBy[refused?.failure?.code ?? ""];
  const [isHeld, ranOut] = [ownOrder.held(unpaid), ownOrder.ranOut(!gone)];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{checkout.card}</h2>
        {stock && (gone || meanwhile || isOnSale(stock.availability)) && <AvailabilityNote availability={meanwhile ?? stock.availability} />}
      </div>
      {held && (
        <Notice kind="ok" title={isHeld.title} className="mb-6">
          <p>{isHeld.text}</p>
        </Notice>
      )}
      {left && !held && !paid && (
        <Notice kind="warn" title={ranOut.title} className="mb-6">
          <p>{ranOut.text}</p>
        </Notice>
      )}
      {paid ? (
        <OwnPurchase paid={paid} open={held} takesFocus={refused?.failure?.code === "already-paid"}>
          <Order {...data} />
        </OwnPurchase>
      ) : (
        <Order {...data} />
      )}
    </>
  );
}

/** What is bought, and the way to the payment page; or that there's nothing to buy. */
function Order(data: CheckoutData) {
  const { prices, stock, gone, paymentPage, stamp, refused } = data;
  const send = preOrderForm.send(prices.exactPrice);
  if (stock && gone) return <NotOnSale {...stock} />;
  return (
    <>
      <Basket prices={prices} />
      <div className="mt-6">
        <PreOrderForm exactPrice={prices.exactPrice} paymentPage={paymentPage} answer={refused} another={paidOf(data) !== null} stamp={stamp}>
          <span className="lg:hidden">
            {send.narrow} <VisuallyHidden>{send.heard}</VisuallyHidden>
          </span>
          <span className="max-lg:hidden">{send.wide}</span>
        </PreOrderForm>
      </div>
    </>
  );
}

function NotOnSale({ availability, opens }: Availability) {
  const closed = opens ? notOnSale.closedUntil(opens) : notOnSale.closed;
  return (
    <>
      <p>{availability === "closed" ? closed : notOnSale.soldOut}</p>
      <p className="small soft mt-3">{notOnSale.onList}</p>
      <ButtonLink to={href("/warmth-list")} wide className="mt-6">
        {buttons.join}
      </ButtonLink>
    </>
  );
}
