import type { LockState } from "#app/features/gate/lock.ts";
import { CountrySelect } from "#app/features/warmth-list/country-field.tsx";
import { TermsLinks } from "#app/features/warmth-list/join-form.tsx";
import { failureToast } from "#app/features/warmth-list/sign-up.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/errors.tsx";
import { CheckboxField, controlOf, EmailField, Field, TextField } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/section.tsx";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { gatePages } from "#content/site/gate-pages.ts";
import { signUpForm } from "#content/site/warmth-list.ts";

const typed = (value: unknown) => (typeof value === "string" ? value : "");

/** For those who have nothing to enter: a place on the Warmth List, asked for as on its own page. */
export function NotifyMe({ state: { tell, next, note, stamp }, screen }: { state: LockState; screen: "/site-access" | "/access-code" }) {
  if (note?.startsWith("told") || note === "confirmed") return null;
  const values = tell?.values ?? {};
  const errors = tell?.failure.fields ?? {};
  const country = { name: "country", label: signUpForm.country, error: errors.country };
  return (
    <details className="tell-me" open={tell !== null}>
      <summary>
        {gatePages.notify.title}
        <Icon name="down" size={20} />
      </summary>
      <Card className="on-light mt-4 max-w-lg text-ink-on-light">
        <form method="post" action={screen} aria-label={gatePages.notify.title}>
          <input type="hidden" name="intent" value="tell" />
          <input type="hidden" name="next" value={next} />
          {tell && <ErrorSummary title={failureToast(tell.failure).title} message={failureToast(tell.failure).description} fields={tell.failure.fields} />}
          <p className="soft mb-6">{gatePages.notify.lead}</p>
          <TextField
            name="name"
            label={signUpForm.name}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            required
            defaultValue={typed(values.name)}
            error={errors.name}
          />
          <EmailField name="email" label={signUpForm.email} required defaultValue={typed(values.email)} error={errors.email} />
          <Field {...country}>
            <CountrySelect {...controlOf(country)} required defaultValue={typed(values.country)} />
          </Field>
          <CheckboxField name="acceptTerms" required defaultChecked={values.acceptTerms === true} error={errors.acceptTerms}>
            {consentWording[currentWording].terms}
          </CheckboxField>
          <div className="mb-6 pl-[2.4rem]">
            <TermsLinks />
          </div>
          <FormGuard stamp={typed(values.stamp) || stamp} />
          <Button type="submit" look="secondary" wide>
            {signUpForm.send}
          </Button>
        </form>
      </Card>
    </details>
  );
}
