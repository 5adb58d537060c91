import { Form, useNavigation } from "react-router";
import { CountrySelect } from "#app/features/warmth-list/country-select.tsx";
import { joinWords } from "#app/features/warmth-list/join-words.tsx";
import type { EntryRefused } from "#app/features/warmth-list/own/act-on-entry.ts";
import { readDetails } from "#app/features/warmth-list/own/read-details.ts";
import type { ShownEntry } from "#app/features/warmth-list/own/show-entry.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, summaryOf } from "#app/ui/forms/errors.tsx";
import { CheckboxField, controlOf, Field, TextField } from "#app/ui/forms/fields.tsx";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";

type Props = { token: string; entry: ShownEntry; refused: EntryRefused | undefined };

/** What somebody may change of their own entry. Their address is not among it: a new one has to confirm for itself. */
export function DetailsForm({ token, entry, refused }: Props) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "change";
  const form = useCheckedForm({ check: (element) => readDetails(token, new FormData(element)), sent: refused?.failure.fields, busy });
  const start: Record<string, unknown> = refused?.values ?? entry;
  const country = { name: "country", label: "Country", error: form.errors.country };

  return (
    <Form {...form.props} method="post" preventScrollReset aria-labelledby="change-details">
      <h2 id="change-details" className="mb-6 text-h3">
        Change it
      </h2>
      {refused && <ErrorSummary {...summaryOf(refused.failure)} />}
      <input type="hidden" name="intent" value="change" />
      <TextField
        name="name"
        label="Full Name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        required
        defaultValue={String(start.name ?? "")}
        error={form.errors.name}
      />
      <Field {...country}>
        <CountrySelect {...controlOf(country)} required defaultValue={String(start.country ?? "")} />
      </Field>
      <CheckboxField name="marketing" defaultChecked={start.marketing === true} error={form.errors.marketing}>
        <span className="text-slate-600">Optional.</span> {joinWords.marketing}
      </CheckboxField>
      <Button type="submit" look="secondary" className="mt-6" busy={busy}>
        {busy ? "Saving..." : "Save"}
      </Button>
      <p className="small soft mt-6">Another address? Leave with this one and join with the other: only its own mailbox can confirm it.</p>
    </Form>
  );
}
