import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { answerEnquiry, preserveEnquiry } from "#app/features/enquiries/enquiry-action.ts";
import { EnquiryForm, SenderFields } from "#app/features/enquiries/enquiry-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { CheckboxField, RadioField, TextAreaField, TextField } from "#app/ui/forms/fields.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { reactionReport } from "#content/site/reaction-report.ts";
import { whenWorried } from "#content/when-worried.ts";
import { input } from "#contracts/report-reaction.ts";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: reactionReport.title, description: reactionReport.description, path: href("/reaction-report") }, matches);

export const action = ({ request, context }: Route.ActionArgs) =>
  answerEnquiry(input, request, (message) => context.get(backend).reportReaction(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { form } = reactionReport;

export default function ReactionReport({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <Band tone="warm" className="pt-[calc(var(--nav-height)+clamp(2rem,5vw,4.5rem))] pb-[clamp(2.5rem,5vw,4.5rem)]">
        <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_34rem]">
          <div>
            <Headline cold={reactionReport.cold} warm={reactionReport.warm} />
            <p className="lead soft mt-4">{reactionReport.lead}</p>
          </div>
          <ol className="numbered max-w-measure">
            {whenWorried.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ol>
        </div>
      </Band>
      <div className="wrap form-split py-18 lg:py-26">
        <div>
          <h2 id="report">{form.title}</h2>
          <p className="soft mt-3 max-w-[48ch]">{form.why}</p>
          <p className="soft mt-3 max-w-[48ch]">
            <Sentence words={form.keepTheTube} beside="form" />
          </p>
        </div>
        <EnquiryForm contract={input} action={href("/reaction-report")} labelledBy="report" answer={actionData} tool={form.tool} send={form.send}>
          <TextAreaField name="happened" {...form.happened} required />
          <TextField name="when" {...form.when} required />
          <TextField name="where" {...form.where} required />
          <RadioField name="severity" {...form.severity} />
          <RadioField name="stopped" {...form.stopped} />
          <TextField name="batch" {...form.batch} autoComplete="off" />
          <div className="mt-6">
            <SenderFields />
          </div>
          <div className="mt-6">
            <CheckboxField name="consent" toolparamdescription={form.consentTool} required>
              {form.consent}
            </CheckboxField>
          </div>
        </EnquiryForm>
      </div>
    </Page>
  );
}
