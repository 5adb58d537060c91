import { href } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { answerEnquiry, preserveEnquiry } from "#app/features/enquiries/enquiry-action.ts";
import { EnquiryForm, SenderFields } from "#app/features/enquiries/enquiry-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { CheckboxField, SelectField, TextAreaField } from "#app/ui/forms/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { contact } from "#content/site/contact.ts";
import { input } from "#contracts/contact-us.ts";
import picture from "#imagery/drawn/page-contact.svg?url";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: contact.title, description: contact.description, path: href("/contact") }, matches);

export const action = ({ request, context }: Route.ActionArgs) =>
  answerEnquiry(input, request, (message) => context.get(backend).contactUs(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { form, provider, quicker } = contact;

const agreement = v.object({ agreedToTerms: v.literal(true, provider.missing) });

/** Opens the mailing provider's own form in a new tab, once the terms are agreed to. */
const ProviderForm = () => (
  <ContractForm
    contract={agreement}
    method="get"
    action="/contact/form"
    reloadDocument
    target="_blank"
    rel="noopener noreferrer"
    isReady={(sent) => sent.has("agreedToTerms")}
  >
    <CheckboxField name="agreedToTerms" required>
      {provider.agree[0]}
      <Link to={href("/terms")} target="_blank">
        {provider.agree[1]}
      </Link>
      {provider.agree[2]}
    </CheckboxField>
    <SendButton className="mt-3">
      <span>{provider.open}</span>
      <Icon name="out" size={18} />
    </SendButton>
  </ContractForm>
);

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader cold={contact.cold} warm={contact.warm} lead={contact.lead} />
      <div className="wrap grid grid-cols-1 gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-12 pb-[clamp(3.5rem,7vw,6rem)] md:grid-cols-[1fr_0.78fr] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <section aria-labelledby="ours" className="min-w-0">
          <h2 id="ours" className="mb-6 text-h3">
            {form.title}
          </h2>
          <EnquiryForm contract={input} action={href("/contact")} labelledBy="ours" answer={actionData} tool={form.tool} send={form.send}>
            <SenderFields />
            <SelectField name="topic" {...form.topic} required />
            <TextAreaField name="message" {...form.message} required />
          </EnquiryForm>
          <p className="small soft mt-6 max-w-measure">
            <Sentence words={form.kept} beside="form" />
          </p>
        </section>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <img className="drawn bg-surface-raised" src={picture} alt="" width="640" height="480" />
          <Card tone="warm">
            <h2 className="text-h3">{provider.title}</h2>
            <p className="mt-2 mb-2">{provider.text}</p>
            <ProviderForm />
          </Card>
        </div>
      </div>
      <section aria-labelledby="shortcuts" className="wrap pb-26">
        <h2 id="shortcuts">
          <ColdToWarm cold={quicker.cold} warm={quicker.warm} />
        </h2>
        <ul className="mt-6 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1fr_1fr]">
          {quicker.ways.map(({ to, title, text }) => (
            <li key={to} className="border-rule border-t py-4">
              <Link to={to} className="font-bold">
                {title}
              </Link>
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
