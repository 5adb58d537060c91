import { backend, caller } from "#app/context.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { preserveEnquiry } from "#app/features/enquiries/preserve-enquiry.ts";
import { sendEnquiry } from "#app/features/enquiries/send-enquiry.ts";
import { SenderFields } from "#app/features/enquiries/sender-fields.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/fields.tsx";
import { LegalBlocks } from "#app/ui/legal-text.tsx";
import { Link, SamePageLink } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Band, Card } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { cancellationForm } from "#content/cancellation-form.ts";
import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { input } from "#contracts/cancel-by-form.ts";
import type { Route } from "./+types/route.ts";
import "./page.css";
import "#app/styles/legal.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "Cancel a pre-order",
      description: `Three ways to cancel a ${brand.name} pre-order: on your order’s page, with a form you fill in here, or on paper.`,
      path: "/cancellation",
    },
    matches,
  );

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry(input, request, (message) => context.get(backend).cancelByForm(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const Ways = () => (
  <ol className="ways print:hidden">
    <li>
      <Card tone="warm" className="h-full">
        <h2 className="text-h3">On your order’s page</h2>
        <p className="mt-2 mb-4">
          The fastest. Before dispatch one button starts the refund there and then; after it, the page says where the tube goes and by when. The link is in your
          confirmation.
        </p>
        <ButtonLink to="/order/find">Send me the link again</ButtonLink>
      </Card>
    </li>
    <li>
      <Card className="h-full">
        <h2 className="text-h3">By form or by email</h2>
        <p className="mt-2">
          Before dispatch or after it. <SamePageLink id="form">Fill in the form below</SamePageLink>, or write to{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a> in any clear words.
        </p>
      </Card>
    </li>
    <li>
      <Card className="h-full">
        <h2 className="text-h3">On paper</h2>
        <p className="mt-2">
          <SamePageLink id="paper">The law’s own form</SamePageLink>, to print, sign and post. What counts is the day you send it.
        </p>
      </Card>
    </li>
  </ol>
);

export default function Cancellation({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <div className="print:hidden">
        <PageHeader
          cold="Changed"
          warm="your mind?"
          lead={`Cancel until 14 days after your tube arrives, as long as its seal is whole. No reason needed, and we aim to refund in ${refundAim}.`}
        />
      </div>
      <div className="wrap pb-18 print:hidden">
        <Ways />
        <p className="soft mt-8 max-w-measure">
          Something wrong with the tube itself? Then you have more rights than these: see <Link to="/pre-order-terms#faulty-goods">Faulty goods</Link>.
        </p>
      </div>
      <Band tone="ice" className="print:hidden" id="form">
        <div className="wrap form-split">
          <div>
            <h2 id="form-title">
              <ColdToWarm cold="The form," warm="filled in here" />
            </h2>
            <p className="soft mt-4">
              To {company.name}, {company.office}: I hereby give notice that I cancel my contract of sale of one tube of {brand.name}.
            </p>
            <p className="soft mt-4">A confirmation of receipt goes to your address straight away. Keep it; it shows when you told us.</p>
          </div>
          <Card>
            <EnquiryForm
              contract={input}
              action="/cancellation"
              labelledBy="form-title"
              sentBack={actionData}
              tool={{ toolname: "cancel_order", tooldescription: "Sends the form that cancels a person's order. Only when the person has asked for it." }}
              send="Send cancellation"
              sending="Sending..."
            >
              {({ errors, typed }) => (
                <>
                  <SenderFields errors={errors} typed={typed} />
                  <TextAreaField
                    name="address"
                    label="Your address"
                    rows={3}
                    autoComplete="street-address"
                    required
                    defaultValue={typed("address")}
                    error={errors.address}
                  />
                  <TextField
                    name="order"
                    label="Order reference (if to hand)"
                    help={`Such as ${brand.referencePrefix}-7K4M-2Q9X.`}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    defaultValue={typed("order")}
                    error={errors.order}
                  />
                  <TextField
                    name="dates"
                    label="Ordered on, or received on (optional)"
                    autoComplete="off"
                    maxLength={200}
                    defaultValue={typed("dates")}
                    error={errors.dates}
                  />
                </>
              )}
            </EnquiryForm>
          </Card>
        </div>
      </Band>
      <section className="wrap wrap-text py-18 print:py-0" id="paper" aria-labelledby="paper-title">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <h2 id="paper-title" className="text-h3">
            Model cancellation form
          </h2>
          <PrintButton>Print this form</PrintButton>
        </div>
        <LegalBlocks blocks={[{ form: cancellationForm }]} />
      </section>
    </Page>
  );
}
