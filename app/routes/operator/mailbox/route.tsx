import { backend, site } from "#app/context.ts";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "Mailbox", description: "Every email that the local carrier kept." }, matches);

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
  return (
    <>
      <h1 tabIndex={-1} className="text-h2">
        Mailbox
      </h1>
      <p className="soft mt-2 max-w-measure">
        {sends
          ? "Emails go out through your mail server and no copies are kept. Any below are from before it was set up, and were not sent."
          : "Emails are kept here, not sent, until a mail server is set."}
      </p>
      {mails.length === 0 && (
        <p className="mt-8">{sends ? "There are none." : "Nothing yet. Join the Warmth List, and the first email is here within a second or two."}</p>
      )}
      <ul className="mt-6">
        {mails.map(({ id, to, subject, at }) => (
          <li key={id} className="grid gap-x-6 border-cold-soft border-t py-3 md:grid-cols-[1fr_auto]">
            <Link to={`/operator/mailbox/${id}`} className="font-bold">
              {subject}
            </Link>
            <span className="small soft md:text-right">{at}</span>
            <span className="small soft min-w-0 break-words">to {to}</span>
          </li>
        ))}
      </ul>
      {older && (
        <p className="mt-4">
          <Link to={`?before=${older}`}>Older emails</Link>
        </p>
      )}
    </>
  );
}
