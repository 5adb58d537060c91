import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField } from "#app/ui/forms/fields.tsx";
import { answerForm } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { forgottenPage } from "#content/site/back-office/session.ts";
import { forgotten } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage(forgottenPage, matches);

/** It says the same whoever the address is. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  answerForm(forgotten, await request.formData(), async ({ email }) => ({
    answer: (await context.get(backend).door.sendPasswordLink(email, context.get(caller))) ? ("sent" as const) : ("notSent" as const),
  }));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

const SignInLink = () => (
  <p>
    <Link to={href("/operator/sign-in")} reloadDocument className="inline-flex min-h-11 items-center">
      {forgottenPage.back}
    </Link>
  </p>
);

/** Where somebody who forgot their password asks for a link by which they choose another. */
export default function Forgotten({ actionData }: Route.ComponentProps) {
  const answer = actionData && "answer" in actionData ? actionData.answer : null;
  return (
    <Page>
      <SplitPage
        tone="deep"
        cold={forgottenPage.cold}
        warm={forgottenPage.warm}
        lead={forgottenPage.lead}
        card={
          answer ? (
            <div className="grid gap-4">
              <FocusedNotice kind={answer === "sent" ? "ok" : "warn"} title={forgottenPage[answer].title} news={actionData}>
                <p>{forgottenPage[answer].text}</p>
              </FocusedNotice>
              {answer === "notSent" && <p className="readout">{forgottenPage.runThis}</p>}
              <SignInLink />
            </div>
          ) : (
            <ContractForm contract={forgotten} answer={actionData && "failure" in actionData ? actionData : undefined} className="grid gap-6">
              <EmailField name="email" label={forgottenPage.email} autoComplete="username" maxLength={254} required />
              <SendButton>{forgottenPage.button}</SendButton>
              <SignInLink />
            </ContractForm>
          )
        }
      />
    </Page>
  );
}
