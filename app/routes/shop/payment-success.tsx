import * as v from "valibot";
import { answerFailure } from "#app/answer-failure.ts";
import { PageHeader } from "#app/components/page-header.tsx";
import { backend, caller } from "#app/context.ts";
import { describePage } from "#app/describe-page.ts";
import { failureWords } from "#app/failure-words.ts";
import { ConfettiOnLoad } from "#app/features/confetti/confetti-on-load.tsx";
import { FailurePage } from "#app/features/failure-page.tsx";
import { formatTime } from "#app/features/orders/format-day.ts";
import { isOpen } from "#app/features/payment/is-open.ts";
import { NextSteps } from "#app/features/payment/next-steps.tsx";
import { stateWords } from "#app/features/payment/state-words.ts";
import { usePaymentState } from "#app/features/payment/use-payment-state.ts";
import { Waiting } from "#app/features/payment/waiting.tsx";
import { SuccessMenu } from "#app/features/warmth-list/success-menu.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import { brand } from "#content/brand.ts";
import { input } from "#contracts/get-payment-state.ts";
import type { Route } from "./+types/payment-success.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your payment", description: `How the payment for your ${brand.name} stands.` }, matches);
export const headers = pageHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = v.safeParse(input, { session: searchParams.get("session") ?? "" });
  if (!asked.success) return { payment: null };
  const { session } = asked.output;
  try {
    const { state, reference, until } = await context.get(backend).getPaymentState(asked.output, context.get(caller));
    return { payment: { session, state, reference, until: until ? formatTime(new Date(until)) : null, looks: Number(searchParams.get("looks")) || 0 } };
  } catch (error) {
    if (failureWords(error).code === "not-found") return { payment: null };
    return answerFailure(error);
  }
}

type Payment = NonNullable<Route.ComponentProps["loaderData"]["payment"]>;

function Known({ payment: { session, state: first, reference, until, looks } }: { payment: Payment }) {
  const state = usePaymentState(session, first);
  const { lead, ...headline } = stateWords(state, until);
  return (
    <>
      {state === "paid" && <ConfettiOnLoad />}
      <div aria-live="polite">
        <PageHeader {...headline} lead={lead} />
      </div>
      <div className="wrap grid gap-8 pb-18">
        {isOpen(state) && <Waiting session={session} looks={looks} at={state} />}
        <NextSteps state={state} reference={reference} />
        {state !== "paid" && (
          <p className="small soft">
            Reference <span className="readout">{reference}</span>
          </p>
        )}
        <SuccessMenu />
      </div>
    </>
  );
}

function Unknown() {
  const { lead, ...headline } = stateWords("unknown");
  return (
    <>
      <PageHeader {...headline} lead={lead} />
      <div className="wrap pb-18">
        <NextSteps state="unknown" reference={undefined} />
      </div>
    </>
  );
}

export default function PaymentSuccess({ loaderData: { payment } }: Route.ComponentProps) {
  return <main id="main">{payment ? <Known key={payment.session} payment={payment} /> : <Unknown />}</main>;
}

export const ErrorBoundary = FailurePage;
