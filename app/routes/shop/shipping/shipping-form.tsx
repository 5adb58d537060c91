import { useRef } from "react";
import { href, useNavigate } from "react-router";
import * as v from "valibot";
import { type LastRequest, type NewShipment, rememberRequest } from "#app/features/shipping/history-state.ts";
import { CountryField } from "#app/features/warmth-list/country-field.tsx";
import { callFunction, createIdempotencyKey } from "#app/lib/http/call-function.ts";
import { failureTitle, type ShownFailure } from "#app/lib/http/failure.ts";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { ErrorSummary } from "#app/ui/forms/errors.tsx";
import { EmailField, TextField } from "#app/ui/forms/fields.tsx";
import type { ToastWords } from "#app/ui/toast/toast.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { failureTitles } from "#content/site/forms.ts";
import { shippingPage } from "#content/site/shipping.ts";
import { requiredDetails, shippingDetails } from "#contracts/create-shipment.ts";
import { guard } from "#contracts/guard.ts";

export const formContract = v.object({ ...shippingDetails.entries, ...guard });
type Sent = v.InferOutput<typeof formContract>;

const { form } = shippingPage;
const { fields } = form;

/** What went wrong, in the answer's own words where it has any; where no answer came, that it failed, and what is known. */
const failureToast = ({ code, message }: ShownFailure): ToastWords =>
  code === "offline" || code === "unsure"
    ? { title: form.failed, description: message, destructive: true }
    : { title: message || form.failed, destructive: true };

const isEmpty = (value: unknown) => String(value ?? "").trim() === "";

type Props = {
  stamp: string;
  /** One key, for a form that is sent twice without script. */
  intent: string;
  reference: string;
  answer: FormAnswer | undefined;
  /** What made the last label from here, for whoever comes back. */
  last: LastRequest | null;
};

/** Who and where to, for a specimen. */
export function ShippingForm({ stamp, intent, reference, answer, last }: Props) {
  const toast = useToast();
  const navigate = useNavigate();
  // Of the press that the form shows already; pressed again unchanged, it is the same label.
  const key = useRef(last?.intent ?? null);

  async function create({ trap, stamp, took: _, key: __, ...details }: Sent) {
    key.current ??= createIdempotencyKey();
    const label = { shipping_details: details, order_reference: `ORDER-${Date.now()}`, trap, stamp };
    const made = await callFunction("create-shipment", label, { intent: key.current });
    if (!made.ok) {
      toast(failureToast(made.failure));
      return made.failure.fields && withoutPrefix(made.failure.fields);
    }
    toast({ title: form.created });
    rememberRequest({ details, intent: key.current });
    const state: NewShipment = { shipment: made.data, details, specimen: true };
    void navigate(href("/shipping-success"), { state });
  }

  const titleOf = (failure: ShownFailure) =>
    failure.fields && requiredDetails.some((name) => isEmpty(answer?.values?.[name])) ? form.incomplete : failureTitle(failure, form.failed);

  const values: Record<string, unknown> = answer?.values ?? { country: "US", ...last?.details };
  return (
    <ContractForm
      contract={formContract}
      answer={answer}
      values={values}
      stamp={stamp}
      call={create}
      onRefused={(sent) => {
        const isIncomplete = requiredDetails.some((name) => isEmpty(sent.get(name)));
        toast(isIncomplete ? { title: form.incomplete, destructive: true } : { title: failureTitles.fields, description: form.wrong, destructive: true });
      }}
      onInput={() => {
        // What is sent next is another label.
        key.current = null;
      }}
      summary={(failure) => <ErrorSummary title={titleOf(failure)} message={failure.message} fields={failure.fields} />}
      aria-labelledby="shipping-form"
      {...form.tool}
    >
      <h2 id="shipping-form" className="text-h3">
        {form.title}
      </h2>
      <div className="mt-6 grid gap-5 [&_.field]:mt-0">
        <TextField name="name" label={fields.name} autoComplete="name" autoCapitalize="words" spellCheck={false} required />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <EmailField name="email" label={fields.email} required />
          <TextField name="phone" type="tel" inputMode="tel" label={fields.phone} autoComplete="tel" />
        </div>
        <TextField name="address1" label={fields.address1} autoComplete="address-line1" spellCheck={false} required />
        <TextField name="address2" label={fields.address2} autoComplete="address-line2" spellCheck={false} />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField name="city" label={fields.city} autoComplete="address-level2" spellCheck={false} required />
          <TextField name="state" label={fields.state} autoComplete="address-level1" spellCheck={false} />
          <TextField name="postal_code" label={fields.postal_code} autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} required />
          <CountryField name="country" label={fields.country} initial={String(values.country ?? "")} />
        </div>
      </div>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="order_reference" value={reference} />
      <SendButton wide className="mt-8" sending={form.sending}>
        {form.send}
      </SendButton>
      <p className="small soft mt-4 text-center">{form.note}</p>
    </ContractForm>
  );
}

const inside = "shipping_details.";

/** The function's complaints, by the names that the fields have in the form. */
const withoutPrefix = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, words]) => [name.startsWith(inside) ? name.slice(inside.length) : name, words]));
