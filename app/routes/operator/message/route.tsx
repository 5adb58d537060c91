import { useEffect, useId, useState } from "react";
import { data, Form, href } from "react-router";
import { backend } from "#app/context.ts";
import { Confirm } from "#app/features/operator/confirm.tsx";
import { actAndFlash, readAs, takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { Press, usePress, usePressed, WhyNot, withAnswers } from "#app/features/operator/in-place.tsx";
import { May } from "#app/features/operator/may.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { addressWith, Paging } from "#app/features/operator/page-parts.tsx";
import { formatIsoDay, formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { SelectField, TextAreaField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import { describeAudit } from "#content/site/back-office/audit.ts";
import { customerPage } from "#content/site/back-office/customer.ts";
import { messageLines, messagePage, messagesPage } from "#content/site/back-office/messages.ts";
import { orderTable } from "#content/site/back-office/order.ts";
import type { AuditLine } from "#contracts/audit.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { type MessageView, unnamed } from "#contracts/message.ts";
import { messageAnswer, messageAssignee } from "#contracts/operator-forms.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["messages"] };

export const meta: Route.MetaFunction = ({ matches, params }) =>
  describePage({ title: params.reference ?? messagePage.title, description: messagePage.description }, matches);

/** Each answer with who gave it, and who closed the message or opened it again, the oldest first. The audit says who; what a refund closed was nobody. */
function showThread({ answers, orders, closedAt }: Pick<MessageView, "answers" | "orders" | "closedAt">, audit: readonly AuditLine[]) {
  const given = answers.map(({ words, at, mail }, nth) => {
    const line = audit.find(({ action, facts }) => action === "answerMessage" && facts.count === nth + 1);
    return { title: messagePage.answered(line ? describeAudit(line).who : messagePage.nobody), words, mail: messagePage.mails[mail], at };
  });
  const others = audit
    .filter(({ action }) => action !== "answerMessage")
    .map((line) => {
      const { who, did } = describeAudit(line);
      return { title: `${who} ${did}`, words: null, mail: null, at: line.at };
    });
  const isRefunded = orders.some(({ closedIt }) => closedIt);
  const itself = isRefunded && closedAt ? [{ title: messagePage.closedItself, words: null, mail: null, at: closedAt }] : [];
  const thread = [...given, ...others, ...itself].sort((a, b) => a.at.getTime() - b.at.getTime());
  return thread.map(({ at, ...one }) => ({ ...one, at: formatMoment(at), iso: at.toISOString() }));
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const message = await operator.readMessage(params.reference).catch(throwFailure);
  const [audit, waiting] = await Promise.all([operator.readAuditOf(params.reference), operator.listMessages({ after: params.reference })]).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const { reference, title, name, email, facts, suspect, isErased, isSerious, isRequest, answers, orders, due, at, closedAt, assignee, team } = message;
  const clock = closedAt ? null : messageLines.clock(message, due ? formatIsoDay(due) : "");
  const shown = {
    reference,
    title,
    name,
    email,
    facts,
    suspect,
    isErased,
    isSerious,
    isRequest,
    orders,
    clock,
    sent: formatMoment(at),
    closed: closedAt && formatMoment(closedAt),
  };
  const has = { assignee: assignee?.id ?? "", team: team.map(({ id, name }) => [id, name] as const) };
  return data(
    {
      ...shown,
      ...has,
      answered: answers.length,
      next: waiting.find((one) => one.reference !== reference)?.reference,
      thread: showThread(message, audit),
      done,
    },
    { headers },
  );
}

const act = (reference: string) => async (operator: OperatorBackend, form: FormData) => {
  const { done } = messagePage;
  switch (form.get("intent")) {
    case "answer-message": {
      const closes = form.has("close");
      await operator.answerMessage(reference, readAs(messageAnswer, form).answer, closes);
      return closes ? done.sentAndClosed : done.sent;
    }
    case "assign-message":
      await operator.assignMessage(reference, readAs(messageAssignee, form).assignee || null);
      return done.assigned;
    case "close-message":
      await operator.closeMessage(reference);
      return done.closed;
    case "reopen-message":
      await operator.reopenMessage(reference);
      return done.reopened;
    case "delete-message":
      await operator.deleteMessage(reference);
      return { words: done.removed, to: href("/operator/messages") };
    default:
      throw unknownIntent();
  }
};

export const action = (sent: Route.ActionArgs) =>
  actAndFlash(sent, href("/operator/messages/:reference", { reference: sent.params.reference }), act(sent.params.reference));

export const shouldRevalidate = evenIfRefused;

export const clientAction = (sent: Route.ClientActionArgs) => withAnswers(sent, { repeat: "once" });

type Shown = Route.ComponentProps["loaderData"];

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="mt-2 grid gap-3">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="small soft">{name}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          <Kept words={value} />
        </dd>
      </div>
    ))}
  </dl>
);

