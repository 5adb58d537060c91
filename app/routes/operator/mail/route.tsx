import { href } from "react-router";
import { backend } from "#app/context.ts";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ShownMail } from "#app/routes/operator/mail/mail-text.tsx";
import { mailboxPage, mailPage } from "#content/site/back-office/mailbox.ts";
import { Failure } from "#contracts/failure.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage({ title: loaderData?.mail.subject ?? mailPage.title, description: mailPage.description }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const mail = await context.get(backend).operator.readMail(params.id).catch(throwFailure);
  if (!mail) return throwFailure(new Failure("not-found"));
  const { to, from, subject, text, at } = mail;
  return { mail: { to, from, subject, at: formatMoment(at), text } };
}

export default function MailPage({ loaderData: { mail } }: Route.ComponentProps) {
  const facts = [
    [mailPage.from, mail.from],
    [mailPage.to, mail.to],
    [mailPage.sent, mail.at],
  ] as const;
  return <ShownMail back={{ to: href("/operator/mailbox"), words: mailboxPage.title }} subject={mail.subject} facts={facts} text={mail.text} />;
}
