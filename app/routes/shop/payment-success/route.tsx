import { useEffect } from "react";
import * as v from "valibot";
import { backend, caller, site } from "#app/context.ts";
import { SuccessMenu } from "#app/features/warmth-list/success-menu.tsx";
import { formatTime } from "#app/lib/format-day.ts";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage, titleOf } from "#app/lib/seo/describe-page.ts";
import { NextSteps, Waiting } from "#app/routes/shop/payment-success/next-steps.tsx";
import { isAwaited, usePaymentState } from "#app/routes/shop/payment-success/use-payment-state.ts";
import { ConfettiOnLoad } from "#app/ui/confetti/confetti.tsx";
import { TestOrderMark, TestOrderNotice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { OpenTube, SlateTube } from "#app/ui/tube.tsx";
import { paymentTitle, paymentWords } from "#content/site/order-states.ts";
import { paymentSuccess } from "#content/site/payment-success.ts";
import { input } from "#contracts/get-payment-state.ts";
import { priceOf } from "#contracts/site.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { state, until } = loaderData?.payment ?? { state: "unknown" as const, until: null };
  return describePage({ title: paymentTitle(state, until), description: paymentSuccess.description }, matches);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = v.safeParse(input, { session: searchParams.get("session") ?? "" });
  if (!asked.success) return { payment: null };
  const { session } = asked.output;
  try {
    const [shop, who] = [context.get(backend), context.get(caller)];
    const { state, reference, until } = await shop.getPaymentState(asked.output, who);
    // It keeps the price at which it was begun.
    const own = state === "unpaid" && who.browser ? await orNullAfterTimeout(shop.readOwnOrders(who.browser, who)) : null;
    const looks = Number(searchParams.get("looks")) || 0;
    const prices = own?.held ?? priceOf(context.get(site));
    return { payment: { session, state, reference, until: until ? formatTime(new Date(until)) : null, looks, prices } };
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

function Known({ payment: { session, state: first, reference, until, looks, prices } }: { payment: Payment }) {
  const state = usePaymentState(session, first);
  const paid = state === "paid";
  const { lead, ...headline } = paymentWords(state, until);
  // It may be settled while the page is open.
  useEffect(() => {
    document.title = titleOf(paymentTitle(state, until));
  }, [state, until]);
  return (
    <>
      {paid && <ConfettiOnLoad />}
      <SplitPage
        live
        tone={paid ? "deep" : "frost"}
        {...headline}
        lead={
          <>
            <TestOrderMark />
            {lead}
          </>
        }
        card={
          <>
            {paid && <TestOrderNotice className="mb-6" />}
            {!paid && (
              <dl className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
                <dt className="soft">{paymentSuccess.reference}</dt>
                <dd className="readout">{reference}</dd>
              </dl>
            )}
            {isAwaited(state) ? <Waiting session={session} looks={looks} state={state} /> : <NextSteps state={state} reference={reference} prices={prices} />}
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
  <SplitPage {...paymentWords("unknown")} card={<NextSteps state="unknown" reference={undefined} prices={null} />}>
    <h2 className="text-h3">{paymentSuccess.unknown.title}</h2>
    <p className="soft mt-3 max-w-measure">
      <Sentence words={paymentSuccess.unknown.text} />
    </p>
  </SplitPage>
);

export default function PaymentSuccess({ loaderData: { payment } }: Route.ComponentProps) {
  return <Page>{payment ? <Known key={payment.session} payment={payment} /> : <Unknown />}</Page>;
}
