import { randomBytes } from "node:crypto";
import Stripe from "stripe";

/** Stripe's objects as its library's types have them, whole, with what our shop never uses left empty. */
export const newId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;

export type Mode = { live: boolean; created: number };

type Asked = Pick<
  Stripe.Checkout.Session,
  "id" | "url" | "client_reference_id" | "metadata" | "amount_total" | "currency" | "expires_at" | "success_url" | "cancel_url"
> & { countries: string[] };

export const newSession = ({ countries, ...asked }: Asked, { live, created }: Mode): Stripe.Checkout.Session => ({
  ...asked,
  object: "checkout.session",
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: ["card"],
  amount_subtotal: asked.amount_total,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: "if_required",
  customer_details: null,
  customer_email: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: live,
  locale: null,
  managed_payments: null,
  mode: "payment",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "if_required",
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: { allowed_countries: countries as Stripe.Checkout.Session.ShippingAddressCollection.AllowedCountry[] },
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: "pay",
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  wallet_options: null,
});

export type Buyer = { email: string; name: string; delivery: { name: string; line1: string; line2?: string; city: string; postcode: string } };

/** What Checkout collects of a buyer. */
export const collected = ({ email, name, delivery }: Buyer): Pick<Stripe.Checkout.Session, "customer_details" | "collected_information"> => ({
  customer_details: {
    address: { city: null, country: "GB", line1: null, line2: null, postal_code: delivery.postcode, state: null },
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  },
  collected_information: {
    business_name: null,
    individual_name: null,
    shipping_details: {
      name: delivery.name,
      address: {
        city: delivery.city,
        country: "GB",
        line1: delivery.line1,
        line2: delivery.line2 ?? null,
        postal_code: delivery.postcode,
        state: "",
      },
    },
  },
});

/** Of a payment: as far as a session's look-up shows it. */
export type Intent = Pick<Stripe.PaymentIntent, "id" | "object" | "amount" | "currency" | "livemode" | "metadata" | "status">;
/** Of a charge: as far as a refund and its event show it. */
export type Charge = Pick<
  Stripe.Charge,
  "id" | "object" | "amount" | "amount_refunded" | "captured" | "created" | "currency" | "disputed" | "livemode" | "metadata" | "paid" | "refunded" | "status"
> & { payment_intent: string };

export const newRefund = (charge: Charge, amount: number, metadata: Stripe.Metadata, created: number): Stripe.Refund & { payment_intent: string } => ({
  id: newId("re"),
  object: "refund",
  amount,
  balance_transaction: newId("txn"),
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});

type Told = { type: string; object: object };

/** An event of the version that our library speaks. */
export const newEvent = ({ type, object }: Told, { live, created }: Mode) => ({
  id: newId("evt"),
  object: "event" as const,
  api_version: Stripe.API_VERSION,
  created,
  data: { object: structuredClone(object) },
  livemode: live,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
export type FakeEvent = ReturnType<typeof newEvent>;
