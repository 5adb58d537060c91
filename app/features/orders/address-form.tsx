import { Form, useNavigation } from "react-router";
import type { Refused } from "#app/features/orders/order-action.ts";
import { readAddress } from "#app/features/orders/read-address.ts";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, summaryOf } from "#app/ui/forms/errors.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";

const rows = [
  { name: "name", label: "Full Name", autoComplete: "name", required: true },
  { name: "line1", label: "Address line 1", autoComplete: "address-line1", required: true },
  { name: "line2", label: "Address line 2 (optional)", autoComplete: "address-line2" },
  { name: "city", label: "Town or city", autoComplete: "address-level2", required: true },
  { name: "county", label: "County (optional)", autoComplete: "address-level1" },
  { name: "postcode", label: "Postcode", autoComplete: "postal-code", autoCapitalize: "characters", required: true },
] as const;

type Props = { delivery: ShownOrder["delivery"]; refused: Refused | undefined };

/** A UK delivery address, to be corrected until the tube is sent. */
export function AddressForm({ delivery, refused }: Props) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "correct-address";
  const form = useCheckedForm({ check: (element) => readAddress(new FormData(element)), sent: refused?.failure.fields, busy });
  const start: Record<string, unknown> = refused?.values ?? delivery ?? {};

  return (
    <Form {...form.props} method="post" preventScrollReset aria-label="Delivery address">
      {refused && <ErrorSummary {...summaryOf(refused.failure)} />}
      <input type="hidden" name="intent" value="correct-address" />
      {rows.map((row) => (
        <TextField key={row.name} {...row} spellCheck={false} defaultValue={String(start[row.name] ?? "")} error={form.errors[row.name]} />
      ))}
      <p className="small soft mt-6">We deliver to the United Kingdom only.</p>
      <Button type="submit" className="mt-4" busy={busy}>
        {busy ? "Saving..." : "Save this address"}
      </Button>
    </Form>
  );
}
