import { useCallback, useEffect, useRef, useState } from "react";
import { data, href } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { actOnShop, doForEach } from "#app/features/operator/act-on-shop.ts";
import { actAndFlash, readAs, takeFlash } from "#app/features/operator/flash.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { withAnswers } from "#app/features/operator/in-place.tsx";
import { useMay } from "#app/features/operator/may.tsx";
import { canBeChosen, OrderTable, type ShownLine, showOrderLine } from "#app/features/operator/order-table.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { addressWith, Filters, PageTitle, Paging, SearchForm, ViewLink, ViewLinks } from "#app/features/operator/page-parts.tsx";
import { keepWithVisit, keptWithVisit } from "#app/lib/browser/storage.ts";
import { formatTime } from "#app/lib/format-day.ts";
import { evenIfRefused, failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { SavedViews } from "#app/routes/operator/orders/saved-views.tsx";
import { ChooseAll, Packed, SendBar, sendForm, Undoable } from "#app/routes/operator/orders/send-bar.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { londonDay } from "#content/format-day.ts";
import { quickPeriodWords } from "#content/site/back-office/frame.ts";
import { labelCard, ordersPage } from "#content/site/back-office/order.ts";
import { type OperatorBackend, pageSize } from "#contracts/backend.ts";
import { type QuickPeriod, quickPeriod, quickPeriods } from "#contracts/exports.ts";
import { Failure } from "#contracts/failure.ts";
import { searchText } from "#contracts/fields.ts";
import { savedView } from "#contracts/operator-forms.ts";
import { type OrderPart, orderParts } from "#contracts/order.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["orders"] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: ordersPage.titleOf(loaderData?.search ?? "", loaderData?.status), description: ordersPage.description }, matches);

/** What the address asks for; what makes no sense there is passed over. */
const asked = v.object({
  status: v.fallback(v.optional(v.picklist(orderParts)), undefined),
  search: searchText,
  placed: v.fallback(v.optional(v.picklist(quickPeriods)), undefined),
  from: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp(), v.toDate())), undefined),
  /** Without script this is what the button “Choose all” asks for. */
  choose: v.fallback(v.optional(v.literal("all")), undefined),
});

const askedBy = ({ url }: Request) => v.parse(asked, Object.fromEntries(new URL(url).searchParams));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { status, search, placed, from, choose } = askedBy(request);
  const shop = context.get(backend);
  const { operator } = shop;
  const { session } = context.get(caller);
  const [orders, marked, views, specimens] = await Promise.all([
    operator.listOrders({ status, search, placed: placed && quickPeriod(placed, londonDay(new Date())), from }),
    operator.listUndoable(),
    // Whoever came by a link is nobody who could have any.
    session?.person ? operator.listSavedViews(session) : null,
    shop.labelsAreSpecimens(),
  ]).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const last = orders.length >= pageSize ? orders.at(-1) : undefined;
  const lines = orders.map(showOrderLine);
  const labelled = marked.flatMap(({ reference, hasLabel }) => (hasLabel ? [reference] : []));
  const undoable = marked[0] && { references: marked.map(({ reference }) => reference), until: formatTime(marked[0].undoUntil), labelled };
  return data(
    {
      status,
      search,
      placed,
      from: from?.toISOString() ?? "",
      choose,
      orders: lines,
      next: last?.placedAt.toISOString(),
      undoable,
      views,
      buys: !specimens,
      done,
    },
    { headers },
  );
}

/** A carrier is asked about so many orders at once, and about none after so many seconds: the press waits for the answer, and a second press goes on. */
const buying = { atOnce: 4, seconds: 20, tooLate: ordersPage.notYet };

/** Buys the labels that are missing, and has the carrier's files at hand. */
const pack = (operator: OperatorBackend, form: FormData) =>
  doForEach(
    form,
    async (reference) => {
      if ((await operator.makeLabel(reference)).outdated) throw new Failure("conflict", { message: labelCard.outdated });
      await operator.fetchLabel(reference);
      return null;
    },
    buying,
  );

const act =
  ({ request, context }: Route.ActionArgs) =>
  async (operator: OperatorBackend, form: FormData) => {
    const { session } = context.get(caller);
    switch (form.get("intent")) {
      case "save-view": {
        if (!session) throw new Failure("locked");
        const { name } = readAs(savedView, form);
        const { search, status = null } = askedBy(request);
        await operator.saveView({ name, search, status }, session);
        return ordersPage.saved(name);
      }
      case "remove-view":
        if (!session) throw new Failure("locked");
        await operator.removeView(fieldOf(form, "view"), session);
        return ordersPage.removed;
      default:
        return actOnShop(operator, form);
    }
  };

/** Whoever pressed a button comes back to what they had searched for. */
export async function action(sent: Route.ActionArgs) {
  const form = await sent.request.clone().formData();
  const address = new URL(sent.request.url);
  address.searchParams.delete("choose");
  if (form.get("intent") !== "pack") return actAndFlash(sent, href("/operator/orders") + address.search, act(sent));
  try {
    return { packed: await pack(sent.context.get(backend).operator, form) };
  } catch (error) {
    return failureResponse(toFailure(error));
  }
}

/** Milliseconds: a carrier may take its time with the last labels. */
const limit = 75_000;
export const shouldRevalidate = evenIfRefused;

export const clientAction = (sent: Route.ClientActionArgs) => withAnswers(sent, { repeat: "twice", limit });

