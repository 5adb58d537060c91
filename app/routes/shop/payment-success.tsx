import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { isOpen } from "#app/features/payment/is-open.ts";
import { NextSteps } from "#app/features/payment/next-steps.tsx";
import { stateWords } from "#app/features/payment/state-words.ts";
import { usePaymentState } from "#app/features/payment/use-payment-state.ts";
import { Waiting } from "#app/features/payment/waiting.tsx";
import { SuccessMenu } from "#app/features/warmth-list/success-menu.tsx";
import { formatTime } from "#app/lib/format-day.ts";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ConfettiOnLoad } from "#app/ui/confetti/confetti.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { OpenTube, SlateTube } from "#app/ui/tube.tsx";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { input } from "#contracts/get-payment-state.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/payment-success.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your payment", description: `How the payment for your ${brand.name} stands.` }, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = v.safeParse(input, { session: searchParams.get("session") ?? "" });
  if (!asked.success) return { payment: null };
  const { session } = asked.output;
  try {
    const { state, reference, until } = await context.get(backend).getPaymentState(asked.output, context.get(caller));
    return { payment: { session, state, reference, until: until ? formatTime(new Date(until)) : null, looks: Number(searchParams.get("looks")) || 0 } };
  } catch (error) {
    if (toFailure(error).code === "not-found") return { payment: null };
    return throwFailure(error);
  }
}

type Payment = NonNullable<Route.ComponentProps["loaderData"]["payment"]>;

/** Those in which the tube is the buyer's, or may still become so. */
const hopeful: readonly string[] = ["unpaid", "waiting", "late", "bank-asked"];

function Picture({ state }: { state: string }) {
  const shown = { className: "h-auto w-full rounded-card", sizes: "(min-width: 64rem) 640px, 90vw" };
  if (state === "paid") return <OpenTube {...shown} />;
  return hopeful.includes(state) ? <SlateTube {...shown} /> : null;
}

function Known({ payment: { session, state: first, reference, until, looks } }: { payment: Payment }) {
  const state = usePaymentState(session, first);
  const paid = state === "paid";
  return (
    <>
      {paid && <ConfettiOnLoad />}
      <SplitPage
        live
        tone={paid ? "deep" : "frost"}
        {...stateWords(state, until)}
        card={
          <>
            {!paid && (
              <dl className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
                <dt className="soft">Reference</dt>
                <dd className="readout">{reference}</dd>
              </dl>
            )}
            {isOpen(state) ? <Waiting session={session} looks={looks} at={state} /> : <NextSteps state={state} reference={reference} />}
          </>
        }
      >
        <div className="grid gap-6">
          <Picture state={state} />
          <SuccessMenu />
        </div>
      </SplitPage>
    </>
  );
}

const Unknown = () => (
  <SplitPage {...stateWords("unknown")} card={<NextSteps state="unknown" reference={undefined} />}>
    <h2 className="text-h3">How to be sure</h2>
    <p className="soft mt-3 max-w-measure">
      Whoever has paid gets an email with a link to their order. Your bank’s app shows, too, whether anything was taken. If the two do not agree, write to{" "}
      <a href={`mailto:${company.email}`}>{company.email}</a>.
    </p>
  </SplitPage>
);

export default function PaymentSuccess({ loaderData: { payment } }: Route.ComponentProps) {
  return <Page>{payment ? <Known key={payment.session} payment={payment} /> : <Unknown />}</Page>;
}
