import { useState } from "react";
import { Form, href } from "react-router";
import { May, useMay } from "#app/features/operator/may.tsx";
import { formatIsoDay } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Link, SamePageLink } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import {
  byItself,
  dispatchCard,
  dispatchChange,
  dispatchDue,
  peopleToTell,
  salesCard,
  shopState,
  stockLine,
  waitingForYou,
  weekCard,
} from "#content/site/back-office/overview.ts";
import { priceCard, pricePage } from "#content/site/back-office/price.ts";
import { orderDelay } from "#content/site/order-delay.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { formatPounds } from "#contracts/money.ts";
import { closure, delay, dispatchDay } from "#contracts/operator-forms.ts";

/** A card of one line, and the link to its page. */
const asALine = "flex flex-wrap items-center justify-between gap-x-6 py-3!";

/** How many tubes can still be ordered; the stock's own page says the rest. */
export const StockLine = ({ available }: { available: number }) => (
  <Card tone="flat" className={asALine}>
    <p className="font-bold">{stockLine.available(available)}</p>
    <Link to={href("/operator/stock")} className="inline-flex min-h-11 items-center">
      {stockLine.see}
    </Link>
  </Card>
);

/** `isOver`: the dispatch date has passed, and with it the sale. */
type Closure = { closure: { since: string; until: string | null } | null; isOver: boolean };

/** Whether anybody can order, and the switch. */
export const SalesCard = ({ closure: closed, isOver }: Closure) => (
  <Card tone="flat" className="py-4!">
    <h2 className="font-bold font-text text-body">{closed ? salesCard.closed : isOver ? salesCard.over : salesCard.open}</h2>
    {closed ? (
      <>
        <p className="soft mt-2">{salesCard.since(closed.since, closed.until && formatIsoDay(closed.until))}</p>
        <May act="openSales">
          <Form method="post" className="mt-3">
            <Button type="submit" name="intent" value="open-sales" look="secondary" size="small">
              {salesCard.openThem}
            </Button>
          </Form>
        </May>
      </>
    ) : (
      <May act="closeSales">
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center text-cold-strong">{salesCard.closeThem}</summary>
          <p className="small soft">{salesCard.what}</p>
          <ContractForm contract={closure} intent="close-sales" className="mt-3 grid justify-items-start gap-3">
            <TextField name="until" label={salesCard.until} type="date" />
            <SendButton look="secondary" size="small">
              {salesCard.button}
            </SendButton>
          </ContractForm>
        </details>
      </May>
    )}
  </Card>
);

