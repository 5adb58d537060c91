import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** What the buyer of an order can do that is not paid, and whose bank has not been asked. */
export function UnpaidSteps({ status, toPay }: Pick<ShownOrder, "status" | "toPay">) {
  if (status === "expired") return <ButtonLink to="/checkout">Pre-order again</ButtonLink>;
  if (toPay)
    return (
      <>
        <ButtonLink to={toPay.url} reloadDocument>
          Go on to pay
        </ButtonLink>
        <p className="soft small mt-4 max-w-measure">
          It leads back to the payment page that you left. If you have just paid, look again in a minute: one order is never paid twice.
        </p>
      </>
    );
  return (
    <>
      <p className="max-w-measure">If you paid in the last minute, look again in a few. If you did not, nothing was charged, and you can start anew.</p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink to="/checkout">Pre-order again</ButtonLink>
        <ButtonLink to="" look="secondary" reloadDocument>
          Look again
        </ButtonLink>
      </p>
    </>
  );
}
