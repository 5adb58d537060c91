import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { answerFailure, answerWords } from "#app/answer-failure.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { backend, caller } from "#app/context.ts";
import { describePage } from "#app/describe-page.ts";
import { failureWords } from "#app/failure-words.ts";
import { FailurePage } from "#app/features/failure-page.tsx";
import { AddressForm, readAddress } from "#app/features/orders/address-form.tsx";
import { CancelForm } from "#app/features/orders/cancel-form.tsx";
import { Disclosure } from "#app/features/orders/disclosure.tsx";
import { DoneNotice } from "#app/features/orders/done-notice.tsx";
import type { Refused } from "#app/features/orders/order-action.ts";
import { RefundNote } from "#app/features/orders/refund-note.tsx";
import { showOrder } from "#app/features/orders/show-order.ts";
import { statusWords } from "#app/features/orders/status-words.ts";
import { Timeline } from "#app/features/orders/timeline.tsx";
import { PriceLines } from "#app/features/price-lines.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { sendForm } from "#app/send-form.ts";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { Failure, failures } from "#contracts/failure.ts";
import { secretToken } from "#contracts/fields.ts";
import type { OrderStatus } from "#contracts/order.ts";
import type { Route } from "./+types/order.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your order", description: `Your ${brand.name} order: where it stands, and what you can still change.` }, matches);
export const headers = pageHeaders;

/** A mistyped link is told like one that has expired. */
const tokenOf = (token: string) => (v.is(secretToken, token) ? token : answerFailure(new Failure("not-found")));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const token = tokenOf(params.token);
  const order = await shop.readOrder(token, context.get(caller)).catch(answerFailure);
  return { order: showOrder(order), trackingUrl: await shop.readTrackingUrl(token).catch(answerFailure), done: new URL(request.url).searchParams.get("done") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const token = tokenOf(params.token);
  const server = context.get(backend);
  try {
    if (form.get("intent") === "cancel") {
      await server.cancelOrder({ token }, context.get(caller));
      throw redirect(`/order/${token}?done=cancelled`, 303);
    }
    const address = readAddress(form);
    if (!address.ok)
      return answerWords<Omit<Refused, "failure">>(
        { code: "invalid", message: failures.invalid.message, fields: address.errors },
        { intent: "correct-address", values: readForm(form) },
      );
    await server.correctAddress({ token, address: address.value }, context.get(caller));
    throw redirect(`/order/${token}?done=address`, 303);
  } catch (error) {
    if (error instanceof Response) throw error;
    const intent = form.get("intent") === "cancel" ? "cancel" : "correct-address";
    return answerWords<Omit<Refused, "failure">>(failureWords(error), { intent, values: readForm(form) });
  }
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(serverAction, { intent });
}

/** Nothing goes anywhere any more. */
const over: readonly OrderStatus[] = ["cancelled", "refunded", "expired"];

/** A refusal mostly means that this page is behind: another tab or the owner was faster. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function Order({ loaderData: { order, trackingUrl, done }, actionData }: Route.ComponentProps) {
  const { lead, ...headline } = statusWords(order);
  const refused = actionData as Refused | undefined;
  const refusedFor = (intent: Refused["intent"]) => (refused?.intent === intent ? refused : undefined);
  const canStill = { cancel: order.canCancel, "correct-address": order.canCorrectAddress };
  // The address bar keeps what was done last, though another tab may have undone it since.
  const holds = done === "cancelled" ? !order.canCancel : order.canCorrectAddress;
  return (
    <main id="main">
      <PageHeader {...headline} lead={lead}>
        <p className="soft">
          Order <span className="readout">{order.reference}</span>, placed on {order.placed}
        </p>
      </PageHeader>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-18 lg:pb-26">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {refused?.intent && !canStill[refused.intent] && (
            <Notice kind="error" title="That did not work">
              <p>{refused.failure.message}</p>
            </Notice>
          )}
          <DoneNotice done={!refused && holds ? done : null} />
          {order.refund && <RefundNote refund={order.refund} />}
          <Card>
            <h2 className="mb-4 text-h3">What you bought</h2>
            <PriceLines
              lines={[
                { words: `${order.product} × ${order.quantity}`, amount: order.total },
                { words: "UK delivery", amount: "included" },
                { words: `VAT in this price (${order.vatRatePercent}%)`, amount: order.vat, soft: true },
                { words: "Total", amount: order.total, total: true },
              ]}
            />
            {!over.includes(order.status) && order.addressLines.length > 0 && (
              <>
                <h3 className="mt-8 font-bold font-text text-body">Goes to</h3>
                <address className="mt-1 not-italic">
                  {order.addressLines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </>
            )}
            {order.email && <p className="soft small mt-4">Emails about this order go to {order.email}.</p>}
          </Card>
          {(order.canCorrectAddress || order.canCancel) && (
            <section aria-label="Change this order">
              {order.canCorrectAddress && (
                <Disclosure key={`address ${order.history.length}`} summary="Correct the delivery address" open={refused?.intent === "correct-address"}>
                  <AddressForm delivery={order.delivery} refused={refusedFor("correct-address")} />
                </Disclosure>
              )}
              {order.canCancel && (
                <Disclosure summary="Cancel and refund" open={refused?.intent === "cancel"}>
                  <CancelForm total={order.total} refused={refusedFor("cancel")} />
                </Disclosure>
              )}
            </section>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <section>
            <h2 className="mb-4 text-h3">So far</h2>
            <Timeline history={order.history} />
            {trackingUrl && !over.includes(order.status) && (
              <ButtonLink to={trackingUrl} look="secondary" size="small" className="mt-6">
                Track Package
              </ButtonLink>
            )}
          </section>
          <section className="soft small">
            <h2 className="mb-2 font-bold font-text text-body">Help</h2>
            <p>
              Write to <a href={`mailto:${company.email}?subject=${encodeURIComponent(`Order ${order.reference}`)}`}>{company.email}</a> and name your
              reference. Your rights are in the <Link to="/pre-order-terms">Pre-Order Terms</Link>. This page's address is a secret: whoever has it can change
              this order.
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}

/** Where the order cannot be read, an address that was typed is still given back: it was sent without script, and is nowhere else. */
export function ErrorBoundary({ actionData }: Route.ErrorBoundaryProps) {
  const refused = actionData as Refused | undefined;
  if (refused?.intent !== "correct-address") return <FailurePage />;
  return (
    <main id="main">
      <title>Back in a moment</title>
      <PageHeader cold="Back in" warm="a moment" lead="Your order is safe, but cannot be shown just now. What you typed is below, and not saved yet." />
      <div className="wrap pb-18">
        <Card className="w-full max-w-xl">
          <AddressForm delivery={null} refused={refused} />
        </Card>
      </div>
    </main>
  );
}
