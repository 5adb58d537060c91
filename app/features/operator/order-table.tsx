import { href, useLocation } from "react-router";
import { OrderActions, useMarked } from "#app/features/operator/order-actions.tsx";
import { formatMoment, formatTime } from "#app/lib/format-day.ts";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { orderTable } from "#content/site/back-office/order.ts";
import type { OrderLine } from "#contracts/backend.ts";
import { formatMoney } from "#contracts/money.ts";
import { paidStatuses } from "#contracts/order.ts";

export type ShownLine = Omit<OrderLine, "placedAt" | "total" | "refundable" | "undoUntil"> & {
  /** What has gone back of an order that goes on; null where nothing has. */
  refunded: string | null;
  placed: string;
  total: string;
  refundable: number;
  undoUntil: string | null;
};

export const showOrderLine = ({ placedAt, total, refundable, undoUntil, ...order }: OrderLine): ShownLine => ({
  ...order,
  placed: formatMoment(placedAt),
  total: formatMoney(total),
  refundable: refundable.minor,
  refunded: paidStatuses.includes(order.status) && refundable.minor < total.minor ? formatMoney({ ...total, minor: total.minor - refundable.minor }) : null,
  undoUntil: undoUntil && formatTime(undoUntil),
});

/** Whether it can be chosen, to be sent with others. */
export const canBeChosen = ({ status, undoUntil, askedToCancel }: Pick<ShownLine, "status" | "undoUntil" | "askedToCancel">) =>
  status === "paid" && undoUntil === null && !askedToCancel;

type Choosing = {
  /** The id of the form that takes those that are chosen; where there is none, none can be. */
  chooseFor?: string | undefined;
  /** Whether an order is chosen as the page comes. */
  isChosen?: ((reference: string) => boolean) | undefined;
};
type Props = Choosing & { orders: readonly ShownLine[]; label: string };

/** Orders, each with what can be done with it. */
export const OrderTable = ({ orders, label, chooseFor, isChosen }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className="@container -mx-2 overflow-x-auto px-2" aria-label={label} tabIndex={0}>
    <table className="small w-full text-left max-lg:block">
      <thead className="soft max-lg:sr-only">
        <tr>
          {orderTable.columns.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-bold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {orders.map((order) => (
          <Row key={order.reference} {...order} chooseFor={chooseFor} isChosen={isChosen} />
        ))}
      </tbody>
    </table>
  </section>
);

/** What's the matter with it, if anything is. */
const flagOf = ({ hasAlert, askedToCancel, isLate }: Pick<ShownLine, "hasAlert" | "askedToCancel" | "isLate">) =>
  askedToCancel ? orderTable.askedToCancel : hasAlert ? orderTable.alert : isLate && orderTable.late;

const Flag = ({ words }: { words: string | false }) =>
  words && <span className="small block w-fit rounded-cap bg-warn-pale px-2 font-bold font-text text-warn">{words}</span>;

function Row({ chooseFor, isChosen, ...order }: ShownLine & Choosing) {
  const { reference, status, name, email, town, total, refunded, undoUntil, hasLabel, placed } = order;
  const flag = flagOf(order);
  const { search } = useLocation();
  const { isMarked } = useMarked({ reference, undoUntil });
  return (
    <tr className="border-cold-soft border-t align-top lg:h-18 max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:py-2">
      <th
        scope="row"
        // By its box, the order would be named twice.
        aria-label={chooseFor && [reference, flag].filter(Boolean).join(", ")}
        className="readout pr-4 font-medium lg:whitespace-nowrap lg:py-3"
      >
        <div className="flex">
          {/* In a table all references stand in one line, whether they can be chosen or not. */}
          {chooseFor &&
            (canBeChosen(order) ? (
              // Not taken away before it's sure: an order that comes back is chosen as it was.
              <label className={`relative z-1 min-h-11 min-w-11 items-center self-start lg:-my-2.5 ${isMarked ? "hidden" : "inline-flex"}`}>
                <input
                  type="checkbox"
                  name="reference"
                  value={reference}
                  form={chooseFor}
                  defaultChecked={isChosen?.(reference)}
                  aria-label={orderTable.choose(reference)}
                  className="size-6 accent-(--accent)"
                />
              </label>
            ) : (
              <span className="hidden w-11 flex-none lg:block" />
            ))}
          <div className="max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3">
            {/* On a phone all of the row leads there that does nothing else. */}
            <Link
              to={href("/operator/orders/:reference", { reference })}
              // Its page leads back to what was searched for.
              state={{ list: search }}
              className="block w-fit content-center max-lg:min-h-11 max-lg:after:absolute max-lg:after:inset-0"
            >
              {reference}
            </Link>
            <Flag words={flag} />
          </div>
        </div>
      </th>
      {/* On a phone in one line with the reference, however much stands below that. */}
      <td className="max-lg:ml-auto max-lg:min-h-11 max-lg:content-center max-lg:self-start max-lg:text-right lg:py-3 lg:pr-4 xl:whitespace-nowrap">
        {isMarked ? orderTable.marked : orderTable.statuses[status]}
        {status === "paid" && !isMarked && hasLabel && <span className="soft block">{orderTable.hasLabel}</span>}
      </td>
      <td className="wrap-anywhere max-lg:basis-full lg:min-w-58 lg:py-3 lg:pr-4">
        {(name || town) && (
          <span className="block">
            {name && <b>{name}</b>}
            {town && <span className="soft">{name ? `, ${town}` : town}</span>}
          </span>
        )}
        {email ?? orderTable.noAddress}
      </td>
      <td className="lg:py-3 lg:pr-4">
        <span className="readout">{total}</span>
        {refunded && <span className="soft block">{orderTable.refunded(refunded)}</span>}
      </td>
      <td className="max-lg:ml-auto max-lg:text-right lg:whitespace-nowrap lg:py-3 lg:pr-4">{placed}</td>
      <td className="max-lg:basis-full max-lg:pt-2 lg:py-1 lg:[--row:100cqi] max-lg:relative max-lg:z-1 xl:min-w-88">
        <OrderActions {...order} />
      </td>
    </tr>
  );
}

/** Orders in a list that also has other things: each leads to its page, where all that can be done with it is. `who`: of several customers. */
export const OrderLines = ({ orders, who = false }: { orders: readonly ShownLine[]; who?: boolean }) =>
  orders.map(({ reference, status, name, email, placed, total, refunded, undoUntil, ...order }) => (
    <li key={reference}>
      <Card tone="flat" className="py-3!">
        <div className="flex flex-wrap items-center gap-x-2">
          <Link to={href("/operator/orders/:reference", { reference })} className="readout block min-h-11 content-center font-bold">
            {reference}
          </Link>
          <Flag words={flagOf(order)} />
        </div>
        <p>
          <span className="first-letter:uppercase inline-block">{undoUntil === null ? orderTable.statuses[status] : orderTable.marked}</span>,{" "}
          <span className="readout">{total}</span>
          {refunded && `, ${orderTable.refunded(refunded)}`}
        </p>
        {who && <p className="small wrap-anywhere">{[name, email].filter(Boolean).join(", ") || orderTable.noAddress}</p>}
        <p className="small soft">{placed}</p>
      </Card>
    </li>
  ));
