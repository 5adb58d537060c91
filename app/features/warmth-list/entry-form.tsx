import type { EntryAnswer, ShownEntry } from "#app/features/warmth-list/actions.ts";
import { CountrySelectField } from "#app/features/warmth-list/country-field.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { CheckboxField, TextField } from "#app/ui/forms/fields.tsx";
import { noFields } from "#app/ui/forms/read-form.ts";
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

const answerTo = (intent: string, answer: EntryAnswer | undefined) => (answer?.intent === intent ? answer : undefined);

type Props = { token: string; entry: ShownEntry; answer: EntryAnswer | undefined };

/** What somebody may change of their own entry. Their address is not among it: a new one has to confirm for itself. */
export const EntryForm = ({ token, entry, answer }: Props) => (
  <ContractForm contract={input} intent="change" answer={answerTo("change", answer)} values={entry} aria-labelledby="change-details">
    <h2 id="change-details" className="mb-6 text-h3">
      {change.title}
    </h2>
    <input type="hidden" name="token" value={token} />
    <TextField name="name" label={signUpForm.name} autoComplete="name" autoCapitalize="words" spellCheck={false} required />
    <CountrySelectField name="country" label={signUpForm.country} required />
    <CheckboxField name="marketing">
      <span className="text-ink-on-light-soft">{signUpForm.optional}</span>
      {` ${entry.tips}`}
    </CheckboxField>
    <SendButton look="secondary" className="mt-6" sending={change.sending}>
      {change.send}
    </SendButton>
    <p className="small soft mt-6">{change.otherAddress}</p>
  </ContractForm>
);

type LeaveProps = { action: string; answer: EntryAnswer | undefined; look?: "primary" | "secondary"; children: string };

/** One button, and they have left. No question, no reason, no second page. */
export const LeaveForm = ({ action, answer, look = "primary", children }: LeaveProps) => (
  <ContractForm contract={noFields} intent="leave" action={action} answer={answerTo("leave", answer)}>
    <SendButton look={look} wide sending={leavePage.leaving}>
      {children}
    </SendButton>
  </ContractForm>
);
