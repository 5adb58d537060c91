import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { CountryField } from "#app/features/warmth-list/country-field.tsx";
import { failureToast } from "#app/features/warmth-list/failure-toast.ts";
import { joinWords, TermsLinks } from "#app/features/warmth-list/join-words.tsx";
import { isComplete, readSignUp } from "#app/features/warmth-list/read-sign-up.ts";
import { useJoin } from "#app/features/warmth-list/use-join.ts";
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
import { brand } from "#content/brand.ts";

/** The form as the server sent it back, when there was no script. */
export type SentBack = { failure: ShownFailure; values: Record<string, unknown> };

const announced = { idle: "", sending: "Sending your details.", joined: "You're in! Taking you to the next page." };
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
  const { state, join, changed } = useJoin({
    fail(failure) {
      toast(failureToast(failure));
      if (failure.fields) form.show(failure.fields);
    },
  });

  const measure = () => form.ref.current && setComplete(isComplete(new FormData(form.ref.current)));
  useFormRestored(measure);

  function submit(event: FormEvent) {
    event.preventDefault();
    const person = form.submit();
    if (person) void join(person);
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
      toolname="join_warmth_list"
      tooldescription={`Puts a person on the Warmth List, the free waiting list of ${brand.name}. Nothing is charged. An email then asks them to confirm.`}
    >
      <h2 id="join-form" className="mb-6 text-h3">
        Your place on the list
      </h2>
      {sentBack && <ErrorSummary title={title} message={description} fields={sentBack.failure.fields} />}
      <TextField
        name="name"
        label="Full Name"
        autoComplete="name"
        toolparamdescription="The person's full name, 2 to 99 characters"
        autoCapitalize="words"
        spellCheck={false}
        required
        defaultValue={typed(values.name)}
        error={form.errors.name}
      />
      <EmailField
        name="email"
        label="Email Address"
        toolparamdescription="Where the person reads email: the confirmation goes there"
        required
        defaultValue={typed(values.email)}
        error={form.errors.email}
      />
      <CountryField
        name="country"
        label="Country"
        initial={typed(values.country)}
        error={form.errors.country}
        onChange={() => {
          changed();
          if (form.errors.country) form.recheck("country");
          measure();
        }}
        onFound={(country) =>
          toast({ title: "Location Detected", description: `We've pre-filled your country as ${country.name}. You can change it if needed.`, stays: 3_000 })
        }
      />
      <CheckboxField
        name="acceptTerms"
        toolparamdescription="Agreement to the terms and to the Warmth List's own emails. Tick only when the person has said yes"
        required
        defaultChecked={values.acceptTerms === true}
        error={form.errors.acceptTerms}
      >
        {joinWords.terms}
      </CheckboxField>
      <div className="mb-3 pl-[2.4rem]">
        <TermsLinks />
      </div>
      <CheckboxField
        name="marketing"
        toolparamdescription="Optional: other news by email. Leave unticked unless the person asks for it"
        defaultChecked={values.marketing === true}
      >
        <span className="text-slate-600">Optional.</span> {joinWords.marketing}
      </CheckboxField>
      {/* Carried here, and nowhere else: no cookie remembers who sent whom. */}
      {referral && <input type="hidden" name="referredBy" value={referral.code} />}
      <FormGuard stamp={referral && (typed(values.stamp) || referral.stamp)} />
      <Button type="submit" wide className="mt-6" disabled={!complete && state === "idle"} busy={state !== "idle"}>
        {state === "idle" ? "Join Warmth List" : "Joining..."}
      </Button>
      {state === "joined" && (
        <Notice kind="ok" role="none" className="mt-4">
          <p>
            Your place on the Warmth List is saved. <Link to="/warmth-list/success">See what happens next</Link>
          </p>
        </Notice>
      )}
      <p className="small soft mt-4 text-center">Free. No card, nothing is charged.</p>
      <p role="status">
        <VisuallyHidden>{announced[state]}</VisuallyHidden>
      </p>
    </Form>
  );
}
