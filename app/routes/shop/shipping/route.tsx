import { href, redirect, useLocation } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { readLastRequest } from "#app/features/shipping/history-state.ts";
import { BackButton, OrderSummary } from "#app/features/shipping/parcel-parts.tsx";
import { createIdempotencyKey } from "#app/lib/http/call-function.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { formContract, ShippingForm } from "#app/routes/shop/shipping/shipping-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/forms/contract-form.tsx";
import { answerForm } from "#app/ui/forms/read-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { shippingPage } from "#content/site/shipping.ts";
import { input } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import { idempotencyKey as isKey } from "#contracts/guard.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: shippingPage.title, description: shippingPage.description }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const [specimen, stamp] = await Promise.all([shop.labelsAreSpecimens(), shop.stampForm()]).catch(throwFailure);
  return { specimen, stamp, intent: createIdempotencyKey(), reference: `ORDER-${Date.now()}` };
}

/** The form without script; with it, the same function is called by the form itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const make = async ({ trap, stamp, took: _, key: __, ...details }: v.InferOutput<typeof formContract>) => {
    const label = v.safeParse(input, { shipping_details: details, order_reference: form.get("order_reference"), trap, stamp });
    // Its hidden fields were tampered with, or cut off on the way.
    if (!label.success) throw new Failure("invalid", { message: shippingPage.form.tooOld });
    const intent = String(form.get("intent") ?? "");
    const { label_url } = await context
      .get(backend)
      .createShipment(label.output, { ...context.get(caller), ...(isKey.test(intent) && { idempotencyKey: intent }) });
    throw redirect(href("/shipping-success/:token", { token: label_url?.split("/").at(-1) ?? "" }), 303);
  };
  return answerForm(formContract, form, make, { isStamped: true });
}

const { unavailable } = shippingPage;

const Unavailable = () => (
  <Notice kind="warn" title={unavailable.title} className="self-start">
    <p>{unavailable.text}</p>
    <ButtonLink to={href("/order/find")} className="mt-4" size="small">
      {unavailable.find}
    </ButtonLink>
  </Notice>
);

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  const { specimen, stamp, intent, reference } = loaderData;
  const answer: FormAnswer | undefined = actionData;
  const { state } = useLocation();
  const last = useHydrated() ? readLastRequest(state) : null;
  const sentOr = (name: string, fresh: string) => String(answer?.values?.[name] || fresh);
  return (
    <Page>
      <PageHeader {...shippingPage[specimen ? "specimen" : "none"]} />
      <div className="wrap pb-18 lg:pb-26">
        <p className="-mt-4 mb-6 -ml-[min(1rem,var(--gutter))]">
          <BackButton otherwise="/" />
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-12">
          {specimen ? (
            <Card>
              <ShippingForm
                key={last?.intent}
                stamp={stamp}
                intent={sentOr("intent", intent)}
                reference={sentOr("order_reference", reference)}
                answer={answer}
                last={last}
              />
            </Card>
          ) : (
            <Unavailable />
          )}
          <OrderSummary />
        </div>
      </div>
    </Page>
  );
}
