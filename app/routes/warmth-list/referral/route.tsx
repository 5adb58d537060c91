import { href, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { signUpAction } from "#app/features/warmth-list/actions.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { JoinPage } from "#app/routes/warmth-list/join/join-page.tsx";
import { joinPage } from "#content/site/warmth-list.ts";
import { isReferralCode } from "#contracts/fields.ts";
import type { Route } from "./+types/route.ts";

/** What somebody who was sent a link sees before they open it; search engines are shown the page that is everybody's. */
export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: joinPage.title, description: joinPage.description, path: href("/warmth-list") }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const code = params.code.toUpperCase();
  if (!isReferralCode(code)) throw redirect(href("/warmth-list"));
  const shop = context.get(backend);
  const [known, stamp] = await Promise.all([orNullAfterTimeout(shop.isReferralCode(code, context.get(caller))), shop.stampForm()]);
  // Sent along either way: the sign-up itself knows whose it is, and passes over one that is nobody's.
  return { code, known: known === true, stamp };
}

export const action = (sent: Route.ActionArgs) => signUpAction(sent, { isStamped: true });

export default function Referral({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage action={href("/warmth-list/friend/:code", { code: loaderData.code })} answer={actionData} referral={loaderData} />;
}
