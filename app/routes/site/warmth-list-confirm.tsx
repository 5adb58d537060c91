import { Form, redirect, useNavigation } from "react-router";
import * as v from "valibot";
import { answerFailure, answerWords } from "#app/answer-failure.ts";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { backend, caller } from "#app/context.ts";
import { describePage } from "#app/describe-page.ts";
import { failureWords } from "#app/failure-words.ts";
import { FailurePage } from "#app/features/failure-page.tsx";
import { formatDay } from "#app/features/orders/format-day.ts";
import { inTime } from "#app/in-time.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { sendForm } from "#app/send-form.ts";
import { brand } from "#content/brand.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Route } from "./+types/warmth-list-confirm.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Confirm your place", description: `Confirm your place on the ${brand.name} Warmth List.` }, matches);
export const headers = pageHeaders;

/** `gone`: expired, mistyped, or never ours; the three are not told apart. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!v.is(secretToken, params.token)) return { state: "gone" as const };
  try {
    const link = await context.get(backend).readSignUpLink(params.token, context.get(caller));
    return link.state === "open" ? { state: link.state, left: link.leftAt && formatDay(link.leftAt) } : link;
  } catch (error) {
    if (failureWords(error).code === "not-found") return { state: "gone" as const };
    return answerFailure(error);
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(backend).confirmSignUp({ token: params.token }, context.get(caller));
  } catch (error) {
    return answerWords(failureWords(error));
  }
  throw redirect(await findPlace(params.token, context), 303);
}

/** Their own page; the one that is everybody's where it cannot be had just now. */
async function findPlace(token: string, context: Route.ActionArgs["context"]): Promise<string> {
  const link = await inTime(context.get(backend).readSignUpLink(token, context.get(caller)));
  return link?.state === "used" && link.place ? `/warmth-list/joined/${link.place}` : "/warmth-list/joined";
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

function Open({ failure, left }: { failure: string | undefined; left: string | null }) {
  const { state } = useNavigation();
  return (
    <PageHeader cold="Confirm" warm="your place" lead={`One press, and you are on the Warmth List${left ? " again" : ""}.`}>
      {left && <p className="max-w-measure">You left the list on {left}, and you are still off it. Only your press puts you back.</p>}
      <p className="soft max-w-measure">
        You will hear from us about your place, when pre-orders open, and when tubes ship. If you did not ask to join, close this page: without your press
        nothing happens, and you will not hear from us again.
      </p>
      {failure && (
        <Notice kind="error" title="That did not work" className="max-w-measure">
          <p>{failure}</p>
        </Notice>
      )}
      <Form method="post" className="pt-4" preventScrollReset>
        <Button type="submit" busy={state !== "idle"}>
          Confirm my place
        </Button>
      </Form>
    </PageHeader>
  );
}

const Used = ({ place }: { place: string | null }) => (
  <PageHeader cold="Already" warm="confirmed" lead="This link has done its work: your place on the Warmth List is yours.">
    <p className="flex flex-wrap gap-4 pt-4">
      <ButtonLink to={place ? `/warmth-list/place/${place}` : "/warmth-list/joined"}>{place ? "See your place in line" : "See what is open to you"}</ButtonLink>
      <ButtonLink to="/" look="secondary">
        Back to site
      </ButtonLink>
    </p>
  </PageHeader>
);

const Gone = () => (
  <PageHeader cold="This link has" warm="gone cold" lead="It is too old, or part of it is missing.">
    <p className="soft max-w-measure">
      If you copied it from the email, make sure that you have all of it. Otherwise join again with the same address, and a fresh link comes at once.
    </p>
    <p className="pt-4">
      <ButtonLink to="/warmth-list">Join Warmth List</ButtonLink>
    </p>
  </PageHeader>
);

export default function Confirm({ loaderData: link, actionData }: Route.ComponentProps) {
  return (
    <main id="main">
      {link.state === "open" && <Open failure={actionData?.failure.message} left={link.left} />}
      {link.state === "used" && <Used place={link.place} />}
      {link.state === "gone" && <Gone />}
    </main>
  );
}

export const ErrorBoundary = FailurePage;
