import { backend, caller } from "#app/context.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { ExternalForm } from "#app/features/enquiries/external-form.tsx";
import { preserveEnquiry } from "#app/features/enquiries/preserve-enquiry.ts";
import { sendEnquiry } from "#app/features/enquiries/send-enquiry.ts";
import { SenderFields } from "#app/features/enquiries/sender-fields.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { SelectField, TextAreaField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { input, type topics } from "#contracts/contact-us.ts";
import picture from "#imagery/drawn/page-contact.svg?url";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "Get in Contact",
      description: `Write to the people behind ${brand.name}: about an order, the cream, the Warmth List or the press.`,
      path: "/contact",
    },
    matches,
  );

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry(input, request, (message) => context.get(backend).contactUs(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const topicWords: readonly (readonly [(typeof topics)[number], string])[] = [
  ["order", "An order"],
  ["cream", "The cream"],
  ["warmth-list", "The Warmth List"],
  ["press", "Press and partners"],
  ["other", "Something else"],
];

/** What is settled faster elsewhere. */
const shortcuts = [
  ["/faq", "A question about the cream", "Fifteen answers, perhaps yours among them."],
  ["/order/find", "A lost order link", "Have it emailed again; no waiting for us."],
  ["/cancellation", "Cancelling", "On your order’s page, by form, or on paper."],
  ["/reaction-report", "Your skin has reacted", "What to do now, and how to tell us."],
  ["/privacy-complaint", "Your personal data", "A complaint form with the law’s clock on it."],
] as const;

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader cold="Get in" warm="Contact" lead="People answer here, in their own words and their own time." />
      <div className="wrap contact-ways">
        <section aria-labelledby="ours" className="min-w-0">
          <h2 id="ours" className="mb-6 text-h3">
            Write to us here
          </h2>
          <EnquiryForm
            contract={input}
            action="/contact"
            labelledBy="ours"
            sentBack={actionData}
            tool={{
              toolname: "write_to_shop",
              tooldescription: "Sends the shop a message from a person: about an order, the cream, the Warmth List or the press.",
            }}
            send="Send message"
            sending="Sending..."
          >
            {({ errors, typed }) => (
              <>
                <SenderFields errors={errors} typed={typed} />
                <SelectField
                  name="topic"
                  label="What is it about?"
                  none="Please choose"
                  options={topicWords}
                  required
                  defaultValue={typed("topic")}
                  error={errors.topic}
                />
                <TextAreaField
                  name="message"
                  label="Your message"
                  help="If it is about an order, its reference helps us find it."
                  required
                  defaultValue={typed("message")}
                  error={errors.message}
                />
              </>
            )}
          </EnquiryForm>
          <p className="small soft mt-6 max-w-measure">
            We keep your message to answer it, and delete it two years after the matter is closed. The{" "}
            <Link to="/privacy-policy#writing-to-us">Privacy Policy</Link> has the rest.
          </p>
        </section>
        <div className="contact-aside">
          <img src={picture} alt="" width="640" height="480" />
          <Card tone="warm">
            <h2 className="text-h3">Or use our provider’s form</h2>
            <p className="mt-2 mb-2">It is run by the company that sends our emails, under its own terms and ours.</p>
            <ExternalForm />
          </Card>
        </div>
      </div>
      <section aria-labelledby="shortcuts" className="wrap pb-26">
        <h2 id="shortcuts">
          <ColdToWarm cold="It may be" warm="quicker" />
        </h2>
        <ul className="shortcuts">
          {shortcuts.map(([to, title, words]) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
              <p className="small soft">{words}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
