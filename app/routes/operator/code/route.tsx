import { href, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { enterWith, readTicket } from "#app/features/operator/enter-with.ts";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { checkForm } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { codePage, joinPage } from "#content/site/back-office/session.ts";
import { failures } from "#contracts/failure.ts";
import { enteredCode } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage(codePage, matches);
// Not without script, as the sign-in that leads here: pressed twice, a code that counts once would be used up by an answer that nobody gets.

function expectTicket(asked: Parameters<typeof readTicket>[0]) {
  const ticket = readTicket(asked);
  if (!ticket) throw redirect(href("/operator/sign-in"), { status: 303 });
  return ticket;
}

export function loader(asked: Route.LoaderArgs) {
  expectTicket(asked);
  return null;
}

const refuse = (message: string) => failureResponse({ code: "invalid", message: failures.invalid.message, fields: { code: message } });

/** What was typed never comes back: a code that was nearly right is a secret still. */
export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked;
  const ticket = expectTicket(asked);
  const checked = checkForm(enteredCode, await request.formData());
  if (!checked.ok) return refuse(checked.errors.code ?? codePage.wrong);
  try {
    const session = await context.get(backend).door.enterCode(ticket, checked.value.code, context.get(caller));
    return session ? await enterWith(asked, session) : refuse(codePage.wrong);
  } catch (error) {
    return failureResponse(toFailure(error));
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

/** Where somebody whose password is right gives their second proof. */
export default function Code({ actionData }: Route.ComponentProps) {
  useHeadingFocus(String(actionData?.failure.code === "missing_session"));
  if (actionData?.failure.code === "missing_session")
    return (
      <Page>
        <PageHeader cold={codePage.over.cold} warm={codePage.over.warm} lead={actionData.failure.message}>
          <p>
            <ButtonLink to={href("/operator/sign-in")} reloadDocument>
              {joinPage.stale.signIn}
            </ButtonLink>
          </p>
        </PageHeader>
      </Page>
    );
  return (
    <Page>
      <SplitPage
        tone="deep"
        cold={codePage.cold}
        warm={codePage.warm}
        lead={codePage.lead}
        card={
          <ContractForm contract={enteredCode} answer={actionData} className="grid gap-6">
            <TextField
              name="code"
              label={codePage.code}
              help={codePage.help}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="go"
              maxLength={40}
              spellCheck={false}
              required
            />
            <SendButton>{codePage.button}</SendButton>
            <p>
              <Link to={href("/operator/sign-in")} reloadDocument className="inline-flex min-h-11 items-center">
                {codePage.again}
              </Link>
            </p>
          </ContractForm>
        }
      >
        <p className="soft">{codePage.otherwise}</p>
        <p className="readout">{codePage.runThis}</p>
      </SplitPage>
    </Page>
  );
}
