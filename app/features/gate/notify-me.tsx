import type { LockState } from "#app/features/gate/lock.ts";
import { CountrySelectField } from "#app/features/warmth-list/country-field.tsx";
import { SignUpSummary, TermsLinks } from "#app/features/warmth-list/join-form.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { CheckboxField, EmailField, TextField } from "#app/ui/forms/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/section.tsx";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { gatePages } from "#content/site/gate-pages.ts";
import { signUpForm } from "#content/site/warmth-list.ts";
import { form } from "#contracts/mailchimp-subscribe.ts";

/** For those who have nothing to enter: a place on the Warmth List, asked for as on its own page. */
export function NotifyMe({ state: { notify, next, note, stamp }, screen }: { state: LockState; screen: "/site-access" | "/access-code" }) {
  if (note?.startsWith("told") || note === "confirmed") return null;
  return (
    <details className="group" open={notify !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold text-link underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        {gatePages.notify.title}
        <span className="group-open:rotate-180">
          <Icon name="down" size={20} />
        </span>
      </summary>
      <Card className="on-light mt-4 max-w-lg text-ink-on-light">
        <ContractForm
          contract={form}
          intent="tell"
          action={screen}
          answer={notify ?? undefined}
          stamp={stamp}
          summary={(failure) => <SignUpSummary failure={failure} />}
          aria-label={gatePages.notify.title}
        >
          <input type="hidden" name="next" value={next} />
          <p className="soft mb-6">{gatePages.notify.lead}</p>
          <TextField name="name" label={signUpForm.name} autoComplete="name" autoCapitalize="words" spellCheck={false} required />
          <EmailField name="email" label={signUpForm.email} required />
          <CountrySelectField name="country" label={signUpForm.country} required />
          <CheckboxField name="acceptTerms" required>
            {consentWording[currentWording].terms}
          </CheckboxField>
          <div className="mb-6 pl-[2.4rem]">
            <TermsLinks />
          </div>
          <SendButton look="secondary" wide>
            {signUpForm.send}
          </SendButton>
        </ContractForm>
      </Card>
    </details>
  );
}
