import { check, readForm } from "#app/ui/forms/read-form.ts";
import { deliveryAddress } from "#contracts/fields.ts";

/** The address in a sent form, held against its contract. */
export function readAddress(form: FormData) {
  const { intent: _, ...address } = readForm(form);
  return check(deliveryAddress, address);
}
