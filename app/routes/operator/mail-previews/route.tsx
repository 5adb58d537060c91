import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { backend } from "#app/context.ts";
import { Summary } from "#app/features/operator/confirm.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { useSite } from "#app/lib/use-site.ts";
import { MailText } from "#app/routes/operator/mail/mail-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Kept, VisuallyHidden } from "#app/ui/text.tsx";
import { mailPreviewGroups } from "#content/mail-previews.ts";
import { mailboxPage, mailPreviewPage as words } from "#content/site/back-office/mailbox.ts";
import { campaignMails } from "#contracts/campaign.ts";
import { Failure } from "#contracts/failure.ts";
import type { Route } from "./+types/route.ts";

const groups = mailPreviewGroups.map(([title, titles]) => ({ title, mails: Object.entries(titles).map(([name, title]) => ({ name, title })) }));
const all = groups.flatMap(({ title: to, mails }) => mails.map((mail) => ({ ...mail, to })));
const list = href("/operator/mailbox/previews/:mail?");
const pathOf = (mail: string) => href("/operator/mailbox/previews/:mail?", { mail });

export const meta: Route.MetaFunction = ({ matches, params }) =>
  describePage({ title: all.find(({ name }) => name === params.mail)?.title ?? words.title, description: words.description }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  if (!params.mail)
    return { mail: null, subjects: Object.fromEntries((await operator.listMailPreviews().catch(throwFailure)).map((mail) => [mail.name, mail.subject])) };
  const mail = await operator.readMailPreview(params.mail).catch(throwFailure);
  if (!mail) return throwFailure(new Failure("not-found"));
  const { name, subject, preheader, text } = mail;
  return { mail: { name, subject, preheader, text } };
}

const Back = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-block min-h-11 content-center">
    {children}
  </Link>
);

/** As high as what it shows: the page scrolls, and nothing within it. Without script it has a height of its own, and scrolls. */
function MailFrame({ name, title }: { name: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(512);
  useEffect(() => {
    const sizes = new ResizeObserver(([size]) => setHeight(Math.ceil(size?.borderBoxSize[0]?.blockSize ?? 0)));
    const follow = () => {
      const body = frame.current?.contentDocument?.body;
      sizes.disconnect();
      // What the browser shows in the place of a document that didn't come can't be looked into.
      if (body) sizes.observe(body);
      else setHeight(null);
    };
    const shown = frame.current;
    shown?.addEventListener("load", follow);
    // It may have come, or failed, before this script did; what is still on its way says so by itself.
    const there = shown?.contentDocument;
    if (!there || (there.URL !== "about:blank" && there.readyState === "complete")) follow();
    return () => {
      shown?.removeEventListener("load", follow);
      sizes.disconnect();
    };
  }, []);
  return height === null ? (
    <Notice kind="error" title={words.failed.title} className="mt-3">
      <p>{words.failed.text}</p>
    </Notice>
  ) : (
    <div className="mt-3 max-w-[45rem] overflow-hidden border-rule border-y max-sm:mx-[calc(-1*var(--gutter))] sm:rounded-card sm:border-x">
      <iframe
        ref={frame}
        src={href("/operator/mailbox/previews/:mail/html", { mail: name })}
        title={words.frame(title)}
        // No script runs there. Its height can be read, and its links open as any other page.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        height={height}
        className="w-full"
      />
    </div>
  );
}

type OneProps = { mail: { name: string; subject: string; preheader: string; text: string } };

function OneMail({ mail: { name, subject, preheader, text } }: OneProps) {
  const index = all.findIndex((mail) => mail.name === name);
  const { title = subject, to = "" } = all[index] ?? {};
  const others = [
    [words.previous, all[index - 1]],
    [words.next, all[index + 1]],
  ] as const;
  return (
    <>
      <nav aria-label={words.others} className="flex flex-wrap gap-x-6">
        <Back to={list}>{words.title}</Back>
        {others.map(
          ([which, other]) =>
            other && (
              <Link key={which} to={pathOf(other.name)} className="inline-block min-h-11 content-center">
                {which}
                <VisuallyHidden>{`: ${other.title}`}</VisuallyHidden>
              </Link>
            ),
        )}
      </nav>
      <div className="mt-2">
        <PageTitle>{title}</PageTitle>
      </div>
      <p className="soft mt-2">{to}</p>
      <dl className="small mt-4 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {[[words.subject, subject] as const, [words.preheader, preheader] as const].map(([fact, is]) => (
          <div key={fact} className="sm:contents">
            <dt className="soft">{fact}</dt>
            <dd className="wrap-anywhere font-bold">{is}</dd>
          </div>
        ))}
      </dl>
      {campaignMails.some((mail) => mail === name) && (
        <p className="mt-4 max-w-measure">
          <Sentence words={words.ownWords} />
        </p>
      )}
      <h2 className="mt-6 text-h3">{words.looks}</h2>
      <p className="small soft mt-1 max-w-measure">{words.links}</p>
      <MailFrame key={name} name={name} title={title} />
      <details key={`${name} text`} className="mt-6">
        <Summary words={words.text} />
        <p className="small soft mt-1">{words.textNote}</p>
        <Card tone="flat" className="mt-3 max-w-[45rem]">
          <MailText text={text} />
        </Card>
      </details>
    </>
  );
}

/** Each kind, which leads to its sample. */
function AllMails({ subjects }: { subjects: Readonly<Record<string, string>> }) {
  const { stage } = useSite();
  return (
    <>
      <Back to={href("/operator/mailbox")}>{mailboxPage.title}</Back>
      <div className="mt-2">
        <PageTitle>{words.title}</PageTitle>
      </div>
      <p className="soft mt-3 max-w-measure">{words.lead}</p>
      {stage === "preview" && <p className="soft mt-2 max-w-measure">{words.inPreview}</p>}
      <div className="mt-8 gap-12 lg:columns-2">
        {groups.map(({ title, mails }) => (
          <section key={title} aria-label={title} className="mb-8 break-inside-avoid">
            <h2 className="text-h3">{title}</h2>
            <ul className="mt-3">
              {mails.map(({ name, title }) => (
                <li key={name} className="border-cold-soft border-t py-2">
                  <Link to={pathOf(name)} className="block w-fit min-h-11 content-center font-bold">
                    {title}
                  </Link>
                  <p className="small soft wrap-anywhere">
                    <Kept words={subjects[name] ?? ""} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

export default function MailPreviews({ loaderData }: Route.ComponentProps) {
  return loaderData.mail ? <OneMail mail={loaderData.mail} /> : <AllMails subjects={loaderData.subjects} />;
}
