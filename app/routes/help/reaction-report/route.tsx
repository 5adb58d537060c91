import { backend, caller } from "#app/context.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { preserveEnquiry } from "#app/features/enquiries/preserve-enquiry.ts";
import { sendEnquiry } from "#app/features/enquiries/send-enquiry.ts";
import { SenderFields } from "#app/features/enquiries/sender-fields.tsx";
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
  describePage({ title: reactionReport.title, description: reactionReport.description, path: "/reaction-report" }, matches);

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry(input, request, (message) => context.get(backend).reportReaction(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { form } = reactionReport;

export default function ReactionReport({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <Band tone="warm" className="worry">
        <div className="wrap">
          <div>
            <Headline cold={reactionReport.cold} warm={reactionReport.warm} />
            <p className="lead soft">{reactionReport.lead}</p>
          </div>
          <ol>
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
            <Sentence words={form.keepTheTube} />
          </p>
        </div>
        <EnquiryForm contract={input} action="/reaction-report" labelledBy="report" sentBack={actionData} tool={form.tool} send={form.send}>
          {({ errors, typed }) => (
            <>
              <TextAreaField name="happened" {...form.happened} required defaultValue={typed("happened")} error={errors.happened} />
              <TextField name="when" {...form.when} maxLength={200} required defaultValue={typed("when")} error={errors.when} />
              <TextField name="where" {...form.where} maxLength={200} required defaultValue={typed("where")} error={errors.where} />
              <RadioField name="severity" {...form.severity} chosen={typed("severity")} error={errors.severity} />
              <RadioField name="stopped" {...form.stopped} chosen={typed("stopped")} error={errors.stopped} />
              <TextField name="batch" {...form.batch} autoComplete="off" maxLength={200} defaultValue={typed("batch")} error={errors.batch} />
              <div className="mt-6">
                <SenderFields errors={errors} typed={typed} />
              </div>
              <div className="mt-6">
                <CheckboxField name="consent" toolparamdescription={form.consentTool} required error={errors.consent}>
                  {form.consent}
                </CheckboxField>
              </div>
            </>
          )}
        </EnquiryForm>
      </div>
    </Page>
  );
}
