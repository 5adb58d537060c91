import { Basket } from "#app/features/checkout/basket.tsx";
import type { Seen } from "#app/features/payment/use-payment-state.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

const Paid = ({ reference }: { reference: string }) => (
  <>
    <h2 className="text-h3">What happens next</h2>
    <p className="mt-3">
      Your reference is <strong className="readout whitespace-nowrap">{reference}</strong>. Keep it: with your email address it finds your order again.
    </p>
    <ol className="mt-4 grid list-decimal gap-2 pl-6">
      <li>An email confirms your order. It holds the link to your order's own page.</li>
      <li>There you can correct the delivery address or cancel, as long as the tube is with us.</li>
      <li>We write again when it is sent.</li>
    </ol>
    <p className="soft small mt-4">
      No email after ten minutes? Look in the junk folder, or <Link to="/order/find">have the link sent again</Link>.
    </p>
  </>
);

/** What one can do from here, by how a payment stands that nobody waits for. */
export function NextSteps({ state, reference }: { state: Seen | "unknown"; reference: string | undefined }) {
  if (state === "paid") return <Paid reference={reference ?? ""} />;
  const mayStartAgain = state === "expired" || state === "failed";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state === "unpaid" && (
        <>
          <div className="mb-2">
            <Basket />
          </div>
          <ButtonLink to="/checkout?left=1" wide>
            Go on to pay
          </ButtonLink>
        </>
      )}
      {mayStartAgain && (
        <ButtonLink to="/checkout" wide>
          Pre-order again
        </ButtonLink>
      )}
      {state === "too-late" && (
        <ButtonLink to="/warmth-list" wide>
          Join Warmth List
        </ButtonLink>
      )}
      {state !== "unpaid" && !mayStartAgain && (
        <ButtonLink to="/order/find" wide look={state === "unknown" ? "primary" : "secondary"}>
          Find my order
        </ButtonLink>
      )}
      <ButtonLink to="/" look="secondary" wide>
        Back to site
      </ButtonLink>
    </div>
  );
}
