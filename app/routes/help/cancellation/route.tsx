import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { answerEnquiry, preserveEnquiry } from "#app/features/enquiries/enquiry-action.ts";
import { EnquiryForm, SenderFields } from "#app/features/enquiries/enquiry-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/fields.tsx";
import { LegalBlocks } from "#app/ui/legal-text.tsx";
import { SamePageLink } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Band, Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { company } from "#content/company.ts";
import { cancellation, cancellationForm } from "#content/site/cancellation.ts";
import { input } from "#contracts/cancel-by-form.ts";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: cancellation.title, description: cancellation.description, path: href("/cancellation") }, matches);

export const action = ({ request, context }: Route.ActionArgs) =>
  answerEnquiry(input, request, (message) => context.get(backend).cancelByForm(message, context.get(caller)));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { onThePage, byForm, onPaper, form, paper } = cancellation;

const Ways = () => (
  <ol className="grid gap-5 md:grid-cols-2 print:hidden">
    <li className="md:row-span-2">
      <Card tone="warm" className="h-full">
        <h2 className="text-h3">{onThePage.title}</h2>
        <p className="mt-2 mb-4 max-w-measure">{onThePage.text}</p>
        <ButtonLink to={href("/order/find")}>{onThePage.button}</ButtonLink>
      </Card>
    </li>
    <li>
      <Card className="h-full">
        <h2 className="text-h3">{byForm.title}</h2>
        <p className="mt-2 max-w-measure">
          {byForm.before} <SamePageLink id="form">{byForm.link}</SamePageLink>
          {byForm.or} <a href={`mailto:${company.email}`}>{company.email}</a> {byForm.after}
        </p>
      </Card>
    </li>
    <li>
      <Card className="h-full">
        <h2 className="text-h3">{onPaper.title}</h2>
        <p className="mt-2 max-w-measure">
          <SamePageLink id="paper">{onPaper.link}</SamePageLink>
          {onPaper.after}
        </p>
      </Card>
    </li>
  </ol>
);

export default function Cancellation({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <div className="print:hidden">
        <PageHeader cold={cancellation.cold} warm={cancellation.warm} lead={cancellation.lead} />
      </div>
      <div className="wrap pb-18 print:hidden">
        <Ways />
        <p className="soft mt-8 max-w-measure">
          <Sentence words={cancellation.faulty} />
        </p>
      </div>
      <Band tone="ice" className="print:hidden" id="form">
        <div className="wrap form-split">
          <div>
            <h2 id="form-title">
              <ColdToWarm cold={form.cold} warm={form.warm} />
            </h2>
            <p className="soft mt-4">{form.notice}</p>
            <p className="soft mt-4">{form.confirmation}</p>
          </div>
          <Card>
            <EnquiryForm contract={input} action={href("/cancellation")} labelledBy="form-title" answer={actionData} tool={form.tool} send={form.send}>
              <SenderFields />
              <TextAreaField name="address" label={form.address} rows={3} autoComplete="street-address" required />
              <TextField name="order" {...form.order} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
              <TextField name="dates" label={form.dates} autoComplete="off" />
            </EnquiryForm>
          </Card>
        </div>
      </Band>
      <section className="wrap wrap-text py-(--section) print:py-0" id="paper" aria-labelledby="paper-title">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <h2 id="paper-title" className="text-h3">
            {paper.title}
          </h2>
          <PrintButton>{paper.print}</PrintButton>
        </div>
        <LegalBlocks blocks={[{ form: cancellationForm }]} />
      </section>
    </Page>
  );
}
