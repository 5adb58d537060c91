import { Form, redirect, useNavigation } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { confirmWords } from "#app/features/warmth-list/confirm-words.ts";
import { Postcard } from "#app/features/warmth-list/postcard.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { failureResponse, type ShownFailure, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/or-null-after-timeout.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { referralWords } from "#content/referral.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Route } from "./+types/warmth-list-confirm.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Confirm your place", description: `Confirm your place on the ${brand.name} Warmth List.` }, matches);

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
  return link?.state === "used" && link.ownToken ? `/warmth-list/joined/${link.ownToken}` : "/warmth-list/joined";
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

const afterwards = [
  ["Your place in line, at once", `You see it as soon as you have pressed. ${referralWords.rule}`],
  ["When there is something to say", "You will hear from us about your place, when pre-orders open, and when tubes ship."],
  ["A way out in every email", "One press takes you off the list again. It costs nothing, and no card is asked for."],
] as const;

function Open({ failure, left }: { failure: ShownFailure | undefined; left: string | null }) {
  const { state } = useNavigation();
  return (
    <SplitPage
      tone="deep"
      cold="Confirm"
      warm="your place"
      lead={`One press, and you are on the Warmth List${left ? " again" : ""}.`}
      card={
        <>
          <Postcard />
          {left && <p className="mb-6">{confirmWords.left(left)}</p>}
          <FailureNotice failure={failure} className="mb-6" />
          <Form method="post" preventScrollReset>
            <Button type="submit" wide busy={state !== "idle"}>
              Confirm my place
            </Button>
          </Form>
          <p className="soft small mt-4">{confirmWords.notAsked}</p>
        </>
      }
    >
      <h2 className="text-h3">What follows</h2>
      <Reasons list={afterwards} />
    </SplitPage>
  );
}

const Used = ({ ownToken }: { ownToken: string | null }) => (
  <SplitPage
    tone="deep"
    cold="Already"
    warm="confirmed"
    lead="This link has done its work: your place on the Warmth List is yours."
    card={
      <>
        <Postcard />
        <div className="grid gap-4">
          <ButtonLink to={ownToken ? `/warmth-list/place/${ownToken}` : "/warmth-list/joined"} wide>
            {ownToken ? "See your place in line" : "See what is open to you"}
          </ButtonLink>
          <ButtonLink to="/" look="secondary" wide>
            Back to site
          </ButtonLink>
        </div>
      </>
    }
  >
    <h2 className="text-h3">While you wait</h2>
    <ul className="mt-4 grid gap-2">
      <li>
        <Link to="/cold-comfort">Why hands and feet get cold</Link>
      </li>
      <li>
        <Link to="/pre-order">The tube, and how it is used</Link>
      </li>
      <li>
        <Link to="/faq">Fifteen questions, answered</Link>
      </li>
    </ul>
  </SplitPage>
);

const Gone = () => (
  <SplitPage
    tone="deep"
    cold="This link has"
    warm="gone cold"
    lead="It is too old, or part of it is missing."
    card={
      <>
        <Postcard cold />
        <h2 className="text-h3">Have a fresh one sent</h2>
        <p className="mt-3">Join again with the same address, and a new link comes at once. You will not be listed twice.</p>
        <ButtonLink to="/warmth-list" wide className="mt-6">
          Join Warmth List
        </ButtonLink>
      </>
    }
  >
    <h2 className="text-h3">Before you do</h2>
    <p className="soft mt-4 max-w-measure">
      If you copied the link from the email, make sure that you have all of it: a long one may run over two lines. Pressing the button in the email is surer.
    </p>
  </SplitPage>
);

export default function Confirm({ loaderData: link, actionData }: Route.ComponentProps) {
  return (
    <Page>
      {link.state === "open" && <Open failure={actionData?.failure} left={link.left} />}
      {link.state === "used" && <Used ownToken={link.ownToken} />}
      {link.state === "gone" && <Gone />}
    </Page>
  );
}
