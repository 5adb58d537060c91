import { href, useSearchParams } from "react-router";
import { backend, caller } from "#app/context.ts";
import { goOnWith } from "#app/features/operator/enter-with.ts";
import { PasswordField } from "#app/features/operator/password-field.tsx";
import { failureResponse } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField } from "#app/ui/forms/fields.tsx";
import { answerForm } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { signInPage } from "#content/site/back-office/session.ts";
import { signIn } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage(signInPage, matches);
/** It also stands at the address of another page, which script would look for. */
export const handle = { static: true };

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerForm(signIn, await request.formData(), async (given) => {
    const entry = await context.get(backend).door.signIn(given, context.get(caller));
    if (!entry) return failureResponse({ code: "invalid_credentials", message: signInPage.wrong }, { values: { email: given.email } });
    return goOnWith({ request, context }, entry);
  });

/** What the gate shows in the place of every page of the back office, to whoever has no session, or whose session has ended. */
export default function SignIn({ actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  return (
    <Page>
      <SplitPage
        tone="deep"
        cold={signInPage.cold}
        warm={signInPage.warm}
        lead={asked.has("back") ? signInPage.leadBack : signInPage.lead}
        card={
          <>
            {asked.has("out") && !actionData && <FocusedNotice kind="ok" title={signInPage.out} news className="mb-6" />}
            <ContractForm contract={signIn} action={href("/operator/sign-in")} answer={actionData} className="grid gap-6">
              <EmailField name="email" label={signInPage.email} autoComplete="username" maxLength={254} required />
              <PasswordField name="password" label={signInPage.password} />
              <SendButton>{signInPage.button}</SendButton>
              <p>
                <Link to={href("/operator/forgotten")} reloadDocument className="inline-flex min-h-11 items-center">
                  {signInPage.forgotten}
                </Link>
              </p>
            </ContractForm>
          </>
        }
      >
        <p className="soft">{signInPage.otherwise}</p>
        <p className="readout">{signInPage.runThis}</p>
      </SplitPage>
    </Page>
  );
}
