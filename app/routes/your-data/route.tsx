import { backend, caller } from "#app/context.ts";
import { EnquiryForm, type SentBack } from "#app/features/enquiries/enquiry-form.tsx";
import { preserveEnquiry } from "#app/features/enquiries/preserve-enquiry.ts";
import { readEnquiry } from "#app/features/enquiries/read-enquiry.ts";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { EmailField, RadioField } from "#app/ui/forms/fields.tsx";
import { readForm } from "#app/ui/forms/read-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { yourData } from "#content/site/your-data.ts";
import { input } from "#contracts/ask-for-my-data.ts";
import { failures } from "#contracts/failure.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/help.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: yourData.title, description: yourData.description, path: "/your-data" }, matches);

export async function action({ request, context }: Route.ActionArgs) {
  const sentIn = await request.formData();
  const values = readForm(sentIn);
  const checked = readEnquiry(input, sentIn);
  if (!checked.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  try {
    await context.get(backend).askForMyData(checked.value, context.get(caller));
    return { sent: true as const };
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { form, sent, steps } = yourData;

const Sent = () => (
  <Notice kind="ok" title={sent.title}>
    <p>{sent.text}</p>
  </Notice>
);

const Ask = ({ sentBack }: { sentBack: SentBack | undefined }) => (
  <EnquiryForm contract={input} action="/your-data" labelledBy="data-form" sentBack={sentBack} tool={form.tool} send={form.send}>
    {({ errors, typed }) => (
      <>
        <h2 id="data-form" className="mb-6 text-h3">
          {form.title}
        </h2>
        <RadioField name="wish" {...form.wish} chosen={typed("wish")} error={errors.wish} />
        <EmailField name="email" {...form.email} required enterKeyHint="send" defaultValue={typed("email")} error={errors.email} />
      </>
    )}
  </EnquiryForm>
);

export default function YourData({ actionData }: Route.ComponentProps) {
  const outcome = actionData as { sent: true } | (SentBack & { sent?: never }) | undefined;
  return (
    <Page>
      <SplitPage cold={yourData.cold} warm={yourData.warm} lead={yourData.lead} card={outcome?.sent ? <Sent /> : <Ask sentBack={outcome} />}>
        <h2 className="text-h3">{steps.title}</h2>
        <ol className="clock">
          {steps.list.map(({ when, text }) => (
            <li key={when}>
              <p className="readout">{when}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="soft mt-8 max-w-measure">
          <Sentence words={steps.more} />
        </p>
      </SplitPage>
    </Page>
  );
}
