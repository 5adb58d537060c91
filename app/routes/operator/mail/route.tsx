import { href } from "react-router";
import { backend } from "#app/context.ts";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { MailText } from "#app/routes/operator/mail/mail-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
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

/** The text of a mail. Its HTML says the same, and is not rendered here: a page of the back office runs nothing that came from outside. */
export default function MailPage({ loaderData: { mail } }: Route.ComponentProps) {
  const facts = [
    [mailPage.from, mail.from],
    [mailPage.to, mail.to],
    [mailPage.sent, mail.at],
  ] as const;
  return (
    <>
      <p>
        <Link to={href("/operator/mailbox")}>{mailboxPage.title}</Link>
      </p>
      <h1 tabIndex={-1} className="mt-4 text-h3">
        {mail.subject}
      </h1>
      <dl className="small mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([words, fact]) => (
          <div key={words} className="contents">
            <dt className="soft">{words}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <Card tone="flat" className="mt-6 max-w-[45rem]">
        <MailText text={mail.text} />
      </Card>
    </>
  );
}