const Thread = ({ thread }: Pick<Shown, "thread">) =>
  thread.length > 0 && (
    <Card tone="flat">
      <h2 className="text-h3">{messagePage.thread}</h2>
      <ol className="mt-4 grid gap-5">
        {thread.map(({ title, words, mail, at, iso }) => (
          <li key={`${iso} ${title}`}>
            <p className="font-bold">{title}</p>
            <p className="small soft">
              <time dateTime={iso}>{at}</time>
              {mail && `. ${mail}`}
            </p>
            {words && <p className="wrap-anywhere mt-1 whitespace-pre-line">{words}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );

const Orders = ({ orders, name }: Pick<Shown, "orders" | "name">) =>
  orders.length === 0 ? (
    <p className="soft">
      {messagePage.orders.none} {name !== unnamed && <Link to={addressWith(href("/operator/find"), { search: name })}>{messagePage.orders.find(name)}</Link>}
    </p>
  ) : (
    <Card tone="flat">
      <h2 className="text-h3">{messagePage.orders.title}</h2>
      <ul className="mt-2">
        {orders.map(({ reference, status, isTheirs }) => (
          <li key={reference}>
            <Link to={href("/operator/orders/:reference", { reference })} className="readout inline-block min-h-11 content-center">
              {reference}
            </Link>{" "}
            <span className="small soft">
              {orderTable.statuses[status]}, {isTheirs ? messagePage.orders.theirs : messagePage.orders.named}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );

/** `sent`: what was just refused, which stays in it. */
const Answer = ({ email, isClosed, sent }: { email: string; isClosed: boolean; sent: FormAnswer | undefined }) => (
  <Card tone="flat">
    <h2 className="text-h3">{messagePage.form.title}</h2>
    <ContractForm contract={messageAnswer} intent="answer-message" answer={sent} summary={() => null} className="mt-4 grid gap-4 [&_.field]:mt-0">
      <TextAreaField name="answer" label={messagePage.form.label} help={messagePage.form.help(email)} rows={8} required />
      <p className="flex flex-wrap gap-3">
        {!isClosed && (
          <SendButton name="close" value="yes" size="small" sending={messagePage.form.sending}>
            {messagePage.form.sendAndClose}
          </SendButton>
        )}
        <Button type="submit" look="secondary" size="small">
          {messagePage.form.send}
        </Button>
      </p>
    </ContractForm>
  </Card>
);

/** Whose it is, and whose it may become. What is chosen stands there at once; refused, it's what it was. */
function Assignee({ reference, assignee, team }: Pick<Shown, "reference" | "assignee" | "team">) {
  const { form, isSending, whyNot } = usePress({ of: `assignee of ${reference}`, words: messagePage.assignee.label, isShown: false });
  const failure = whyNot("assign-message");
  const why = useId();
  useEffect(() => {
    if (failure) form.ref.current?.reset();
  }, [failure, form.ref]);
  return (
    <Form {...form} className="mt-2 flex flex-wrap items-end gap-3 [&_.field]:mt-0">
      <div className="min-w-0 max-w-xs flex-1 basis-48">
        <SelectField
          key={assignee}
          name="assignee"
          label={messagePage.assignee.label}
          none={messagePage.assignee.nobody}
          options={team}
          defaultValue={assignee}
        />
      </div>
      <Button type="submit" name="intent" value="assign-message" look="secondary" size="small" busy={isSending} {...(failure && { "aria-describedby": why })}>
        {messagePage.assignee.button}
      </Button>
      <WhyNot id={why} words={failure} />
    </Form>
  );
}

/** One message, and all that's needed to answer it. */
export default function OperatorMessage({ loaderData: message, actionData }: Route.ComponentProps) {
  const { reference, title, facts, clock, sent, closed, suspect, answered, isErased, isSerious, isRequest } = message;
  const { remove } = messagePage;
  const refused: FormAnswer | undefined = actionData;
  const typed = refused?.values?.intent === "answer-message" ? refused : undefined;
  const pressed = usePressed("message", reference);
  // Once one's own answer is sent its field begins anew. A colleague's takes away nothing that is typed.
  const [given, setGiven] = useState({ done: message.done, times: 0 });
  if (message.done && message.done !== given.done) setGiven({ done: message.done, times: given.times + 1 });
  const isClosed = pressed === "close-message" || (closed !== null && pressed !== "reopen-message");
  const isWritten = ([name]: (typeof facts)[number]) => messageLines.written.includes(name);
  const written = facts.filter(isWritten);
  const about = [[isRequest ? messagePage.noted : messagePage.sent, sent] as const, ...facts.filter((fact) => !isWritten(fact))];
  const toggle = isClosed ? messagePage.reopen : messagePage.close(answered > 0);
  return (
    <>
      <Paging
        links={[
          { to: href("/operator/messages"), words: messagesPage.title },
          message.next && { to: href("/operator/messages/:reference", { reference: message.next }), words: messagePage.next },
        ]}
      />
      <h1 tabIndex={-1} className="mt-2 text-h2">
        {title}
      </h1>
      <p className="soft mt-2">
        <span className="readout">{reference}</span>
        {!isErased && message.name !== unnamed && messagePage.from(message.name)} {isClosed && (closed ? messagePage.closed(closed) : messagePage.closedNow)}{" "}
        {suspect && messagePage.probablySpam}
      </p>
      {clock && !isClosed && <p className="mt-2 font-bold text-warn">{clock}</p>}
      <Outcome done={message.done} failure={actionData?.failure} className="mt-6" />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Card tone="flat">
            <h2 className="text-h3">{isRequest ? messagePage.asked : messagePage.facts}</h2>
            <Facts facts={written.length > 0 ? written : about} />
          </Card>
          <Thread thread={message.thread} />
          {isErased ? (
            <p className="soft">{messagePage.erased}</p>
          ) : (
            <Answer key={`${reference} ${given.times}`} email={message.email} isClosed={isClosed} sent={typed} />
          )}
          <Press
            field="message"
            id={reference}
            intent={isClosed ? "reopen-message" : "close-message"}
            words={toggle}
            label={toggle}
            isWaiting={pressed !== undefined}
            isShown
          />
          {!isErased && <Confirm words={remove.words} means={remove.means(isSerious)} now={remove.now} intent="delete-message" />}
        </div>
        <div className="grid gap-6">
          <Card tone="flat">
            <h2 className="text-h3">{messagePage.about}</h2>
            <Assignee reference={reference} assignee={message.assignee} team={message.team} />
            {written.length > 0 && <Facts facts={about} />}
            <div className="grid [&>a]:content-center [&>a]:min-h-11">
              {!isErased && <Link to={addressWith(href("/operator/customer"), { email: message.email })}>{customerPage.see}</Link>}
              <May act="readHolding">
                {!isErased && isRequest && <Link to={addressWith(href("/operator/data"), { email: message.email })}>{customerPage.data}</Link>}
              </May>
            </div>
          </Card>
          <Orders orders={message.orders} name={message.name} />
        </div>
      </div>
    </>
  );
}
