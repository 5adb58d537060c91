import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { preserveEnquiry } from "#app/features/enquiries/enquiry-action.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import type { FormAnswer } from "#app/ui/forms/contract-form.tsx";
import { EmailField, RadioField } from "#app/ui/forms/fields.tsx";
import { answerForm } from "#app/ui/forms/read-form.ts";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { yourData } from "#content/site/your-data.ts";
import { input } from "#contracts/ask-for-my-data.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/help.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: yourData.title, description: yourData.description, path: href("/your-data") }, matches);

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerForm(input, await request.formData(), async (wish) => {
    const shop = context.get(backend);
    await shop.askForMyData(wish, context.get(caller));
    return { sent: true, mailWaits: await orNullAfterTimeout(shop.mailsWait()) };
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const { form, steps } = yourData;

function Sent({ answer }: { answer: FormAnswer }) {
  const { title, text } = yourData.sent(Boolean(answer.mailWaits));
  return (
    <FocusedNotice kind="ok" title={title} news={answer}>
      <p>{text}</p>
    </FocusedNotice>
  );
}

const Ask = ({ answer }: { answer: FormAnswer | undefined }) => (
  <EnquiryForm contract={input} action={href("/your-data")} labelledBy="data-form" answer={answer} tool={form.tool} send={form.send}>
    <h2 id="data-form" className="mb-6 text-h3">
      {form.title}
    </h2>
    <RadioField name="wish" {...form.wish} />
    <EmailField name="email" {...form.email} required enterKeyHint="send" />
  </EnquiryForm>
);

export default function YourData({ actionData }: Route.ComponentProps) {
  const answer: FormAnswer | undefined = actionData;
  return (
    <Page>
      <SplitPage cold={yourData.cold} warm={yourData.warm} lead={yourData.lead} card={answer?.sent ? <Sent answer={answer} /> : <Ask answer={answer} />}>
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
