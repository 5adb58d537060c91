import { Form } from "react-router";
import { formatIsoDay } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import type { OperatorBackend } from "#contracts/backend.ts";

type Stock = { product: string; available: number; held: number; sold: number };

/** How many tubes are free, held for someone paying, and sold; and a way to add or take away. */
export function StockCard({ stock: { product, available, held, sold } }: { stock: Stock }) {
  const figures = [
    ["Free", available],
    ["Held", held],
    ["Sold", sold],
  ] as const;
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">Stock: {product}</h2>
      <dl className="mt-3 flex gap-8">
        {figures.map(([words, figure]) => (
          <div key={words}>
            <dt className="small soft">{words}</dt>
            <dd className="font-mono text-h3">{figure}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center text-cold-strong">Change it</summary>
        <Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
          <label className="field">
            <span className="field-label small">Tubes (+ or −)</span>
            <input className="input max-w-32" name="units" type="number" step="1" required />
          </label>
          <label className="field mt-0! min-w-48 flex-1">
            <span className="field-label small">Why, for the books</span>
            <input className="input" type="text" name="why" required />
          </label>
          <Button type="submit" name="intent" value="adjust-stock" look="secondary" size="small">
            Change stock
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
    <h2 className="font-bold font-text text-body">{closure ? "Pre-orders are closed" : "Pre-orders are open"}</h2>
    {closure ? (
      <>
        <p className="soft mt-2">
          Since {closure.since}. {closure.until ? `They open again by themselves on ${formatIsoDay(closure.until)}.` : "They stay closed until you open them."}
        </p>
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="open-sales" look="secondary" size="small">
            Open pre-orders
          </Button>
        </Form>
      </>
    ) : (
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center text-cold-strong">Close them</summary>
        <p className="small soft">Nobody can order while they are closed, even if a refund puts a tube back. Anyone already paying still can.</p>
        <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
          <label className="field">
            <span className="field-label small">Until (leave empty to open them yourself)</span>
            <input className="input" type="date" name="until" />
          </label>
          <Button type="submit" name="intent" value="close-sales" look="secondary" size="small">
            Close pre-orders
          </Button>
        </Form>
      </details>
    )}
  </Card>
);

type Dispatch = Awaited<ReturnType<OperatorBackend["readDispatch"]>>;

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** A later dispatch date is told to nobody until the owner has seen which, and to how many. */
export function DispatchChange({ day, asks, promised }: Dispatch) {
  if (!asks) return null;
  const all = promised.reduce((sum, { people }) => sum + people, 0);
  return (
    <Notice kind="warn" title={`The dispatch date is now ${formatIsoDay(day)}`}>
      <ul className="mt-1">
        {promised.map((one) => (
          <li key={one.day}>
            You promised {formatIsoDay(one.day)} to {people(one.people)}.
          </li>
        ))}
      </ul>
      <p className="mt-1">Nobody has been told yet. If this date is wrong, correct DISPATCH_DATE and restart the shop instead.</p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="day" value={day} />
        <Button type="submit" name="intent" value="confirm-dispatch" look="secondary" size="small">
          Email {people(all)}
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
      <h2 className="font-bold font-text text-body">Waiting for you</h2>
      {waiting.length === 0 ? (
        <p className="soft mt-2">Nothing. Orders that can be sent stand below.</p>
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
