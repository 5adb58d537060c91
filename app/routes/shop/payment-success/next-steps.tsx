import { href } from "react-router";
import { Basket } from "#app/features/checkout/offer.tsx";
import type { AwaitedState } from "#app/routes/shop/payment-success/use-payment-state.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import type { ShownPaymentState } from "#content/site/order-states.ts";
import { paymentSuccess } from "#content/site/payment-success.ts";
import { buttons } from "#content/site/shared.ts";
import type { PriceWords } from "#contracts/site.ts";

const { paid } = paymentSuccess;

const Paid = ({ reference }: { reference: string }) => (
  <>
    <h2 className="text-h3">{paid.title}</h2>
    <p className="mt-3">
      {paid.reference} <strong className="readout inline-block">{reference}</strong>. {paid.keep}
    </p>
    <ol className="mt-4 grid list-decimal gap-2 pl-6">
      {paid.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="soft small mt-4">
      <Sentence words={paid.noEmail} />
    </p>
  </>
);

/** What one can do from here, by how a payment stands that nobody waits for. */
export function NextSteps({ state, reference, prices }: { state: ShownPaymentState; reference: string | undefined; prices: PriceWords | null }) {
  if (state === "paid") return <Paid reference={reference ?? ""} />;
  const mayStartAgain = state === "expired" || state === "failed";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state === "under-review" && (
        <p>
          <Sentence words={paymentSuccess.ask} />
        </p>
      )}
      {state === "unpaid" && prices && (
        <>
          <div className="mb-2">
            <Basket prices={prices} />
          </div>
          <ButtonLink to={`${href("/checkout")}?left=1`} wide>
            {paymentSuccess.goOn}
          </ButtonLink>
        </>
      )}
      {mayStartAgain && (
        <ButtonLink to={href("/checkout")} wide>
          {paymentSuccess.again}
        </ButtonLink>
      )}
      {state === "too-late" && (
        <ButtonLink to={href("/warmth-list")} wide>
          {buttons.join}
        </ButtonLink>
      )}
      {state !== "unpaid" && state !== "under-review" && !mayStartAgain && (
        <ButtonLink to={href("/order/find")} wide look={state === "unknown" ? "primary" : "secondary"}>
          {paymentSuccess.find}
        </ButtonLink>
      )}
      <ButtonLink to={href("/")} look="secondary" wide>
        {paymentSuccess.back}
      </ButtonLink>
    </div>
  );
}

/** Seconds between looks when there is no script, and how often. */
const every = 4;
const most = 15;

/** A calm line while the payment's word is on its way; without script the page looks again by itself. A bank may take days: nobody waits for it here. */
export function Waiting({ session, looks, state }: { session: string; looks: number; state: AwaitedState }) {
  const again = `/payment-success?session=${session}&looks=${looks + 1}`;
  return (
    <div>
      {state === "waiting" && (
        <div
          className="h-1.5 rounded-cap bg-[linear-gradient(90deg,var(--cold-strong),var(--warm-mid),var(--warm-vivid))] motion-safe:animate-[breathe_2s_ease-in-out_infinite]"
          aria-hidden="true"
        />
      )}
      <noscript>{state === "waiting" && looks < most && <meta httpEquiv="refresh" content={`${every}; url=${again}`} />}</noscript>
      <ButtonLink to={again} look="secondary" wide className="mt-6" reloadDocument>
        {paymentSuccess.checkAgain}
      </ButtonLink>
    </div>
  );
}
