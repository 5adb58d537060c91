import { href, useSearchParams } from "react-router";
import { backend, caller } from "#app/context.ts";
import { enterWith, goOnWith } from "#app/features/operator/enter-with.ts";
import { PasskeySignIn } from "#app/features/operator/passkeys.tsx";
import { PasswordField } from "#app/features/operator/password-field.tsx";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField } from "#app/ui/forms/fields.tsx";
import { answerForm, checkForm } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { passkeys } from "#content/site/back-office/passkeys.ts";
import { signInPage } from "#content/site/back-office/session.ts";
import { passkeyEntry } from "#contracts/passkeys.ts";
import { signIn } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage(signInPage, matches);
/** It also stands at the address of another page, which script would look for. */
export const handle = { static: true };

async function enterByPasskey(asked: Pick<Route.ActionArgs, "request" | "context">, form: FormData) {
  const { door } = asked.context.get(backend);
  const checked = checkForm(passkeyEntry, form);
  try {
    const session = checked.ok ? await door.enterByPasskey(checked.value.passkey, asked.context.get(caller)) : null;
    return session ? await enterWith(asked, session) : failureResponse({ code: "invalid_credentials", message: passkeys.wrong });
  } catch (error) {
    return failureResponse(toFailure(error));
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { door } = context.get(backend);
  const form = await request.formData();
  if (form.has("passkey")) return enterByPasskey({ request, context }, form);
  return answerForm(signIn, form, async (given) => {
    const entry = await door.signIn(given, context.get(caller));
    if (!entry) return failureResponse({ code: "invalid_credentials", message: signInPage.wrong }, { values: { email: given.email } });
    return goOnWith({ request, context }, entry);
  });
}

/** What the gate shows in the place of every page of the back office, to whoever has no session, or whose session has ended. */
export default function SignIn({ actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  const why = ["pressed", "back"].find((one) => asked.has(one));
  // Refused, the page says again where it leads.
  const action = href("/operator/sign-in") + (why ? `?${why}` : "");
  return (
    <Page>
      <SplitPage
        tone="deep"
        cold={signInPage.cold}
        warm={signInPage.warm}
        lead={why === "pressed" ? signInPage.leadPressed : why === "back" ? signInPage.leadBack : signInPage.lead}
        card={
          <>
            {asked.has("out") && !actionData && <FocusedNotice kind="ok" title={signInPage.out} news className="mb-6" />}
            <ContractForm contract={signIn} action={action} answer={actionData} className="grid gap-6">
              <EmailField name="email" label={signInPage.email} autoComplete="username" maxLength={254} required />
              <PasswordField name="password" label={signInPage.password} />
              <SendButton>{signInPage.button}</SendButton>
              <p>
                <Link to={href("/operator/forgotten")} reloadDocument className="inline-flex min-h-11 items-center">
                  {signInPage.forgotten}
                </Link>
              </p>
            </ContractForm>
            <PasskeySignIn action={action} />
          </>
        }
      >
        <p className="soft">{signInPage.otherwise}</p>
        <p className="readout">{signInPage.runThis}</p>
      </SplitPage>
    </Page>
  );
}
