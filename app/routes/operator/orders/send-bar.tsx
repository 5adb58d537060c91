import { type FormEvent, type RefObject, useEffect } from "react";
import { Form, href, useActionData, useFetcher, useLocation, useNavigation } from "react-router";
import type { EachOrder } from "#app/features/operator/act-on-shop.ts";
import type { ShownLine } from "#app/features/operator/order-table.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useErrorTitle } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { orderActions, ordersPage } from "#content/site/back-office/order.ts";
import { mostChosen } from "#contracts/operator-forms.ts";
import type { OrderPart } from "#contracts/order.ts";
import "./page.css";

/** The form that takes the orders that are chosen in the table. */
export const sendForm = "send";

/** Milliseconds between looks at how many labels are bought. */
const lookEvery = 1_500;

/** While labels are bought: how many were missing, and how many of those are there by now; null at any other time. */
function usePacking(orders: readonly ShownLine[]) {
  const { formData } = useNavigation();
  const { pathname, search } = useLocation();
  const { load, data } = useFetcher<{ orders: readonly ShownLine[] }>();
  const isPacking = formData?.get("intent") === "pack";
  useEffect(() => {
    if (!isPacking) return;
    const timer = setInterval(() => void load(pathname + search), lookEvery);
    return () => clearInterval(timer);
  }, [isPacking, load, pathname, search]);
  if (!isPacking) return null;
  const chosen = new Set(formData.getAll("reference"));
  const missing = orders.filter(({ reference, hasLabel }) => chosen.has(reference) && !hasLabel).map(({ reference }) => reference);
  const bought = (data?.orders ?? []).filter(({ reference, hasLabel }) => missing.includes(reference) && hasLabel);
  return { missing: missing.length, bought: bought.length };
}

type BarProps = {
  form: RefObject<HTMLFormElement | null>;
  orders: readonly ShownLine[];
  /** Which are chosen; null until script has looked. */
  chosen: readonly string[] | null;
  /** Whether a label costs money. */
  buys: boolean;
};

/** What can be done with those chosen, within reach of a thumb. */
export function SendBar({ form, orders, chosen, buys }: BarProps) {
  const { formData } = useNavigation();
  const packing = usePacking(orders);
  // A row has such a button too; only this form has no reference of its own.
  const isSending = formData?.get("intent") === "dispatch" && formData.get("from") === sendForm;
  const says = chosen?.length ? ordersPage.chosen(chosen.length) : ordersPage.atMost(mostChosen);
  const missing = chosen && orders.filter(({ reference, hasLabel }) => chosen.includes(reference) && !hasLabel).length;
  return (
    <Form
      id={sendForm}
      ref={form}
      method="post"
      preventScrollReset
      aria-label={ordersPage.send}
      className="send-bar flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="from" value={sendForm} />
      <p className="flex flex-wrap items-center gap-x-3 font-bold max-sm:w-full">
        <span role="status">{packing ? ordersPage.buying(packing.missing) : says}</span>
        {packing && packing.missing > 0 && (
          <span className="readout small font-medium">
            <progress
              value={packing.bought}
              max={packing.missing}
              aria-label={ordersPage.buying(packing.missing)}
              className="w-24 align-middle accent-(--accent)"
            />{" "}
            {ordersPage.bought(packing.bought, packing.missing)}
          </span>
        )}
        {buys && !packing && <span className="small font-medium">{ordersPage.charged}</span>}
      </p>
      <Button type="submit" name="intent" value="pack" look="secondary" size="small" busy={packing !== null} className="max-sm:flex-auto max-sm:px-2.5">
        {ordersPage.pack(missing, buys)}
      </Button>
      <Button type="submit" name="intent" value="dispatch" size="small" busy={isSending || packing !== null} className="max-sm:flex-auto max-sm:px-2.5">
        {orderActions.dispatch}
      </Button>
    </Form>
  );
}