export const ByItself = () => (
  <details>
    <summary className="min-h-11 w-fit cursor-pointer content-center text-cold-strong">{byItself.title}</summary>
    <ul className="mt-1 grid max-w-measure list-disc gap-1 pl-5">
      {byItself.list.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </details>
);

/** The day that's promised to whoever orders now, and its change. */
export const DispatchCard = ({ day, isOver, earlier }: { day: string; isOver: boolean; earlier: readonly { day: string; set: string }[] }) => (
  <Card tone="flat" className="py-4!">
    <h2 className="font-bold font-text text-body">{dispatchCard.title(formatIsoDay(day))}</h2>
    {isOver && <p className="mt-2 text-warn">{dispatchCard.over}</p>}
    <May act="moveDispatch">
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center text-cold-strong">{dispatchCard.change}</summary>
        <p className="small soft">{dispatchCard.what}</p>
        <ContractForm contract={dispatchDay} intent="move-dispatch" className="mt-3 grid justify-items-start gap-3">
          <TextField name="day" label={dispatchCard.day} type="date" defaultValue={day} required />
          <SendButton look="secondary" size="small">
            {dispatchCard.button}
          </SendButton>
        </ContractForm>
      </details>
    </May>
    {earlier.length > 0 && (
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-cold-strong">{dispatchCard.before}</summary>
        <ul className="small grid gap-1">
          {earlier.map(({ day, set }) => (
            <li key={day}>{dispatchCard.earlier(formatIsoDay(day), set)}</li>
          ))}
        </ul>
      </details>
    )}
  </Card>
);

/** What a tube costs now and from which days on; its own page has the change. */
export const PriceCard = ({ minor, toCome }: Pick<Awaited<ReturnType<OperatorBackend["readPrices"]>>, "minor" | "toCome">) => {
  return (
    <Card tone="flat" className={asALine}>
      <h2 className="font-bold font-text text-body">{pricePage.now(formatPounds(minor))}</h2>
      {toCome.map(({ minor, day }) => (
        <p key={day} className="soft order-last basis-full">
          <Kept words={pricePage.toCome(formatPounds(minor), day)} />
        </p>
      ))}
      <Link to={href("/operator/price")} className="inline-flex min-h-11 items-center">
        {useMay()("setPrice") ? priceCard.change : priceCard.see}
      </Link>
    </Card>
  );
};

/** The way to the switches at the foot of the page. */
export const ToShop = () => <SamePageLink id="shop">{shopState.title}</SamePageLink>;

type Dispatch = Omit<Awaited<ReturnType<OperatorBackend["readDispatch"]>>, "earlier">;

/** A later dispatch date is told to nobody until the owner has seen which, and to how many. */
export function DispatchChange({ day, last, asks, promised }: Dispatch) {
  const [why, setWhy] = useState("");
  if (!asks) return null;
  return (
    // With a form in it it's no region that's read out at each letter.
    <Notice kind="warn" role="group" title={dispatchChange.title(formatIsoDay(day))} id="new-date">
      <ul className="mt-1">
        {promised.map((one) => (
          <li key={one.day}>
            {dispatchChange.promised(formatIsoDay(one.day), one.people)}
            <details>
              <summary className="min-h-11 w-fit cursor-pointer content-center">{dispatchChange.who(formatIsoDay(one.day))}</summary>
              <ul className="grid gap-x-6 pb-3 sm:grid-cols-2">
                {one.orders.map(({ reference, name }) => (
                  <li key={reference} className="grid border-rule border-t py-1">
                    <Link to={href("/operator/orders/:reference", { reference })} className="min-h-11 content-center font-mono">
                      {reference}
                    </Link>
                    <span className="wrap-anywhere">{name}</span>
                  </li>
                ))}
                {one.people > one.orders.length && <li className="content-center">{dispatchChange.others(one.people - one.orders.length)}</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-1">
        {dispatchChange.text}
        <ToShop />.
      </p>
      <May act="confirmDispatch">
        <ContractForm contract={delay} intent="confirm-dispatch" className="mt-3 grid justify-items-start gap-3">
          <input type="hidden" name="day" value={day} />
          <TextField name="why" label={dispatchChange.why} help={dispatchChange.whyHelp} required onChange={({ target }) => setWhy(target.value.trim())} />
          <div className="grid max-w-measure gap-2">
            <p className="font-bold">{dispatchChange.preview}</p>
            <p>{orderDelay.news(formatIsoDay(day), formatIsoDay(last))}</p>
            {why && <p>{orderDelay.why(why)}</p>}
            <p>{orderDelay.wait}</p>
            <p>{orderDelay.cancel(dispatchChange.refund)}</p>
          </div>
          <SendButton look="secondary" size="small">
            {dispatchChange.email(peopleToTell({ asks, promised }))}
          </SendButton>
        </ContractForm>
      </May>
    </Notice>
  );
}

/** In the week before the promised day: what its buyers are told, should it pass without a new one. */
export function DispatchDue({ day, asks, due }: Dispatch) {
  if (!due || asks) return null;
  return (
    <Notice kind="warn" role="group" title={dispatchDue.title(due.people, formatIsoDay(day))}>
      {due.reason && <p className="mt-1">{dispatchDue.said(due.reason)}</p>}
      <May act="explainDelay">
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center">{dispatchDue.cannot}</summary>
          <p>
            {dispatchDue.text[0]}
            <ToShop />
            {dispatchDue.text[1]}
          </p>
          <ContractForm contract={delay} intent="explain-delay" values={{ why: due.reason ?? "" }} className="mt-3 grid justify-items-start gap-3">
            <input type="hidden" name="day" value={day} />
            <TextField name="why" label={dispatchDue.why} help={dispatchDue.whyHelp} required />
            <SendButton look="secondary" size="small">
              {dispatchDue.button}
            </SendButton>
          </ContractForm>
        </details>
      </May>
    </Notice>
  );
}

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
      <h2 className="font-bold font-text text-body">{weekCard.title}</h2>
      <dl className="mt-2">
        {rows.map(([name, now, then]) => (
          <div key={name} className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-cold-soft border-t py-1 first:border-t-0">
            <dt>{name}</dt>
            <dd className="text-right">
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
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">{waitingForYou.title}</h2>
      {waiting.length === 0 ? (
        <p className="soft mt-2">{waitingForYou.none}</p>
      ) : (
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
      )}
    </Card>
  );
}
