import { href } from "react-router";
import { backend } from "#app/context.ts";
import { useKeepsMail } from "#app/features/operator/may.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ShownMail } from "#app/routes/operator/mail/mail-text.tsx";
import { mailPage } from "#content/site/back-office/mailbox.ts";
import { mailsCard } from "#content/site/back-office/order.ts";
import { Failure } from "#contracts/failure.ts";
import type { Route } from "./+types/mail.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage({ title: loaderData?.mail.subject ?? mailPage.title, description: mailPage.description }, matches);

export async function loader({ params: { reference, mail: name }, request, context }: Route.LoaderArgs) {
  const kept = new URL(request.url).searchParams.get("sent") ?? undefined;
  const mail = await context.get(backend).operator.readOrderMail(reference, name, kept).catch(throwFailure);
  return mail ? { reference, mail: { ...mail, at: mail.at && formatMoment(mail.at) } } : throwFailure(new Failure("not-found", { message: mailsCard.gone }));
}

/** A mail about an order: as it was sent, or as it would read if it went out now. */
export default function OrderMailPage({ loaderData: { reference, mail } }: Route.ComponentProps) {
  const keeps = useKeepsMail();
  return (
    <ShownMail
      back={{ to: href("/operator/orders/:reference", { reference }), words: reference }}
      subject={mail.subject}
      facts={[[mailPage.to, mail.to] as const, ...(mail.at ? [[keeps ? mailPage.kept : mailPage.went, mail.at] as const] : [])]}
      text={mail.text}
    >
      {!mail.at && <p className="soft mt-4 max-w-measure">{mailsCard.asNow}</p>}
    </ShownMail>
  );
}
