import { backend, caller } from "#app/context.ts";
import { enterWith } from "#app/features/operator/enter-with.ts";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { noFields } from "#app/ui/forms/read-form.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { enterPage } from "#content/site/back-office/session.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage(enterPage, matches);

const { stale } = enterPage;

/** By POST only: whatever looks at links in passing must not use this one up. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const session = await context.get(backend).door.openSession(params.token, context.get(caller));
    if (session) throw await enterWith({ request, context }, session);
  } catch (error) {
    if (error instanceof Response) throw error;
    return failureResponse(toFailure(error));
  }
  return failureResponse({ code: "not-found", message: stale.lead });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

/** No button here would work: only the shop's own machine makes another. */
const Stale = () => (
  <Page>
    <PageHeader cold={stale.cold} warm={stale.warm} lead={stale.lead}>
      <p>{stale.what}</p>
      <p className="readout">{stale.runThis}</p>
    </PageHeader>
  </Page>
);

export default function Enter({ actionData }: Route.ComponentProps) {
  const isStale = actionData?.failure.code === "not-found";
  useHeadingFocus(String(isStale));
  if (isStale) return <Stale />;
  return (
    <Page>
      <PageHeader cold={enterPage.cold} warm={enterPage.warm} lead={enterPage.lead}>
        <ContractForm
          contract={noFields}
          answer={actionData}
          summary={(failure) => <FailureNotice failure={failure} className="mb-6 max-w-measure" />}
          className="pt-4"
        >
          <SendButton>{enterPage.button}</SendButton>
        </ContractForm>
      </PageHeader>
    </Page>
  );
}
