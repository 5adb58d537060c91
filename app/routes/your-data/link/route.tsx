import { href, redirect } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ErasedPage, ErasePage } from "#app/routes/your-data/link/erase.tsx";
import { CopyPage, showHolding } from "#app/routes/your-data/link/holding.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { dataLink } from "#content/site/your-data.ts";
import { secretToken } from "#contracts/fields.ts";
import "#app/styles/help.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage({ title: dataLink.titles[loaderData?.state ?? "gone"], description: dataLink.description }, matches);

/** `gone`: expired, mistyped, or never ours; the three are not told apart. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!v.is(secretToken, params.token)) return { state: "gone" as const };
  try {
    const asked = await context.get(backend).readDataRequest(params.token, context.get(caller));
    if (asked.state === "erased") return { state: asked.state, ...asked.erasure, endedAt: null, done: asked.erasure.endedAt !== null };
    return { ...showHolding(asked), token: params.token };
  } catch (error) {
    if (toFailure(error).code === "not-found") return { state: "gone" as const };
    return throwFailure(error);
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(backend).eraseMyData({ token: params.token }, context.get(caller));
  } catch (error) {
    const words = toFailure(error);
    if (words.code !== "not-found") return failureResponse(words);
  }
  throw redirect(href("/your-data/:token", { token: encodeURIComponent(params.token) }), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

const { gone } = dataLink;

const Gone = () => (
  <PageHeader cold={gone.cold} warm={gone.warm} lead={gone.lead}>
    <p className="soft max-w-measure">{gone.text}</p>
    <p className="pt-4">
      <ButtonLink to={href("/your-data")}>{gone.button}</ButtonLink>
    </p>
  </PageHeader>
);

export default function YourDataLink({ loaderData, actionData }: Route.ComponentProps) {
  useHeadingFocus(loaderData.state);
  return (
    <Page>
      {loaderData.state === "copy" && <CopyPage {...loaderData} />}
      {loaderData.state === "erase" && <ErasePage {...loaderData} answer={actionData} />}
      {loaderData.state === "erased" && <ErasedPage {...loaderData} />}
      {loaderData.state === "gone" && <Gone />}
    </Page>
  );
}
