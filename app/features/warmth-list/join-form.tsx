import { useRef } from "react";
import { href } from "react-router";
import { CountryField } from "#app/features/warmth-list/country-field.tsx";
import { failureToast, isComplete, useSignUp } from "#app/features/warmth-list/sign-up.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { ErrorSummary } from "#app/ui/forms/errors.tsx";
import { CheckboxField, EmailField, TextField } from "#app/ui/forms/fields.tsx";
import type { FieldErrors } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { signUpForm as words } from "#content/site/warmth-list.ts";
import { form as contract } from "#contracts/mailchimp-subscribe.ts";

/** What ticking the boxes means, in the very words that are kept as proof of consent. */
const { terms, marketing } = consentWording[currentWording];

type Props = {
  action: string;
  /** The form as the server sent it back, when there was no script. */
  answer: FormAnswer | undefined;
  /** They came by a shared link, and the page was rendered for them. */
  referral?: { code: string; stamp: string };
};

export function JoinForm({ action, answer, referral }: Props) {
  const toast = useToast();
  const errors = useRef<FieldErrors | undefined>(undefined);
  const { state, send, changed } = useSignUp((failure) => {
    toast(failureToast(failure));
    errors.current = failure.fields;
  });

  return (
    <ContractForm
      contract={contract}
      // Named, because a prerendered page takes itself to be at "/warmth-list/".
      action={action}
      answer={answer}
      stamp={referral?.stamp}
      isReady={isComplete}
      busy={state !== "idle"}
      call={async (person) => {
        errors.current = undefined;
        await send(person);
        return errors.current;
      }}
      onRefused={() => toast(failureToast({ code: "invalid", message: "", fields: {} }))}
      onInput={changed}
      summary={(failure) => <SignUpSummary failure={failure} />}
      aria-labelledby="join-form"
      {...words.tool}
    >
      <h2 id="join-form" className="mb-6 text-h3">
        {words.title}
      </h2>
      <TextField
        name="name"
        label={words.name}
        autoComplete="name"
        toolparamdescription={words.parameters.name}
        autoCapitalize="words"
        spellCheck={false}
        required
      />
      <EmailField name="email" label={words.email} toolparamdescription={words.parameters.email} required />
      <CountryField
        name="country"
        label={words.country}
        initial={String(answer?.values?.country ?? "")}
        onFound={(country) => toast({ title: words.countryFound.title, description: words.countryFound.text(country.name), stays: 3_000 })}
      />
      <CheckboxField name="acceptTerms" toolparamdescription={words.parameters.acceptTerms} required>
        {terms}
      </CheckboxField>
      <div className="mb-3 pl-[2.4rem]">
        <TermsLinks />
      </div>
      <CheckboxField name="marketing" toolparamdescription={words.parameters.marketing}>
        <span className="text-ink-on-light-soft">{words.optional}</span>
        {` ${marketing}`}
      </CheckboxField>
      {/* Carried here, and nowhere else: no cookie remembers who sent whom. */}
      {referral && <input type="hidden" name="referredBy" value={referral.code} />}
      <SendButton wide className="mt-6" sending={words.sending}>
        {words.send}
      </SendButton>
      {state === "joined" && (
        <Notice kind="ok" role="none" className="mt-4">
          <p>
            {words.joined.text} <Link to={href("/warmth-list/success")}>{words.joined.link}</Link>
          </p>
        </Notice>
      )}
      <p className="small soft mt-4 text-center">{words.free}</p>
      <p role="status" className="visually-hidden">
        {state === "joined" && words.joined.text}
      </p>
    </ContractForm>
  );
}

/** Why a sign-up was not taken, where no script could say it in a toast. */
export function SignUpSummary({ failure }: { failure: ShownFailure }) {
  const { title, description } = failureToast(failure);
  return <ErrorSummary title={title} message={description} fields={failure.fields} />;
}

/** Where the words that are agreed to can be read; they open beside the form, so that nothing typed is lost. */
export function TermsLinks() {
  return (
    <span className="small block text-ink-on-light-soft">
      {words.read.before}{" "}
      <Link to={href("/terms")} target="_blank">
        {words.read.terms}
      </Link>{" "}
      {words.read.and}{" "}
      <Link to={href("/privacy-policy")} target="_blank">
        {words.read.privacy}
      </Link>{" "}
      {/* Each link says it already to those who listen. */}
      <span aria-hidden="true">{words.read.after}</span>
    </span>
  );
}
