import { useLayoutEffect, useRef } from "react";
import { Form, href, redirect, useNavigation } from "react-router";
import { backend, caller, site } from "#app/context.ts";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { enterPage } from "#content/site/back-office/session.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage(enterPage, matches);

const twelveHours = 12 * 3600;
/** Where a session ended: a page of the back office, and nothing but that. */
const isPage = /^\/operator(?!\/closed)(?:\/[\w/-]*)?(?:\?[\w=&%.:-]*)?$/;
const { stale } = enterPage;

/** By POST only: whatever looks at links in passing must not use this one up. */
export async function action({ request, params, context }: Route.ActionArgs) {
  let session: Awaited<ReturnType<typeof openSession>>;
  const openSession = () => context.get(backend).operator.openSession(params.token, context.get(caller));
  try {
    session = await openSession();
  } catch (error) {
    return failureResponse(toFailure(error));
  }
  if (!session) return failureResponse({ code: "not-found", message: stale.lead });
  const secure = context.get(site).origin.startsWith("https:");
  const before = readCookie(request.headers.get("cookie"), cookies.operator.name, secure);
  if (before) await context.get(backend).operator.closeSession(before);
  const headers = new Headers({ "Set-Cookie": writeCookie(cookies.operator.name, session.token, { secure, maxAgeSeconds: twelveHours }) });
  headers.append("Set-Cookie", writeCookie(cookies.operatorNext.name, "", { secure, maxAgeSeconds: 0 }));
  const next = readCookie(request.headers.get("cookie"), cookies.operatorNext.name, secure) ?? "";
  throw redirect(isPage.test(next) ? next : href("/operator"), { status: 303, headers });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

/** No button here would work: only the shop's own machine makes another. */
function Stale() {
  const headline = useRef<HTMLElement>(null);
  // The address stays the same, so nothing else tells that this is another page now.
  useLayoutEffect(() => headline.current?.querySelector("h1")?.focus(), []);
  return (
    <Page ref={headline}>
      <PageHeader cold={stale.cold} warm={stale.warm} lead={stale.lead}>
        <p>{stale.what}</p>
        <p className="readout">{stale.runThis}</p>
      </PageHeader>
    </Page>
  );
}

export default function Enter({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  if (actionData?.failure.code === "not-found") return <Stale />;
  return (
    <Page>
      <PageHeader cold={enterPage.cold} warm={enterPage.warm} lead={enterPage.lead}>
        <FailureNotice failure={actionData?.failure} className="max-w-measure" />
        <Form method="post" className="pt-4">
          <Button type="submit" busy={busy}>
            {enterPage.button}
          </Button>
        </Form>
      </PageHeader>
    </Page>
  );
}
