import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { goOnWith } from "#app/features/operator/enter-with.ts";
import { PasswordField } from "#app/features/operator/password-field.tsx";
import { failureResponse, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { CheckboxField, TextField } from "#app/ui/forms/fields.tsx";
import { answerForm } from "#app/ui/forms/read-form.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { joinPage } from "#content/site/back-office/session.ts";
import { newPerson, passwordLength } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage(joinPage, matches);

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  invited: await context.get(backend).door.readInvitation(params.token).catch(throwFailure),
});

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  answerForm(newPerson, await request.formData(), async (person) => {
    const entry = await context.get(backend).door.acceptInvitation(params.token, person, context.get(caller));
    if (!entry) return failureResponse({ code: "not-found", message: joinPage.stale.lead }, { values: {} });
    return goOnWith({ request, context }, entry);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

/** Where somebody who was invited chooses a password, or another in the place of a lost one. */
export default function Join({ loaderData: { invited }, actionData }: Route.ComponentProps) {
  const isStale = !invited || actionData?.failure?.code === "not-found";
  useHeadingFocus(String(isStale));
  if (isStale)
    return (
      <Page>
        <PageHeader cold={joinPage.stale.cold} warm={joinPage.stale.warm} lead={joinPage.stale.lead}>
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
        cold={joinPage.cold}
        warm={joinPage.warm}
        lead={joinPage.lead(invited.email)}
        card={
          <ContractForm contract={newPerson} answer={actionData} values={{ name: invited.name ?? "" }} className="grid gap-6">
            {/* For password managers: whose password this is. */}
            <input type="hidden" name="username" autoComplete="username" value={invited.email} />
            <TextField name="name" label={joinPage.name} help={joinPage.nameHelp} autoComplete="name" maxLength={99} required />
            <PasswordField
              name="password"
              label={joinPage.password}
              help={joinPage.passwordHelp(passwordLength.least)}
              autoComplete="new-password"
              minLength={passwordLength.least}
            />
            {invited.passkeys > 0 && <CheckboxField name="removePasskeys">{joinPage.removePasskeys(invited.passkeys)}</CheckboxField>}
            <SendButton>{joinPage.button}</SendButton>
          </ContractForm>
        }
      />
    </Page>
  );
}
