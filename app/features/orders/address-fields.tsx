import { TextField } from "#app/ui/forms/fields.tsx";
import { addressForm } from "#content/site/order.ts";

const { fields, where } = addressForm;

/** A UK delivery address. `isOwn`: whether whoever types it lives there, so that their browser may fill it in. */
export function AddressFields({ isOwn }: { isOwn: boolean }) {
  const by = (kind: string) => (isOwn ? kind : "off");
  return (
    <>
      <TextField name="name" label={fields.name} autoComplete={by("name")} required spellCheck={false} />
      <TextField name="line1" label={fields.line1} autoComplete={by("address-line1")} required spellCheck={false} />
      <TextField name="line2" label={fields.line2} autoComplete={by("address-line2")} spellCheck={false} />
      <TextField name="city" label={fields.city} autoComplete={by("address-level2")} required spellCheck={false} />
      <TextField name="county" label={fields.county} autoComplete={by("address-level1")} spellCheck={false} />
      <TextField name="postcode" label={fields.postcode} autoComplete={by("postal-code")} autoCapitalize="characters" required spellCheck={false} />
      <p className="small soft mt-6">{where}</p>
    </>
  );
}
