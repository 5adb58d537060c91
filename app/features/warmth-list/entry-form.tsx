import { Form, useNavigation } from "react-router";
import type { RefusedChange, ShownEntry } from "#app/features/warmth-list/actions.ts";
import { CountrySelect } from "#app/features/warmth-list/country-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, summaryOf } from "#app/ui/forms/errors.tsx";
import { CheckboxField, controlOf, Field, TextField } from "#app/ui/forms/fields.tsx";
import { check, readForm } from "#app/ui/forms/read-form.ts";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { entryPage, leavePage } from "#content/site/waitlist-entry.ts";
import { signUpForm } from "#content/site/warmth-list.ts";
import { input } from "#contracts/change-list-details.ts";

const { held, change } = entryPage;

/** Everything that the list holds of somebody, in plain words. */
export function EntryFacts({ entry }: { entry: ShownEntry }) {
  const facts = [
    [held.facts.address, entry.address],
    [held.facts.name, entry.name],
    [held.facts.country, entry.countryName],
    [held.facts.joined, entry.joined],
    [held.facts.confirmed, entry.confirmed ?? held.notYet],
    [held.facts.code, entry.referralCode],
    [held.facts.referred, entry.referred ? held.yes : held.no],
    [held.facts.marketing, entry.marketing ? held.asked : held.no],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="soft small">{name}</dt>
          <dd className="wrap-anywhere font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The form's fields, checked against its contract. */
export function readDetails(token: string, data: FormData) {
  const { intent: _, ...details } = readForm(data, ["marketing"]);
  return check(input, { ...details, token });
}

type Props = { token: string; entry: ShownEntry; refused: RefusedChange | undefined };

/** What somebody may change of their own entry. Their address is not among it: a new one has to confirm for itself. */
export function EntryForm({ token, entry, refused }: Props) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "change";
  const form = useCheckedForm({ check: (element) => readDetails(token, new FormData(element)), sent: refused?.failure.fields, busy });
  const start: Record<string, unknown> = refused?.values ?? entry;
  const country = { name: "country", label: signUpForm.country, error: form.errors.country };

  return (
    <Form {...form.props} method="post" preventScrollReset aria-labelledby="change-details">
      <h2 id="change-details" className="mb-6 text-h3">
        {change.title}
      </h2>
      {refused && <ErrorSummary {...summaryOf(refused.failure)} />}
      <input type="hidden" name="intent" value="change" />
      <TextField
        name="name"
        label={signUpForm.name}
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
        <span className="text-slate-600">{signUpForm.optional}</span> {consentWording[currentWording].marketing}
      </CheckboxField>
      <Button type="submit" look="secondary" className="mt-6" busy={busy}>
        {busy ? change.sending : change.send}
      </Button>
      <p className="small soft mt-6">{change.otherAddress}</p>
    </Form>
  );
}

/** One button, and they have left. No question, no reason, no second page. */
export function LeaveForm({ action, look = "primary", children }: { action: string; look?: "primary" | "secondary"; children: string }) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "leave";
  return (
    <Form method="post" action={action} onSubmit={(event) => busy && event.preventDefault()}>
      <input type="hidden" name="intent" value="leave" />
      <Button type="submit" look={look} wide busy={busy}>
        {busy ? leavePage.leaving : children}
      </Button>
    </Form>
  );
}
