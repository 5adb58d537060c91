import { backend, caller } from "#app/context.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { preserveEnquiry } from "#app/features/enquiries/preserve-enquiry.ts";
import { sendEnquiry } from "#app/features/enquiries/send-enquiry.ts";
import { SenderFields } from "#app/features/enquiries/sender-fields.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { TextAreaField } from "#app/ui/forms/fields.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { input } from "#contracts/complain-about-privacy.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/help.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "Privacy complaint",
      description: "Complain about how we have handled your personal data. You get a reference at once, and an acknowledgement by email.",
      path: "/privacy-complaint",
    },
    matches,
  );

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry(input, request, (message) => context.get(backend).complainAboutPrivacy(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const steps = [
  ["At once", "A reference on the screen, and an email that acknowledges your complaint. The law would give us 30 days for that."],
  ["Then", "A person looks into it without undue delay, asks you if something is unclear, and tells you how it is getting on."],
  ["At the end", "You get the outcome with the reasons for it, and what we change."],
] as const;

const Form = ({ sentBack }: { sentBack: Route.ComponentProps["actionData"] }) => (
  <EnquiryForm
    contract={input}
    action="/privacy-complaint"
    labelledBy="complaint-form"
    sentBack={sentBack}
    tool={{ toolname: "complain_about_data", tooldescription: "Sends a complaint about how the shop handles the person's data." }}
    send="Send complaint"
    sending="Sending..."
  >
    {({ errors, typed }) => (
      <>
        <h2 id="complaint-form" className="mb-6 text-h3">
          Your complaint
        </h2>
        <TextAreaField
          name="complaint"
          label="What went wrong?"
          help="What we did with your data, or failed to do, and roughly when."
          required
          defaultValue={typed("complaint")}
          error={errors.complaint}
        />
        <TextAreaField name="wanted" label="What would put it right? (optional)" rows={3} defaultValue={typed("wanted")} error={errors.wanted} />
        <div className="mt-6">
          <SenderFields errors={errors} typed={typed} />
        </div>
      </>
    )}
  </EnquiryForm>
);

export default function PrivacyComplaint({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <SplitPage
        cold="Complain about"
        warm="your data"
        lead="If we have been careless with what you entrusted to us, we want to know it from you first."
        card={<Form sentBack={actionData} />}
      >
        <h2 className="text-h3">What happens next</h2>
        <ol className="clock">
          {steps.map(([when, words]) => (
            <li key={when}>
              <p className="readout">{when}</p>
              <p>{words}</p>
            </li>
          ))}
        </ol>
        <p className="soft mt-8 max-w-measure">
          You need not come to us first, or be content with our answer: the Information Commissioner’s Office takes complaints at{" "}
          <ExternalLink href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</ExternalLink> and on 0303 123 1113.
        </p>
      </SplitPage>
    </Page>
  );
}
