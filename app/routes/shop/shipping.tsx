import { redirect, useLocation } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { BackButton } from "#app/features/shipping/back-button.tsx";
import { OrderSummary } from "#app/features/shipping/order-summary.tsx";
import { readDetails } from "#app/features/shipping/read-details.ts";
import { type SentBack, ShippingForm } from "#app/features/shipping/shipping-form.tsx";
import { readTyped } from "#app/features/shipping/typed.ts";
import { createIdempotencyKey } from "#app/lib/http/call-function.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { readForm } from "#app/ui/forms/read-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { input } from "#contracts/create-shipment.ts";
import { failures } from "#contracts/failure.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/shipping.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Shipping label", description: "Enter where the parcel goes, and get a shipping label to print, with a tracking number." }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const [specimen, stamp] = await Promise.all([shop.labelsAreSpecimens(), shop.stampForm()]).catch(throwFailure);
  return { specimen, stamp, intent: createIdempotencyKey(), reference: `ORDER-${Date.now()}` };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readForm(form);
  const details = readDetails(form);
  if (!details.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: details.errors }, { values });
  const label = v.safeParse(input, {
    shipping_details: details.value,
    order_reference: values.order_reference,
    trap: values.trap,
    stamp: values.stamp ?? "",
  });
  // Its hidden fields were tampered with, or cut off on the way.
  if (!label.success) return failureResponse({ code: "invalid", message: "This page is too old. Please press the button once more." }, { values });
  try {
    const key = typeof values.intent === "string" && /^[\w-]{16,64}$/.test(values.intent) ? { idempotencyKey: values.intent } : {};
    const { label_url } = await context.get(backend).createShipment(label.output, { ...context.get(caller), ...key });
    throw redirect(`/shipping-success/${label_url?.split("/").at(-1) ?? ""}`, 303);
  } catch (error) {
    if (error instanceof Response) throw error;
    return failureResponse(toFailure(error), { values });
  }
}

const Unavailable = () => (
  <Notice kind="warn" title="We make the labels" className="self-start">
    <p>We make your order's label when we pack your tube, and email you its tracking number. Your order's page tells you where it is.</p>
    <ButtonLink to="/order/find" className="mt-4" size="small">
      Find my order
    </ButtonLink>
  </Notice>
);

const leads = {
  specimen: "Say where the parcel goes. You get a label to print, and a number to follow it by.",
  none: "Every order has one label, made when it is sent.",
};

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  const { specimen, stamp, intent, reference } = loaderData;
  const sentBack = actionData as SentBack | undefined;
  const { state } = useLocation();
  const typed = useHydrated() ? readTyped(state) : null;
  const values = sentBack?.values ?? {};
  const kept = (name: string, fresh: string) => (typeof values[name] === "string" && values[name] ? values[name] : fresh);
  return (
    <Page>
      <PageHeader cold="Your" warm="shipping label" lead={leads[specimen ? "specimen" : "none"]} />
      <div className="wrap pb-18 lg:pb-26">
        <p className="-mt-4 -ml-4 mb-6">
          <BackButton otherwise="/" />
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-12">
          {specimen ? (
            <Card>
              <ShippingForm
                key={typed?.intent}
                stamp={kept("stamp", stamp)}
                intent={kept("intent", intent)}
                reference={kept("order_reference", reference)}
                sentBack={sentBack}
                typed={typed}
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
