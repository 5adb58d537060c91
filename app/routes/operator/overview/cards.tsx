import { href } from "react-router";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Summary } from "#app/features/operator/confirm.tsx";
import { May } from "#app/features/operator/may.tsx";
import { MessageLines, type ShownMessage } from "#app/features/operator/message-lines.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, SamePageLink } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept, VisuallyHidden } from "#app/ui/text.tsx";
import { byItself, openMessages, openReturns, ordersToSend, urgentMessages, waitingForYou, weekCard } from "#content/site/back-office/overview.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { formatPounds } from "#contracts/money.ts";

type Week = Awaited<ReturnType<OperatorBackend["readWeek"]>>;

/** What came in, beside the week before. */
export function WeekCard({ last, before }: Week) {
  const rows = [
    [weekCard.rows.takings, formatPounds(last.takings), formatPounds(before.takings)],
    [weekCard.rows.orders, last.orders.toLocaleString("en-GB"), before.orders.toLocaleString("en-GB")],
    [weekCard.rows.signUps, last.signUps.toLocaleString("en-GB"), before.signUps.toLocaleString("en-GB")],
  ] as const;
  return (
    <Card tone="flat">
      <h2 className="text-h3">{weekCard.title}</h2>
      <dl className="mt-2">
        {rows.map(([name, now, then]) => (
          <div key={name} className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-cold-soft border-t py-1 first:border-t-0">
            <dt className="flex-1 basis-24">{name}</dt>
            <dd className="ml-auto text-right">
              <span className="font-mono">{now}</span> <span className="small soft block">{weekCard.before(then)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={href("/operator/figures")} className="inline-flex min-h-11 items-center">
        {weekCard.see}
      </Link>
    </Card>
  );
}

type Counts = { counts: readonly (readonly [words: string, id: string, count: string])[] };

/** What waits for the owner, counted, each with the way to it further down the page. */
export function WaitingForYou({ counts }: Counts) {
  const waiting = counts.filter(([, , count]) => count !== "0");
  if (waiting.length === 0)
    return (
      <Card tone="flat">
        <h2 className="flex gap-3 text-h3">
          <span className="mt-0.5 text-ok">
            <Icon name="tick" />
          </span>
          {waitingForYou.done}
        </h2>
        <p className="soft mt-2">{waitingForYou.next}</p>
        <Link to={href("/operator/orders")} className="mt-2 inline-flex min-h-11 items-center">
          {ordersToSend.all}
        </Link>
      </Card>
    );
  return (
    <Card tone="flat">
      <h2 className="text-h3">{waitingForYou.title}</h2>
      <ul className="mt-2">
        {waiting.map(([words, id, count]) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-6 border-cold-soft border-t first:border-t-0">
            <SamePageLink id={id} className="inline-flex min-h-11 items-center">
              {words}
            </SamePageLink>
            <span className="font-mono whitespace-nowrap">{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** As many messages as are shown here; their own page has the rest. */
const most = 3;

/** What people wrote and nobody has answered, the law's clock first: each leads to its page. */
export const OpenMessages = ({ messages, title }: { messages: readonly ShownMessage[]; title: string }) =>
  messages.length > 0 && (
    <ActionItems id="messages" title={title}>
      <MessageLines messages={messages.slice(0, most)} withAnswer />
      {messages.length > most && (
        <li>
          <Link to={href("/operator/messages")} className="inline-flex min-h-11 items-center">
            {openMessages.all}
          </Link>
        </li>
      )}
    </ActionItems>
  );

/** Skin reactions that are to be reported at once. */
export const UrgentMessages = ({ messages }: { messages: readonly ShownMessage[] }) =>
  messages.length > 0 && (
    <section aria-labelledby="urgent" className="notice notice-error">
      <Icon name="stop" />
      <div>
        <h2 id="urgent" className="text-h3">
          {urgentMessages.title}
        </h2>
        <ul className="mt-2 grid gap-5">
          {messages.map(({ reference, title, who, words, about, clock, has }) => (
            <li key={reference} className="wrap-anywhere max-w-[45rem] text-ink">
              <p className="font-bold">
                <Kept words={title} />
              </p>
              {words && <p>{words}</p>}
              <p className="small">
                {who}
                <br />
                <Kept words={[about, has].filter(Boolean).join(". ")} />
              </p>
              <p className="small mt-1">{clock}</p>
              <ButtonLink to={href("/operator/messages/:reference", { reference })} size="small" className="mt-3">
                {urgentMessages.read}
                <VisuallyHidden>{`: ${reference}`}</VisuallyHidden>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );

/** Tubes that are to come back; how each ends is said on its order's own page. */
export const Returns = ({ returns }: { returns: readonly { reference: string; name: string | null; told: string; sendBy: string }[] }) => (
  <ActionItems id="returns" title={openReturns.title}>
    {returns.map(({ reference, name, told, sendBy }) => (
      <li key={reference} className="card card-flat flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3!">
        <Link to={href("/operator/orders/:reference", { reference })} className="readout inline-block min-h-11 content-center font-bold">
          {reference}
        </Link>
        <span className="small">{name}</span>
        <span className="small soft ml-auto">
          <Kept words={openReturns.cancelled(told, sendBy)} />
        </span>
        <May act="settleReturn">
          <ButtonLink to={`${href("/operator/orders/:reference", { reference })}#return`} look="secondary" size="small">
            {openReturns.book}
            <VisuallyHidden>{`: ${reference}`}</VisuallyHidden>
          </ButtonLink>
        </May>
      </li>
    ))}
  </ActionItems>
);

export const ByItself = () => (
  <details>
    <Summary words={byItself.title} />
    <ul className="mt-1 grid max-w-measure list-disc gap-1 pl-5">
      {byItself.list.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </details>
);
