import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { answerEnquiry, preserveEnquiry } from "#app/features/enquiries/enquiry-action.ts";
import { EnquiryForm, SenderFields } from "#app/features/enquiries/enquiry-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { TextAreaField } from "#app/ui/forms/fields.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { privacyComplaint } from "#content/site/privacy-complaint.ts";
import { input } from "#contracts/complain-about-privacy.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/help.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: privacyComplaint.title, description: privacyComplaint.description, path: href("/privacy-complaint") }, matches);

export const action = ({ request, context }: Route.ActionArgs) =>
  answerEnquiry(input, request, (message) => context.get(backend).complainAboutPrivacy(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { form, next } = privacyComplaint;

const Form = ({ answer }: { answer: Route.ComponentProps["actionData"] }) => (
  <EnquiryForm contract={input} action={href("/privacy-complaint")} labelledBy="complaint-form" answer={answer} tool={form.tool} send={form.send}>
    <h2 id="complaint-form" className="mb-6 text-h3">
      {form.title}
    </h2>
    <TextAreaField name="complaint" {...form.complaint} required />
    <TextAreaField name="wanted" label={form.wanted} rows={3} />
    <div className="mt-6">
      <SenderFields />
    </div>
  </EnquiryForm>
);

export default function PrivacyComplaint({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <SplitPage cold={privacyComplaint.cold} warm={privacyComplaint.warm} lead={privacyComplaint.lead} card={<Form answer={actionData} />}>
        <h2 className="text-h3">{next.title}</h2>
        <ol className="clock">
          {next.steps.map(({ when, text }) => (
            <li key={when}>
              <p className="readout">{when}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="soft mt-8 max-w-measure">
          {next.elsewhere} <ExternalLink href={`https://${next.address}/`}>{next.address}</ExternalLink> {next.phone}
        </p>
      </SplitPage>
    </Page>
  );
}
