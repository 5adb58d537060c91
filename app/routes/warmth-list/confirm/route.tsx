import { href, redirect } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { Postcard } from "#app/features/warmth-list/postcard.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { noFields } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { confirmation, confirmPage } from "#content/site/warmth-list.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: confirmation.title, description: confirmPage.description }, matches);

/** `gone`: expired, mistyped, or never ours; the three are not told apart. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!v.is(secretToken, params.token)) return { state: "gone" as const };
  try {
    const link = await context.get(backend).readSignUpLink(params.token, context.get(caller));
    return link.state === "open" ? { state: link.state, left: link.leftAt && formatDay(link.leftAt) } : link;
  } catch (error) {
    if (toFailure(error).code === "not-found") return { state: "gone" as const };
    return throwFailure(error);
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(backend).confirmSignUp({ token: params.token }, context.get(caller));
  } catch (error) {
    return failureResponse(toFailure(error));
  }
  throw redirect(await findNextPage(params.token, context), 303);
}

/** Their own page; the one that is everybody's where it cannot be had just now. */
async function findNextPage(token: string, context: Route.ActionArgs["context"]): Promise<string> {
  const link = await orNullAfterTimeout(context.get(backend).readSignUpLink(token, context.get(caller)));
  return href("/warmth-list/joined/:token?", link?.state === "used" ? { token: link.ownToken } : {});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

const { next, used, gone } = confirmPage;

const Open = ({ answer, left }: { answer: FormAnswer | undefined; left: string | null }) => (
  <SplitPage
    tone="deep"
    cold={confirmation.cold}
    warm={confirmation.warm}
    lead={confirmation.lead(left !== null)}
    card={
      <>
        <Postcard />
        {left && <p className="mb-6">{confirmation.left(left)}</p>}
        <ContractForm contract={noFields} answer={answer} summary={(failure) => <FailureNotice failure={failure} className="mb-6" />}>
          <SendButton wide sending={confirmation.sending}>
            {confirmation.button}
          </SendButton>
        </ContractForm>
        <p className="soft small mt-4">{confirmation.notAsked}</p>
      </>
    }
  >
    <h2 className="text-h3">{next.title}</h2>
    <Reasons list={next.list} />
  </SplitPage>
);

const Used = ({ ownToken }: { ownToken: string }) => (
  <SplitPage
    tone="deep"
    cold={used.cold}
    warm={used.warm}
    lead={used.lead}
    card={
      <>
        <Postcard />
        <div className="grid gap-4">
          <ButtonLink to={href("/warmth-list/place/:token", { token: ownToken })} wide>
            {used.position}
          </ButtonLink>
          <ButtonLink to={href("/")} look="secondary" wide>
            {used.back}
          </ButtonLink>
        </div>
      </>
    }
  >
    <h2 className="text-h3">{used.wait}</h2>
    <ul className="mt-4 grid gap-2">
      {used.links.map(([words, to]) => (
        <li key={to}>
          <Link to={to}>{words}</Link>
        </li>
      ))}
    </ul>
  </SplitPage>
);

const Gone = () => (
  <SplitPage
    tone="deep"
    cold={gone.cold}
    warm={gone.warm}
    lead={gone.lead}
    card={
      <>
        <Postcard cold />
        <h2 className="text-h3">{gone.title}</h2>
        <p className="mt-3">{gone.text}</p>
        <ButtonLink to={href("/warmth-list")} wide className="mt-6">
          {gone.button}
        </ButtonLink>
      </>
    }
  >
    <h2 className="text-h3">{gone.before}</h2>
    <p className="soft mt-4 max-w-measure">{gone.copied}</p>
  </SplitPage>
);

export default function Confirm({ loaderData: link, actionData }: Route.ComponentProps) {
  return (
    <Page>
      {link.state === "open" && <Open answer={actionData} left={link.left} />}
      {link.state === "used" && <Used ownToken={link.ownToken} />}
      {link.state === "gone" && <Gone />}
    </Page>
  );
}
