import { backend, caller } from "#app/context.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { preserveEnquiry } from "#app/features/enquiries/preserve-enquiry.ts";
import { sendEnquiry } from "#app/features/enquiries/send-enquiry.ts";
import { SenderFields } from "#app/features/enquiries/sender-fields.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { CheckboxField, RadioField, TextAreaField, TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { brand } from "#content/brand.ts";
import { whenWorried } from "#content/when-worried.ts";
import { input } from "#contracts/report-reaction.ts";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "Report a skin reaction",
      description: `Has your skin reacted to ${brand.name}? What to do now, when to ask a pharmacist, doctor or NHS 111, and how to tell us.`,
      path: "/reaction-report",
    },
    matches,
  );

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry(input, request, (message) => context.get(backend).reportReaction(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const howBad = [
  ["mild", "Mild: red, warm, itchy or dry, and settling"],
  ["troubling", "Troubling: sore, blistered or spreading, or not settling"],
  ["serious", "Serious: I needed medical help, or could not carry on"],
] as const;

export default function ReactionReport({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <Band tone="warm" className="worry">
        <div className="wrap">
          <div>
            <Headline cold="Has your skin" warm="reacted?" />
            <p className="lead soft">First look after yourself. The report can wait; it will be here later.</p>
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
          <h2 id="report">Then tell us</h2>
          <p className="soft mt-3 max-w-[48ch]">
            Every report is read by a person and kept with those of the same batch: that is how a pattern shows. A serious one is passed on to the authority, as
            the law on cosmetics asks.
          </p>
          <p className="soft mt-3 max-w-[48ch]">
            Please keep the tube until we have answered. What happens to your report is in the <Link to="/privacy-policy#writing-to-us">Privacy Policy</Link>.
          </p>
        </div>
        <EnquiryForm
          contract={input}
          action="/reaction-report"
          labelledBy="report"
          sentBack={actionData}
          tool={{
            toolname: "report_skin_reaction",
            tooldescription: "Tells the shop how a person's skin reacted. In an emergency the person calls 999 instead.",
          }}
          send="Send report"
          sending="Sending..."
        >
          {({ errors, typed }) => (
            <>
              <TextAreaField
                name="happened"
                label="What happened?"
                help="What you saw and felt, in your own words."
                required
                defaultValue={typed("happened")}
                error={errors.happened}
              />
              <TextField
                name="when"
                label="When did it begin?"
                help="Roughly: the day, and how long after you put the cream on."
                maxLength={200}
                required
                defaultValue={typed("when")}
                error={errors.when}
              />
              <TextField
                name="where"
                label="Where on the body?"
                help="Such as: back of the left hand, between the toes."
                maxLength={200}
                required
                defaultValue={typed("where")}
                error={errors.where}
              />
              <RadioField name="severity" label="How bad is it, or was it?" options={howBad} chosen={typed("severity")} error={errors.severity} />
              <RadioField
                name="stopped"
                label="Have you stopped using the cream?"
                options={[
                  ["yes", "Yes"],
                  ["no", "No, not yet"],
                ]}
                chosen={typed("stopped")}
                error={errors.stopped}
              />
              <TextField
                name="batch"
                label="Batch number (if you have the tube to hand)"
                help="It is pressed into the flat end of the tube."
                autoComplete="off"
                maxLength={200}
                defaultValue={typed("batch")}
                error={errors.batch}
              />
              <div className="mt-6">
                <SenderFields errors={errors} typed={typed} />
              </div>
              <div className="mt-6">
                <CheckboxField
                  name="consent"
                  toolparamdescription="Agreement to keep what is written about health. Tick only when the person has said yes"
                  required
                  error={errors.consent}
                >
                  I agree that you keep what I have written about my health, to look after me and to meet the law on the safety of cosmetics. You will use it
                  for nothing else, and I can take this back.
                </CheckboxField>
              </div>
            </>
          )}
        </EnquiryForm>
      </div>
    </Page>
  );
}
