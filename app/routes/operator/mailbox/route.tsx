import { href } from "react-router";
import { backend, site } from "#app/context.ts";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { mailboxPage } from "#content/site/back-office/mailbox.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(mailboxPage, matches);

/** As many mails as come at a time. */
const page = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const mails = await context.get(backend).operator.listMail(before).catch(throwFailure);
  return {
    mails: mails.map(({ id, to, subject, at }) => ({ id, to, subject, at: formatMoment(at) })),
    sends: context.get(site).adapters.split(" ").includes("MAIL_DELIVERY=smtp"),
    older: mails.length === page ? (mails.at(-1)?.id ?? null) : null,
  };
}

export default function Mailbox({ loaderData: { mails, sends, older } }: Route.ComponentProps) {
  const words = sends ? mailboxPage.whenSent : mailboxPage.whenKept;
  return (
    <>
      <h1 tabIndex={-1} className="text-h2">
        {mailboxPage.title}
      </h1>
      <p className="soft mt-2 max-w-measure">{words.text}</p>
      {mails.length === 0 && <p className="mt-8">{words.none}</p>}
      <ul className="mt-6">
        {mails.map(({ id, to, subject, at }) => (
          <li key={id} className="grid gap-x-6 border-cold-soft border-t py-3 md:grid-cols-[1fr_auto]">
            <Link to={href("/operator/mailbox/:id", { id })} className="font-bold">
              {subject}
            </Link>
            <span className="small soft md:text-right">{at}</span>
            <span className="small soft min-w-0 break-words">{mailboxPage.to(to)}</span>
          </li>
        ))}
      </ul>
      {older && (
        <p className="mt-4">
          <Link to={`?before=${older}`}>{mailboxPage.older}</Link>
        </p>
      )}
    </>
  );
}
