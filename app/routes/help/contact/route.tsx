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
import { Sentence } from "#app/ui/sentence.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { contact } from "#content/site/contact.ts";
import { input } from "#contracts/contact-us.ts";
import picture from "#imagery/drawn/page-contact.svg?url";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: contact.title, description: contact.description, path: "/contact" }, matches);

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry(input, request, (message) => context.get(backend).contactUs(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { form, provider, quicker } = contact;

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader cold={contact.cold} warm={contact.warm} lead={contact.lead} />
      <div className="wrap contact-ways">
        <section aria-labelledby="ours" className="min-w-0">
          <h2 id="ours" className="mb-6 text-h3">
            {form.title}
          </h2>
          <EnquiryForm contract={input} action="/contact" labelledBy="ours" sentBack={actionData} tool={form.tool} send={form.send}>
            {({ errors, typed }) => (
              <>
                <SenderFields errors={errors} typed={typed} />
                <SelectField name="topic" {...form.topic} required defaultValue={typed("topic")} error={errors.topic} />
                <TextAreaField name="message" {...form.message} required defaultValue={typed("message")} error={errors.message} />
              </>
            )}
          </EnquiryForm>
          <p className="small soft mt-6 max-w-measure">
            <Sentence words={form.kept} />
          </p>
        </section>
        <div className="contact-aside">
          <img src={picture} alt="" width="640" height="480" />
          <Card tone="warm">
            <h2 className="text-h3">{provider.title}</h2>
            <p className="mt-2 mb-2">{provider.text}</p>
            <ExternalForm />
          </Card>
        </div>
      </div>
      <section aria-labelledby="shortcuts" className="wrap pb-26">
        <h2 id="shortcuts">
          <ColdToWarm cold={quicker.cold} warm={quicker.warm} />
        </h2>
        <ul className="shortcuts">
          {quicker.ways.map(({ to, title, text }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
