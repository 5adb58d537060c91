import { data, href } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { received, receivedWords } from "#content/site/received.ts";
import { kindOfMessage, messageReference } from "#contracts/message.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";
import type { Route } from "./+types/route.ts";
import "#app/styles/help.css";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { cold, warm } = receivedWords(loaderData?.kind ?? "contact", false);
  return describePage({ title: `${cold} ${warm}`, description: received.description }, matches);
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = v.is(messageReference, params.reference) ? kindOfMessage(params.reference) : undefined;
  if (!kind) throw data(null, { status: 404 });
  return { kind, reference: params.reference, mailWaits: await orNullAfterTimeout(context.get(backend).mailsWait({ lawful: kind !== "contact" })) };
}

export default function Received({ loaderData: { kind, reference, mailWaits } }: Route.ComponentProps) {
  const { cold, warm, lead, next } = receivedWords(kind, Boolean(mailWaits));
  return (
    <Page>
      <Band tone="deep" className="min-h-[min(78svh,38rem)] overflow-clip pt-[calc(var(--nav-height)+clamp(2rem,5vw,4.5rem))]">
        <img src={calm} alt="" fetchPriority="low" className="absolute inset-0 -z-1 h-full w-full object-cover opacity-35" />
        <div className="wrap">
          <Headline cold={cold} warm={warm} />
          <p className="lead soft mt-4">{lead}</p>
          <dl className="mt-8">
            <dt className="soft">{received.reference}</dt>
            <dd className="readout received-reference text-h3 text-warm-vivid leading-(--text-body--line-height)">{reference}</dd>
          </dl>
          <ul className="mt-8 grid max-w-measure list-disc gap-2 pl-6">
            {next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-10">
            <ButtonLink to={href("/")}>{received.home}</ButtonLink>
          </p>
        </div>
      </Band>
    </Page>
  );
}
