import { Fragment } from "react";
import { Form, href } from "react-router";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { May } from "#app/features/operator/may.tsx";
import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { openErasures, openMessages, openReturns } from "#content/site/back-office/overview.ts";
import { type ErasureView, type OpenMessage, shownMessages } from "#contracts/backend.ts";

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

/** The law's month, less a day or two. */
const erasureDays = 28;

function describeErasure({ askedAt, askedBy, endedAt, waiting, unanswered, manualTasks }: ErasureView): string {
  const parts = [
    ...(unanswered > 0 ? [openErasures.unanswered] : []),
    ...(waiting > 0 ? [openErasures.waiting(waiting)] : []),
    ...(manualTasks.length > 0 ? [openErasures.yours(formatDay(new Date(askedAt.getTime() + erasureDays * 86_400_000)))] : []),
    ...(!endedAt && unanswered === 0 && waiting === 0 ? [openErasures.lastLook] : []),
  ];
  return `${openErasures.askers[askedBy]}; ${parts.join("; ")}`;
}

/** Those that are not done, or leave something to the owner. */
export const showErasures = (erasures: readonly ErasureView[]) =>
  erasures
    .filter(({ endedAt, manualTasks }) => endedAt === null || manualTasks.length > 0)
    .map((erasure) => ({
      id: erasure.id,
      asked: formatMoment(erasure.askedAt),
      words: describeErasure(erasure),
      manualTasks: erasure.manualTasks.map(({ vendor, subject, how }) => ({ vendor, subject, how })),
    }));

/** People whose data is being erased, as numbers: who they were is what goes. A vendor that no program can ask is the owner's to ask. */
export function Erasures({ erasures }: { erasures: ReturnType<typeof showErasures> }) {
  return (
    <ActionItems id="erasures" title={openErasures.title}>
      {erasures.map(({ id, asked, words, manualTasks }) => (
        <li key={id}>
          <Card tone="flat" className="py-4!">
            <p className="font-bold">
              {openErasures.name} <span className="readout">{id.slice(0, 8)}</span>
            </p>
            <p className="small soft">
              {asked}: {words}
            </p>
            {manualTasks.map(({ vendor, subject, how }) => (
              <div key={vendor + subject} className="mt-4 flex flex-wrap items-end justify-between gap-3">
                <p className="small min-w-0 flex-1 basis-80">
                  <span className="readout wrap-anywhere block">{subject}</span>
                  {how}
                </p>
                <May act="completeErasureTask">
                  <Form method="post">
                    <input type="hidden" name="erasure" value={id} />
                    <input type="hidden" name="subject" value={subject} />
                    <Button type="submit" name="intent" value="settle-erasure" look="secondary" size="small" aria-label={openErasures.askedOf(vendor, subject)}>
                      {openErasures.asked}
                    </Button>
                  </Form>
                </May>
              </div>
            ))}
          </Card>
        </li>
      ))}
    </ActionItems>
  );
}
