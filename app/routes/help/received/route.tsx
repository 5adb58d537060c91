import { data } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { inTime } from "#app/lib/http/in-time.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { whenWorried } from "#content/when-worried.ts";
import { kindOfMessage, type MessageKind, messageReference } from "#contracts/message.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "It is with us", description: "What you wrote has reached us." }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = v.is(messageReference, params.reference) ? kindOfMessage(params.reference) : undefined;
  if (!kind) throw data(null, { status: 404 });
  return { kind, reference: params.reference, mailWaits: await inTime(context.get(backend).mailsWait()) };
}

type Words = { cold: string; warm: string; lead: string; next: readonly string[] };
/** `comes`: what becomes of the email to whoever wrote. */
const wordsWith = (comes: string): Record<MessageKind, Words> => ({
  contact: {
    cold: "Your message",
    warm: "is with us",
    lead: "Thank you for taking the time.",
    next: [`A note that it has arrived ${comes}.`, "The answer comes to the same address, from a person."],
  },
  reaction: { cold: "Your report", warm: "is with us", lead: "Thank you. Now look after your skin.", next: whenWorried },
  privacy: {
    cold: "Your complaint",
    warm: "is with us",
    lead: `It is acknowledged as of now; the same in writing ${comes}.`,
    next: ["Somebody looks into it and keeps you informed.", "You are told how it ended, and why."],
  },
  cancellation: {
    cold: "Your cancellation",
    warm: "is with us",
    lead: "What counts is that you have told us, and you have.",
    next: [
      `A confirmation with today’s date ${comes}: keep it.`,
      "A person finds your order, cancels it, and writes to you about the refund.",
      "If the tube is with you already, send it back sealed, within 14 days.",
    ],
  },
});

export default function Received({ loaderData: { kind, reference, mailWaits } }: Route.ComponentProps) {
  const { cold, warm, lead, next } = wordsWith(mailWaits ? "goes out to you tomorrow" : "is on its way to you")[kind];
  return (
    <Page>
      <Band tone="deep" className="received overflow-clip">
        <img src={calm} alt="" fetchPriority="low" className="absolute inset-0 -z-1 h-full w-full object-cover opacity-35" />
        <div className="wrap">
          <Headline cold={cold} warm={warm} />
          <p className="lead soft mt-4">{lead}</p>
          <dl className="mt-8">
            <dt className="soft">Your reference</dt>
            <dd className="readout received-reference">{reference}</dd>
          </dl>
          <ul className="mt-8 grid max-w-measure list-disc gap-2 pl-6">
            {next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-10">
            <ButtonLink to="/">Return to Home</ButtonLink>
          </p>
        </div>
      </Band>
    </Page>
  );
}