/** Which orders are chosen in the table, as the browser itself knows; null before script has looked. */
function useChosen(orders: readonly ShownLine[]) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const boxes = useCallback(() => {
    const parts = [...(form.current?.elements ?? [])];
    return parts.filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === "checkbox");
  }, []);
  const measure = useCallback(() => {
    const now = boxes().flatMap(({ checked, value }) => (checked ? [value] : []));
    setChosen(now);
    keepWithVisit({ chosen: now });
  }, [boxes]);
  // Before they are counted: whoever looked at one order, and comes back, finds those they chose.
  useEffect(() => {
    const kept = keptWithVisit("chosen");
    if (Array.isArray(kept)) for (const box of boxes()) box.checked = kept.includes(box.value);
  }, [boxes]);
  // Rows come and go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(measure, [orders]);
  const choose = (all: boolean) => {
    for (const box of boxes()) box.checked = all;
    measure();
  };
  return { form, chosen, measure, choose };
}

/** A row that scrolls sideways stands where its chosen link is seen. */
function useChosenInView(chosen: string | undefined) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 20;
  }, [chosen]);
  return row;
}

/** Days on which orders were placed. */
const placedWhen = quickPeriods.filter((one) => one !== "tax-year");

/** The address of the orders that are asked for. */
const addressOf = (asked: { search: string; status: OrderPart | undefined; placed?: QuickPeriod | undefined; from?: string }) =>
  addressWith(href("/operator/orders"), asked);

type Found = { status: OrderPart | undefined; search: string; placed: QuickPeriod | undefined; orders: readonly ShownLine[]; isAll: boolean };
/** What a search or a filter has found, which is also said. */
function describeFound({ status, search, placed, orders, isAll }: Found) {
  const found = orders.length;
  if (found === 0) {
    if (placed) return ordersPage.nonePlaced;
    if (search) return ordersPage.noMatch(search, status);
    return status ? ordersPage.noneOfStatus(status) : ordersPage.none;
  }
  const count = [isAll ? `${found}` : ordersPage.orMore(found), found === 1] as const;
  if (search) return ordersPage.matches(...count, search, status);
  return status
    ? ordersPage.ofStatus(...count, status, status === "paid" ? orders.filter(({ undoUntil }) => undoUntil !== null).length : 0)
    : ordersPage.count(...count);
}

export default function OperatorOrders({
  loaderData: { status, search, placed, from, choose, orders, next, undoable, views, buys, done },
  actionData,
}: Route.ComponentProps) {
  const isFirst = from === "";
  useHeadingFocus(from);
  const viewsRow = useChosenInView(status);
  const may = useMay();
  const { form, chosen, measure, choose: chooseAll } = useChosen(orders);
  const toSend = may("dispatchOrder") ? orders.filter(canBeChosen).length : 0;
  const isAll = chosen === null ? choose === "all" : chosen.length === toSend;
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  const packed = actionData && "packed" in actionData ? actionData.packed : undefined;
  const news = failure ?? done;
  const [mended, setMended] = useState<typeof news>();
  const sent = new Set([...(packed?.done ?? []), ...(packed?.failed ?? [])].map(({ reference }) => reference));
  return (
    <div
      className="flex flex-col gap-4 sm:max-lg:gap-6"
      onChange={() => {
        measure();
        setMended(news);
      }}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageTitle>{ordersPage.title}</PageTitle>
        <SearchForm search={search} words={ordersPage}>
          {status && <input type="hidden" name="status" value={status} />}
          {placed && <input type="hidden" name="placed" value={placed} />}
        </SearchForm>
      </div>
      <Outcome done={done} failure={failure} isMended={mended === news} />
      {packed && <Packed {...packed} />}
      {undoable && may("undoDispatch") && <Undoable {...undoable} />}
      <div className="flex flex-col gap-4 sm:gap-6 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between lg:gap-y-0">
        <nav aria-label={ordersPage.views}>
          <ul className="views" ref={viewsRow}>
            {[undefined, ...orderParts].map((one) => (
              <li key={one ?? "all"}>
                <ViewLink to={addressOf({ search, status: one, placed })} isCurrent={one === status}>
                  <span className="inline-block first-letter:uppercase">{one ? ordersPage.parts[one] : ordersPage.all}</span>
                </ViewLink>
              </li>
            ))}
          </ul>
        </nav>
        {views && (
          <SavedViews
            views={views.map((view) => ({ ...view, address: addressOf({ search: view.search, status: view.status ?? undefined }) }))}
            isSought={(search !== "" || status !== undefined) && !placed}
            isCurrent={(view) => view.search === search && (view.status ?? undefined) === status && !placed}
          />
        )}
      </div>
      <Filters words={ordersPage.placed} chosen={[placed && quickPeriodWords[placed].toLowerCase()]} className="-my-2">
        <ViewLinks
          label={ordersPage.placed}
          links={[undefined, ...placedWhen].map((one) => ({
            words: one ? quickPeriodWords[one] : ordersPage.anyDay,
            to: addressOf({ search, status, placed: one }),
            isCurrent: one === placed,
          }))}
        />
      </Filters>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="soft">
          {isFirst && describeFound({ status, search, placed, orders, isAll: next === undefined })}
        </p>
        {orders.length > 0 && toSend > 1 && (
          <ChooseAll
            {...{ status, search, placed, from, isAll }}
            choose={(all) => {
              chooseAll(all);
              setMended(news);
            }}
          />
        )}
      </div>
      {orders.length > 0 && (
        <OrderTable
          key={choose}
          orders={orders}
          label={ordersPage.label}
          chooseFor={toSend > 0 ? sendForm : undefined}
          isChosen={(reference) => choose === "all" || sent.has(reference)}
        />
      )}
      <Paging
        links={[
          next && { to: addressOf({ search, status, placed, from: next }), words: ordersPage.next(status === "paid" || status === "late") },
          (search || status || placed || !isFirst) && { to: href("/operator/orders"), words: ordersPage.showAll },
        ]}
      />
      {toSend > 0 && <SendBar form={form} orders={orders} chosen={chosen} buys={buys} />}
    </div>
  );
}
