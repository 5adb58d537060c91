import { Form } from "react-router";
import { formatIsoDay } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { dispatchChange, salesCard, stockCard, waitingForYou } from "#content/site/back-office/overview.ts";
import type { OperatorBackend } from "#contracts/backend.ts";

type Stock = { product: string; available: number; held: number; sold: number };

/** How many tubes are free, held for someone paying, and sold; and a way to add or take away. */
export function StockCard({ stock: { product, available, held, sold } }: { stock: Stock }) {
  const figures = [
    [stockCard.free, available],
    [stockCard.held, held],
    [stockCard.sold, sold],
  ] as const;
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">{stockCard.title(product)}</h2>
      <dl className="mt-3 flex flex-wrap gap-x-8">
        {figures.map(([words, figure]) => (
          <div key={words}>
            <dt className="small soft">{words}</dt>
            <dd className="font-mono text-h3">{figure}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center text-cold-strong">{stockCard.change}</summary>
        <Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
          <label className="field">
            <span className="field-label small">{stockCard.units}</span>
            <input className="input max-w-32" name="units" type="number" step="1" required />
          </label>
          <label className="field mt-0! min-w-48 flex-1">
            <span className="field-label small">{stockCard.why}</span>
            <input className="input" type="text" name="why" required />
          </label>
          <Button type="submit" name="intent" value="adjust-stock" look="secondary" size="small">
            {stockCard.button}
          </Button>
        </Form>
      </details>
    </Card>
  );
}

type Closure = { closure: { since: string; until: string | null } | null };

/** Whether anybody can order, and the switch. */
export const SalesCard = ({ closure }: Closure) => (
  <Card tone="flat">
    <h2 className="font-bold font-text text-body">{closure ? salesCard.closed : salesCard.open}</h2>
    {closure ? (
      <>
        <p className="soft mt-2">{salesCard.since(closure.since, closure.until && formatIsoDay(closure.until))}</p>
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="open-sales" look="secondary" size="small">
            {salesCard.openThem}
          </Button>
        </Form>
      </>
    ) : (
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center text-cold-strong">{salesCard.closeThem}</summary>
        <p className="small soft">{salesCard.what}</p>
        <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
          <label className="field">
            <span className="field-label small">{salesCard.until}</span>
            <input className="input" type="date" name="until" />
          </label>
          <Button type="submit" name="intent" value="close-sales" look="secondary" size="small">
            {salesCard.button}
          </Button>
        </Form>
      </details>
    )}
  </Card>
);

type Dispatch = Awaited<ReturnType<OperatorBackend["readDispatch"]>>;

/** A later dispatch date is told to nobody until the owner has seen which, and to how many. */
export function DispatchChange({ day, asks, promised }: Dispatch) {
  if (!asks) return null;
  const all = promised.reduce((sum, { people }) => sum + people, 0);
  return (
    <Notice kind="warn" title={dispatchChange.title(formatIsoDay(day))}>
      <ul className="mt-1">
        {promised.map((one) => (
          <li key={one.day}>{dispatchChange.promised(formatIsoDay(one.day), one.people)}</li>
        ))}
      </ul>
      <p className="mt-1">{dispatchChange.text}</p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="day" value={day} />
        <Button type="submit" name="intent" value="confirm-dispatch" look="secondary" size="small">
          {dispatchChange.email(all)}
        </Button>
      </Form>
    </Notice>
  );
}

type Counts = { counts: readonly (readonly [words: string, id: string, count: number])[] };

/** What waits for the owner, counted, each with the way to it further down the page. */
export function WaitingForYou({ counts }: Counts) {
  const waiting = counts.filter(([, , count]) => count > 0);
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">{waitingForYou.title}</h2>
      {waiting.length === 0 ? (
        <p className="soft mt-2">{waitingForYou.none}</p>
      ) : (
        <ul className="mt-2">
          {waiting.map(([words, id, count]) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-6 border-cold-soft border-t first:border-t-0">
              <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                {words}
              </a>
              <span className="font-mono">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
