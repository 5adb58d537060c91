import { href } from "react-router";
import { useKeepsMail } from "#app/features/operator/may.tsx";
import { addressWith } from "#app/features/operator/page-parts.tsx";
import { formatIsoDay, formatMoment } from "#app/lib/format-day.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Kept, VisuallyHidden } from "#app/ui/text.tsx";
import { titleOfKind } from "#content/site/back-office/mailbox.ts";
import { messageLines } from "#content/site/back-office/messages.ts";
import { mailsCard } from "#content/site/back-office/order.ts";
import { openMessages } from "#content/site/back-office/overview.ts";
import type { OrderMail } from "#contracts/backend.ts";
import type { MessageLine } from "#contracts/message.ts";

/** Letters of what somebody wrote that a list shows: about two lines of a phone. */
const longest = 120;

function beginningOf(facts: MessageLine["facts"]) {
  const words =
    facts
      .find(([name]) => messageLines.written.includes(name))?.[1]
      .replaceAll(/\s+/g, " ")
      .trim() ?? "";
  return words.length > longest ? `${words.slice(0, longest).replace(/\s\S*$/, "")} …` : words;
}

/** What a list shows of a message: its clock while it waits, and how it stands. */
export const showMessageLine = ({ reference, title, name, email, suspect, at, isAnswered, closedAt, due, assignee, ...message }: MessageLine) => ({
  reference,
  title,
  isSerious: message.isSerious,
  who: `${name}, ${email}`,
  words: beginningOf(message.facts),
  about: messageLines.about(reference, formatMoment(at), suspect),
  clock: closedAt ? null : messageLines.clock(message, due ? formatIsoDay(due) : ""),
  has: !closedAt && assignee && messageLines.assigned(assignee.name),
  state: closedAt ? messageLines.closed(formatMoment(closedAt)) : isAnswered && messageLines.answered,
});
export type ShownMessage = ReturnType<typeof showMessageLine>;

/** A line for each, which leads to its page. `withAnswer`: and by a button to where it's answered. */
export const MessageLines = ({ messages, withAnswer = false }: { messages: readonly ShownMessage[]; withAnswer?: boolean }) =>
  messages.map(({ reference, title, who, words, about, clock, has, state }) => (
    <li key={reference} className="card card-flat py-3!">
      <Link to={href("/operator/messages/:reference", { reference })} className="block w-fit min-h-11 content-center font-bold">
        <Kept words={title} />
      </Link>
      <p className="small wrap-anywhere">{who}</p>
      {words && <p className="wrap-anywhere">{words}</p>}
      <p className="small soft">
        <Kept words={about} />
      </p>
      {clock && (
        <p className="small font-bold text-warn">
          <Kept words={clock} />
        </p>
      )}
      {has && <p className="small wrap-anywhere">{has}</p>}
      {state && (
        <p className="small soft">
          <Kept words={state} />
        </p>
      )}
      {withAnswer && (
        <ButtonLink to={`${href("/operator/messages/:reference", { reference })}#answer`} look="secondary" size="small" className="mt-2">
          {openMessages.answer}
          <VisuallyHidden>{`: ${reference}`}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  ));

/** With its time in words. */
export type ShownMail = Omit<OrderMail, "at"> & { at: string };

/** The page of an email to a buyer: as it was sent, where that's kept. */
export const mailPath = ({ reference, mail, kept }: Pick<OrderMail, "mail" | "kept"> & { reference: string }) =>
  addressWith(href("/operator/orders/:reference/mails/:mail", { reference, mail }), { sent: kept ?? undefined });

/** How an email to a buyer fares, in a line of its own. */
export function MailFares({ at, state }: Pick<ShownMail, "at" | "state">) {
  const keeps = useKeepsMail();
  return (
    <p className={`small ${state === "failed" || state === "refused" ? "font-bold text-warn" : "soft"}`}>
      <Kept words={mailsCard.fares[keeps && state === "sent" ? "kept" : state](at)} />
    </p>
  );
}

/** The emails that a buyer had about their orders, each of which leads to its text. */
export const MailLines = ({ mails }: { mails: readonly (ShownMail & { reference: string })[] }) =>
  mails.map(({ reference, mail, kind, at, state, kept }) => (
    <li key={`${reference} ${mail} ${at} ${state}`} className="card card-flat py-3!">
      <Link to={mailPath({ reference, mail, kept })} className="block w-fit min-h-11 content-center font-bold">
        {titleOfKind(kind)}
        <VisuallyHidden>{`, ${reference}`}</VisuallyHidden>
      </Link>
      <MailFares at={at} state={state} />
      <p className="small soft" aria-hidden>
        {reference}
      </p>
    </li>
  ));
