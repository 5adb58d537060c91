import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Link } from "#app/components/link.tsx";
import { isOpen } from "#app/features/payment/is-open.ts";
import type { Seen } from "#app/features/payment/use-payment-state.ts";

const Paid = ({ reference }: { reference: string }) => (
  <Card tone="warm" className="max-w-measure">
    <h2 className="text-h3">What happens next</h2>
    <p className="mt-3">
      Your reference is <strong className="readout">{reference}</strong>. Keep it: with your email address it finds your order again.
    </p>
    <ol className="mt-4 grid list-decimal gap-2 pl-6">
      <li>An email confirms your order. It holds the link to your order's own page.</li>
      <li>There you can correct the delivery address or cancel, as long as the tube is with us.</li>
      <li>We write again when it is sent.</li>
    </ol>
    <p className="soft small mt-4">
      No email after ten minutes? Look in the junk folder, or <Link to="/order/find">have the link sent again</Link>.
    </p>
  </Card>
);

/** What one can do from here, by how the payment stands. */
export function NextSteps({ state, reference }: { state: Seen | "unknown"; reference: string | undefined }) {
  if (state === "paid") return <Paid reference={reference ?? ""} />;
  if (isOpen(state)) return null;
  const mayStartAgain = state === "expired" || state === "failed";
  return (
    <div className="flex flex-wrap gap-4">
      {state === "unpaid" && <ButtonLink to="/checkout?left=1">Go on to pay</ButtonLink>}
      {mayStartAgain && <ButtonLink to="/checkout">Pre-order again</ButtonLink>}
      {state !== "unpaid" && !mayStartAgain && (
        <ButtonLink to="/order/find" look={state === "unknown" ? "primary" : "secondary"}>
          Find my order
        </ButtonLink>
      )}
      {state === "too-late" && <ButtonLink to="/warmth-list">Join Warmth List</ButtonLink>}
      <ButtonLink to="/" look="secondary">
        Back to site
      </ButtonLink>
    </div>
  );
}
