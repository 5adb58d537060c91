import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { CountryField } from "#app/features/warmth-list/country-field.tsx";
import { failureToast, isComplete, readSignUp, useSignUp } from "#app/features/warmth-list/sign-up.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/errors.tsx";
import { CheckboxField, EmailField, TextField } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { useCheckedForm, useFormRestored } from "#app/ui/forms/use-checked-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { signUpForm as words } from "#content/site/warmth-list.ts";

/** The form as the server sent it back, when there was no script. */
export type SentBack = { failure: ShownFailure; values: Record<string, unknown> };

/** What ticking the boxes means, in the very words that are kept as proof of consent. */
const { terms, marketing } = consentWording[currentWording];

const typed = (value: unknown) => (typeof value === "string" ? value : "");

type Props = {
  action: `/${string}`;
  sentBack: SentBack | undefined;
  /** They came by a shared link, and the page was rendered for them. */
  referral?: { code: string; stamp: string };
};

export function JoinForm({ action, sentBack, referral }: Props) {
  const toast = useToast();
  const form = useCheckedForm({ check: (element) => readSignUp(new FormData(element)), sent: sentBack?.failure.fields });
  const [complete, setComplete] = useState(true);
  const { state, send, changed } = useSignUp((failure) => {
    toast(failureToast(failure));
    if (failure.fields) form.show(failure.fields);
  });

  const measure = () => form.ref.current && setComplete(isComplete(new FormData(form.ref.current)));
  useFormRestored(measure);

  function submit(event: FormEvent) {
    event.preventDefault();
    const person = form.submit();
    if (person) void send(person);
    else toast(failureToast({ code: "invalid", message: "", fields: {} }));
  }

  const values = sentBack?.values ?? {};
  const { description, title } = failureToast(sentBack?.failure ?? { code: "broken", message: "" });
  return (
    <Form
      {...form.props}
      method="post"
      // Named, because a prerendered page takes itself to be at "/warmth-list/".
      action={action}
      onSubmit={submit}
      onInput={(event) => {
        form.props.onInput(event);
        changed();
        measure();
      }}
      aria-labelledby="join-form"
      {...words.tool}
    >
      <h2 id="join-form" className="mb-6 text-h3">
        {words.title}
      </h2>
      {sentBack && <ErrorSummary title={title} message={description} fields={sentBack.failure.fields} />}
      <TextField
        name="name"
        label={words.name}
        autoComplete="name"
        toolparamdescription={words.parameters.name}
        autoCapitalize="words"
        spellCheck={false}
        required
        defaultValue={typed(values.name)}
        error={form.errors.name}
      />
      <EmailField
        name="email"
        label={words.email}
        toolparamdescription={words.parameters.email}
        required
        defaultValue={typed(values.email)}
        error={form.errors.email}
      />
      <CountryField
        name="country"
        label={words.country}
        initial={typed(values.country)}
        error={form.errors.country}
        onChange={() => {
          changed();
          if (form.errors.country) form.recheck("country");
          measure();
        }}
        onFound={(country) => toast({ title: words.countryFound.title, description: words.countryFound.text(country.name), stays: 3_000 })}
      />
      <CheckboxField
        name="acceptTerms"
        toolparamdescription={words.parameters.acceptTerms}
        required
        defaultChecked={values.acceptTerms === true}
        error={form.errors.acceptTerms}
      >
        {terms}
      </CheckboxField>
      <div className="mb-3 pl-[2.4rem]">
        <TermsLinks />
      </div>
      <CheckboxField name="marketing" toolparamdescription={words.parameters.marketing} defaultChecked={values.marketing === true}>
        <span className="text-slate-600">{words.optional}</span> {marketing}
      </CheckboxField>
      {/* Carried here, and nowhere else: no cookie remembers who sent whom. */}
      {referral && <input type="hidden" name="referredBy" value={referral.code} />}
      <FormGuard stamp={referral && (typed(values.stamp) || referral.stamp)} />
      <Button type="submit" wide className="mt-6" disabled={!complete && state === "idle"} busy={state !== "idle"}>
        {state === "idle" ? words.send : words.sending}
      </Button>
      {state === "joined" && (
        <Notice kind="ok" role="none" className="mt-4">
          <p>
            {words.joined.text} <Link to="/warmth-list/success">{words.joined.link}</Link>
          </p>
        </Notice>
      )}
      <p className="small soft mt-4 text-center">{words.free}</p>
      <p role="status">
        <VisuallyHidden>{words.announced[state]}</VisuallyHidden>
      </p>
    </Form>
  );
}

/** Where the words that are agreed to can be read; they open beside the form, so that nothing typed is lost. */
export function TermsLinks() {
  return (
    <span className="small block text-slate-600">
      Read the{" "}
      <Link to="/terms" target="_blank">
        terms and conditions
      </Link>{" "}
      and the{" "}
      <Link to="/privacy-policy" target="_blank">
        privacy policy
      </Link>{" "}
      (each opens in a new tab).
    </span>
  );
}
