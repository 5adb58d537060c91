import { backend, caller } from "#app/context.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField, TextField } from "#app/ui/forms/fields.tsx";
import { answerForm } from "#app/ui/forms/read-form.ts";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { findOrder } from "#content/site/order.ts";
import { input } from "#contracts/find-order.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: findOrder.title, description: findOrder.description }, matches);

export const loader = async ({ context }: Route.LoaderArgs) => ({ stamp: await context.get(backend).stampForm() });

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerForm(
    input,
    await request.formData(),
    async (order) => {
      await context.get(backend).findOrder(order, context.get(caller));
      return { sent: true };
    },
    { isStamped: true },
  );

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

const { sent, where, none, example, reference } = findOrder;

const Sent = ({ answer }: { answer: FormAnswer }) => (
  <FocusedNotice kind="ok" title={sent.title} news={answer} className="mb-6">
    <p>{sent.text}</p>
  </FocusedNotice>
);

/** An order's email, drawn: where its reference stands. Its words stand beside it. */
const MailSketch = () => (
  <figure
    className="mt-5 grid max-w-108 gap-3 rounded-card border border-cold-soft border-t-3 border-t-cold-mid bg-surface-raised px-5 pt-4.5 pb-5.5"
    aria-hidden="true"
  >
    <p className="font-bold leading-normal">
      {where.subject[0]}
      <mark className="inline-block rounded-input bg-warm-soft px-[0.3em] py-[0.1em] text-inherit">{example}</mark>
      {where.subject[1]}
    </p>
    <span className="h-2 rounded-cap bg-surface-cold" />
    <span className="h-2 rounded-cap bg-surface-cold" />
    <span className="h-2 w-[62%] rounded-cap bg-surface-cold" />
  </figure>
);

const Help = () => (
  <>
    <h2 className="text-h3">{where.title}</h2>
    <p className="soft mt-3 max-w-measure">{where.text}</p>
    <MailSketch />
    <h2 className="mt-12 text-h3">{none.title}</h2>
    <p className="soft mt-3 max-w-measure">
      <Sentence words={none.text} />
    </p>
  </>
);

export default function FindOrder({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FormAnswer | undefined = actionData;
  return (
    <Page>
      <SplitPage
        cold={findOrder.cold}
        warm={findOrder.warm}
        lead={findOrder.lead}
        card={
          <>
            {answer?.sent && <Sent answer={answer} />}
            <ContractForm contract={input} answer={answer} stamp={loaderData.stamp} {...findOrder.tool}>
              <EmailField name="email" {...findOrder.email} required />
              <TextField
                name="reference"
                {...reference}
                help={
                  <>
                    {reference.help[0]}
                    <span className="inline-block">{example}</span>
                    {reference.help[1]}
                  </>
                }
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="send"
              />
              <SendButton wide className="mt-6">
                {findOrder.send}
              </SendButton>
            </ContractForm>
          </>
        }
      >
        <Help />
      </SplitPage>
    </Page>
  );
}
