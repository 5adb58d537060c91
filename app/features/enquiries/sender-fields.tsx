import type { Fill } from "#app/features/enquiries/enquiry-form.tsx";
import { EmailField, TextField } from "#app/ui/forms/fields.tsx";

/** Who writes, and where the answer goes. */
export function SenderFields({ errors, typed }: Fill) {
  return (
    <>
      <TextField
        name="name"
        label="Your name"
        toolparamdescription="The name of the person who writes"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        required
        defaultValue={typed("name")}
        error={errors.name}
      />
      <EmailField
        name="email"
        label="Your email address"
        toolparamdescription="Where the answer goes"
        required
        defaultValue={typed("email")}
        error={errors.email}
      />
    </>
  );
}