/** The labels and slips of those orders, or of as many as are taken at a time, in a tab of its own; and the labels alone, for a printer of labels. */
function PdfLinks({ references, look }: { references: readonly string[]; look?: "secondary" }) {
  const now = references.slice(0, mostChosen);
  const address = `${href("/operator/orders/print")}?${new URLSearchParams(now.map((reference) => ["order", reference]))}`;
  const opened = { size: "small", reloadDocument: true, target: "_blank" } as const;
  return (
    <>
      <ButtonLink to={address} {...opened} {...(look && { look })}>
        {ordersPage.openPdf(now.length, references.length)}
      </ButtonLink>
      <ButtonLink to={`${address}&only=labels`} {...opened} {...(look ? { look: "quiet", className: "max-sm:px-0" } : { look: "secondary" })}>
        {ordersPage.labelsOnly}
      </ButtonLink>
    </>
  );
}

/** Which labels and slips are ready, as one PDF, and why the others aren't. */
export function Packed({ done, failed }: EachOrder<unknown>) {
  // The same answer once more is news too.
  const news = useActionData();
  useErrorTitle(done.length === 0);
  const kind = failed.length === 0 ? "ok" : done.length === 0 ? "error" : "warn";
  const title = {
    ok: ordersPage.packed(done.length),
    warn: ordersPage.somePacked(done.length, done.length + failed.length),
    error: ordersPage.nonePacked,
  }[kind];
  return (
    <FocusedNotice kind={kind} title={title} news={news}>
      {done.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          <PdfLinks references={done.map(({ reference }) => reference)} />
        </p>
      )}
      {failed.length > 0 && (
        <>
          {done.length > 0 && <p className="mt-3">{ordersPage.notPacked}</p>}
          <ul className="mt-1 grid gap-1">
            {failed.map(({ reference, why }) => (
              <li key={reference}>
                <Link to={href("/operator/orders/:reference", { reference })} className="readout">
                  {reference}
                </Link>
                <span>: {why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </FocusedNotice>
  );
}

type UndoableProps = {
  references: readonly string[];
  until: string;
  /** Those of them whose labels can still be printed. */
  labelled: readonly string[];
};

/** Those that are marked as sent and whose buyers don't know yet, wherever in the list they are. Of more than are taken at a time, first those whose time ends first. */
export function Undoable({ references, until, labelled }: UndoableProps) {
  const now = references.slice(0, mostChosen);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{ordersPage.undoable(references.length, until)}</p>
      {now.map((reference) => (
        <input key={reference} type="hidden" name="reference" value={reference} />
      ))}
      <Button type="submit" name="intent" value="undo-dispatch" look="secondary" size="small">
        {orderActions.undoAll(now.length, references.length)}
      </Button>
      {labelled.length > 0 && <PdfLinks references={labelled} look="secondary" />}
    </Form>
  );
}

type ChooseProps = {
  status: OrderPart | undefined;
  search: string;
  placed: string | undefined;
  from: string;
  isAll: boolean;
  choose: (all: boolean) => void;
};

/** Without script it asks for the page again, with all or none of them chosen. */
export function ChooseAll({ status, search, placed, from, isAll, choose }: ChooseProps) {
  function submit(event: FormEvent) {
    // Elsewhere it leads to the orders to send.
    if (status !== "paid" && status !== "late") return;
    event.preventDefault();
    choose(!isAll);
  }
  return (
    <Form preventScrollReset onSubmit={submit}>
      <input type="hidden" name="status" value={status === "late" ? status : "paid"} />
      {search && <input type="hidden" name="search" value={search} />}
      {placed && <input type="hidden" name="placed" value={placed} />}
      {from && (status === "paid" || status === "late") && <input type="hidden" name="from" value={from} />}
      {!isAll && <input type="hidden" name="choose" value="all" />}
      <Button type="submit" look="secondary" size="small" className="max-sm:px-3">
        {isAll ? ordersPage.chooseNone : ordersPage.chooseAll}
      </Button>
    </Form>
  );
}
