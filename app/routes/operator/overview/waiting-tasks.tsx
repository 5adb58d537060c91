import { Fragment } from "react";
import { Form, href } from "react-router";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { openMessages, openReturns } from "#content/site/back-office/overview.ts";
import { type OpenMessage, shownMessages } from "#contracts/backend.ts";

type ShownMessage = Omit<OpenMessage, "at"> & { at: string };

/** What people wrote and nobody has answered, each folded up until it is read. */
export function OpenMessages({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <ActionItems id="messages" title={openMessages.title}>
      {messages.slice(0, shownMessages).map(({ reference, title, facts, suspect, at }) => (
        <li key={reference}>
          <Card tone="flat" className="py-4!">
            <details>
              <summary className="cursor-pointer">
                <span className="font-bold">{title}</span> <span className="small soft">{openMessages.sent(reference, at, suspect)}</span>
              </summary>
              <dl className="small mt-4 grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
                {facts.map(([name, value]) => (
                  <Fragment key={name}>
                    <dt className="soft">{name}</dt>
                    <dd className="wrap-anywhere mb-2 whitespace-pre-line">{value}</dd>
                  </Fragment>
                ))}
              </dl>
              <Form method="post">
                <input type="hidden" name="message" value={reference} />
                <Button type="submit" name="intent" value="close-message" look="secondary" size="small" aria-label={openMessages.answeredOf(title, reference)}>
                  {openMessages.answered}
                </Button>
              </Form>
            </details>
          </Card>
        </li>
      ))}
      {messages.length > shownMessages && <li className="soft">{openMessages.more}</li>}
    </ActionItems>
  );
}

/** Tubes that are to come back; how each ends is said on its order's own page. */
export const Returns = ({ returns }: { returns: readonly { reference: string; told: string; sendBy: string }[] }) => (
  <ActionItems id="returns" title={openReturns.title}>
    {returns.map(({ reference, told, sendBy }) => (
      <li key={reference} className="card card-flat flex flex-wrap items-baseline justify-between gap-3">
        <Link to={href("/operator/orders/:reference", { reference })} className="readout font-bold">
          {reference}
        </Link>
        <span className="small soft">{openReturns.cancelled(told, sendBy)}</span>
      </li>
    ))}
  </ActionItems>
);
