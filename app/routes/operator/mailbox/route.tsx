import { data, Form, href } from "react-router";
import { backend, site } from "#app/context.ts";
import { ActionItems, Task } from "#app/features/operator/action-items.tsx";
import { actAndFlash, takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import { withAnswers } from "#app/features/operator/in-place.tsx";
import { mailPath } from "#app/features/operator/message-lines.tsx";
import { Outcome, useRefusal } from "#app/features/operator/outcome.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { RadioField } from "#app/ui/forms/fields.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import { mailboxPage, outbox, titleOfMail } from "#content/site/back-office/mailbox.ts";
import { type OutboxMail, pageSize, type SentMail } from "#contracts/backend.ts";
import { orderNewsChoice } from "#contracts/operator-forms.ts";
import type { OrderNews } from "#contracts/order.ts";
import { sendsMail } from "#contracts/site.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(mailboxPage, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const { operator } = context.get(backend);
  const sends = sendsMail(context.get(site));
  const [mails, news, { waiting, failed }, sent] = await Promise.all([
    operator.listMail(before),
    operator.readOrderNews(),
    operator.listOutbox(),
    sends && !before ? operator.listSentMails() : null,
  ]).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const shown = {
    news,
    done,
    waiting: waiting.map(showOutbox),
    failed: failed.map(showOutbox),
    mails: mails.map(({ id, to, subject, at }) => ({
      to: href("/operator/mailbox/:id", { id }),
      words: subject,
      who: mailboxPage.to(to),
      at: formatMoment(at),
    })),
    sent: sent?.map(showSent),
    sends,
    older: mails.length === pageSize ? (mails.at(-1)?.id ?? null) : null,
  };
  return data(shown, { headers });
}

const showOutbox = ({ at, next, ...mail }: OutboxMail) => ({ ...mail, at: formatMoment(at), next: next && formatMoment(next) });

const showSent = ({ at, subject, mail, reference, name, kept }: SentMail) => ({
  to: kept ? mailPath({ reference, mail, kept }) : href("/operator/orders/:reference", { reference }),
  words: subject ?? titleOfMail(mail),
  who: mailboxPage.sentTo(name, reference),
  at: formatMoment(at),
});

export const action = (sent: Route.ActionArgs) =>
  actAndFlash(sent, href("/operator/mailbox"), async (operator, form) => {
    switch (form.get("intent")) {
      case "order-news":
        await operator.chooseOrderNews(fieldOf(form, "choice") as OrderNews);
        return mailboxPage.news.done;
      case "retry-mail":
        return (await operator.retryMail(fieldOf(form, "mail"))) ? outbox.retried : outbox.gone;
      case "retry-all-mails":
        return outbox.allRetried(await operator.retryAllJobs("send-mail"));
      default:
        throw unknownIntent();
    }
  });

export const shouldRevalidate = evenIfRefused;

export const clientAction = (sent: Route.ClientActionArgs) => withAnswers(sent, { repeat: "twice" });

/** How the owner hears of new orders. */
const News = ({ chosen }: { chosen: OrderNews }) => (
  <Card tone="flat" className="mt-6">
    <h2 className="text-h3">{mailboxPage.news.title}</h2>
    <p className="soft mt-2 max-w-measure">{mailboxPage.news.text}</p>
    <ContractForm contract={orderNewsChoice} intent="order-news" answer={useRefusal({ intent: "order-news" })} summary={() => null} className="mt-4 grid gap-4">
      <RadioField name="choice" label={mailboxPage.news.label} options={mailboxPage.news.options} chosen={chosen} />
      <SendButton look="secondary" size="small" className="justify-self-start">
        {mailboxPage.news.button}
      </SendButton>
    </ContractForm>
  </Card>
);

type MailsProps = { mails: readonly { to: string; words: string; who: string; at: string }[]; none: string };

/** A line for each, which leads to its text. */
const MailList = ({ mails, none }: MailsProps) =>
  mails.length === 0 ? (
    <p className="mt-4">{none}</p>
  ) : (
    <ul className="mt-4">
      {mails.map(({ to, words, who, at }) => (
        <li key={to} className="grid gap-x-6 border-cold-soft border-t py-3 md:grid-cols-[1fr_auto]">
          <Link to={to} className="content-center font-bold max-md:min-h-11">
            <Kept words={words} />
          </Link>
          <span className="small soft md:text-right">{at}</span>
          <span className="small soft min-w-0 break-words">{who}</span>
        </li>
      ))}
    </ul>
  );

export default function Mailbox({ loaderData: { mails, sent, waiting, failed, sends, older, news, done }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{mailboxPage.title}</PageTitle>
      <p className="mt-2">
        <Link to={href("/operator/mailbox/previews/:mail?")} className="inline-block min-h-11 content-center">
          {mailboxPage.looks}
        </Link>
      </p>
      <Outcome done={done} failure={actionData?.failure} className="mt-6" />
      <div className="mt-6 grid gap-6 empty:hidden">
        <ActionItems id="failed" title={outbox.failed}>
          {failed.map(({ id, mail, to, at, error }) => (
            <Task
              key={id}
              title={outbox.title(mail, to)}
              detail={outbox.failedAt(at, error)}
              field="mail"
              id={id}
              intent="retry-mail"
              act="retryMail"
              words={outbox.retry}
            />
          ))}
          {failed.length > 1 && (
            <li>
              <Form method="post">
                <Button type="submit" name="intent" value="retry-all-mails" look="secondary" size="small">
                  {outbox.retryAll}
                </Button>
              </Form>
            </li>
          )}
        </ActionItems>
        <ActionItems id="waiting" title={outbox.waiting}>
          {waiting.map(({ id, mail, to, at, next, error }) => (
            <Task
              key={id}
              title={outbox.title(mail, to)}
              detail={outbox.waitingSince(at, next, error)}
              field="mail"
              id={id}
              intent="retry-mail"
              act="retryMail"
              words={outbox.now}
            />
          ))}
        </ActionItems>
      </div>
      <News chosen={news} />
      {sent && (
        <section aria-labelledby="sent" className="mt-8">
          <h2 id="sent" className="text-h3">
            {mailboxPage.sent}
          </h2>
          <p className="soft mt-2 max-w-measure">{mailboxPage.whenSent.text}</p>
          <MailList mails={sent} none={mailboxPage.whenSent.none} />
        </section>
      )}
      {(!sends || mails.length > 0) && (
        <section aria-labelledby="kept" className="mt-8">
          <h2 id="kept" className="text-h3">
            {sends ? mailboxPage.whenSent.before : mailboxPage.whenKept.title}
          </h2>
          <p className="soft mt-2 max-w-measure">{sends ? mailboxPage.whenSent.unsent : mailboxPage.whenKept.text}</p>
          <MailList mails={mails} none={mailboxPage.whenKept.none} />
        </section>
      )}
      {older && (
        <p className="mt-4">
          <Link to={`?before=${older}`} className="inline-block min-h-11 content-center">
            {mailboxPage.older}
          </Link>
        </p>
      )}
    </>
  );
}
