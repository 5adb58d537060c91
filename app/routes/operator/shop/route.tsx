import type { ComponentProps, ReactNode } from "react";
import { data, Form, href } from "react-router";
import { backend } from "#app/context.ts";
import { actOnShop } from "#app/features/operator/act-on-shop.ts";
import { Summary } from "#app/features/operator/confirm.tsx";
import { DispatchChange, TellOfDate } from "#app/features/operator/dispatch-change.tsx";
import { actAndFlash, takeFlash } from "#app/features/operator/flash.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { May, useMay } from "#app/features/operator/may.tsx";
import { Outcome, useRefusedForm } from "#app/features/operator/outcome.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { formatDay, formatIsoDay, formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { useOpenByHash } from "#app/lib/navigation/go-to-section.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import { countPeople } from "#content/site/back-office/overview.ts";
import { priceCard, pricePage } from "#content/site/back-office/price.ts";
import { dispatchCard, otherSettings, salesCard, shopPage, stockLine } from "#content/site/back-office/shop.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { formatPounds } from "#contracts/money.ts";
import { closure, dispatchDay } from "#contracts/operator-forms.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["stock"] };

export const meta: Route.MetaFunction = ({ matches }) => describePage(shopPage, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const [stock, closure, prices, dispatch] = await Promise.all([
    operator.readStock(),
    operator.readClosure(),
    operator.readPrices(),
    operator.readDispatch(),
  ]).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const shown = {
    stock,
    closure: closure && { ...closure, since: formatMoment(closure.since) },
    prices,
    dispatch: { ...dispatch, earlier: dispatch.earlier.map(({ day, setAt }) => ({ day, since: formatDay(setAt) })) },
  };
  return data({ ...shown, done }, { headers });
}

export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/shop"), actOnShop);

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

type LineProps = { title: string; to: string; words: string; children?: ReactNode };

/** What is set on a page of its own: how it stands, in one line, and the way there. */
const LineCard = ({ title, to, words, children }: LineProps) => (
  <Card tone="flat" className="flex flex-wrap items-center justify-between gap-x-6 py-3!">
    <h2 className="text-h3">{title}</h2>
    {children}
    <Link to={to} className="inline-flex min-h-11 items-center">
      {words}
    </Link>
  </Card>
);

/** `isOver`: the dispatch date has passed, and with it the sale. */
type Closure = { closure: { since: string; until: string | null } | null; isOver: boolean };

/** Whether anybody can order, and the switch. */
function SalesCard({ closure: closed, isOver }: Closure) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "close-sales" });
  return (
    <Card tone="flat" className="py-4!">
      <h2 className="text-h3">{closed ? salesCard.closed : isOver ? salesCard.over : salesCard.open}</h2>
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
          <details ref={box} open={answer !== undefined} className="mt-1">
            <Summary words={salesCard.closeThem} />
            <p className="small soft">{salesCard.what}</p>
            <ContractForm contract={closure} intent="close-sales" answer={answer} summary={() => null} className="mt-3 grid justify-items-start gap-3">
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
}

type Planned = { from: string; day: string };

/** Days that are promised from a later day on. `day`: until when one can be ordered for, the one before it. */
const DaysToCome = ({ toCome, day }: { toCome: readonly Planned[]; day: string }) => (
  <ul className="mt-2">
    {toCome.map((one, at) => {
      const before = toCome[at - 1]?.day ?? day;
      const words = [formatIsoDay(one.from), formatIsoDay(one.day)] as const;
      return (
        <li key={one.from} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-cold-soft border-t py-2">
          <p>
            {dispatchCard.toCome(...words)}
            {Date.parse(one.from) - Date.parse(before) > 86_400_000 && <span className="small block text-warn">{dispatchCard.gap(formatIsoDay(before))}</span>}
          </p>
          <May act="takeBackDispatch">
            <Form method="post">
              <input type="hidden" name="from" value={one.from} />
              <Button type="submit" name="intent" value="take-back-dispatch" look="secondary" size="small" aria-label={dispatchCard.takeBackOf(...words)}>
                {dispatchCard.takeBack}
              </Button>
            </Form>
          </May>
        </li>
      );
    })}
  </ul>
);

/** Whoever ordered before this day was promised keeps theirs, unless the owner moves them. */
function KeptDays(dispatch: ComponentProps<typeof TellOfDate>) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "confirm-dispatch" });
  return (
    <>
      <p className="soft mt-2">{dispatchCard.keeps(countPeople(dispatch.promised))}</p>
      <May act="confirmDispatch">
        <details ref={box} open={answer !== undefined}>
          <Summary words={dispatchCard.moveThem} />
          <TellOfDate {...dispatch} />
        </details>
      </May>
    </>
  );
}

type Dispatch = ComponentProps<typeof TellOfDate> & {
  isOver: boolean;
  keeps: boolean;
  toCome: readonly Planned[];
  earlier: readonly { day: string; since: string }[];
};

/** The day that's promised to whoever orders now, those to come, and its change. */
function DispatchCard({ day, last, promised, isOver, keeps, toCome, earlier }: Dispatch) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "move-dispatch" });
  useOpenByHash();
  return (
    <Card tone="flat" className="py-4!">
      <h2 className="text-h3">{dispatchCard.title(formatIsoDay(day))}</h2>
      {isOver && <p className="mt-2 text-warn">{dispatchCard.over}</p>}
      {keeps && <KeptDays day={day} last={last} promised={promised} />}
      {toCome.length > 0 && <DaysToCome toCome={toCome} day={day} />}
      <May act="moveDispatch">
        {/* Folded and empty again once something has changed. */}
        <details key={JSON.stringify([day, toCome])} ref={box} open={answer !== undefined} className="mt-1">
          <Summary id="dispatch" words={dispatchCard.change} />
          <ContractForm
            contract={dispatchDay}
            intent="move-dispatch"
            answer={answer}
            summary={() => null}
            className="mt-3 grid justify-items-start gap-3 [&_.field]:mt-0"
          >
            <TextField name="day" label={dispatchCard.day} help={dispatchCard.dayHelp} type="date" defaultValue={day} required />
            <TextField name="from" label={dispatchCard.from} help={dispatchCard.fromHelp} type="date" />
            <SendButton look="secondary" size="small">
              {dispatchCard.button}
            </SendButton>
          </ContractForm>
        </details>
      </May>
      {earlier.length > 0 && (
        <details>
          <Summary words={dispatchCard.before} />
          <ul className="small grid gap-1">
            {earlier.map(({ day, since }) => (
              <li key={day}>{dispatchCard.earlier(formatIsoDay(day), since)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** What a tube costs now, and from which days on another price. */
const PriceCard = ({ minor, toCome }: Pick<Awaited<ReturnType<OperatorBackend["readPrices"]>>, "minor" | "toCome">) => (
  <LineCard title={pricePage.now(formatPounds(minor))} to={href("/operator/price")} words={useMay()("setPrice") ? priceCard.change : priceCard.see}>
    {toCome.map(({ minor, day }) => (
      <p key={day} className="soft order-last basis-full">
        <Kept words={pricePage.toCome(formatPounds(minor), day)} />
      </p>
    ))}
  </LineCard>
);

/** What is set on pages of its own. */
const OtherSettings = () => {
  const may = useMay();
  return (
    <section aria-labelledby="other">
      <h2 id="other" className="text-h3">
        {otherSettings.title}
      </h2>
      <ul className="mt-2">
        {otherSettings.list.map(
          ([words, to, act, text]) =>
            may(act) && (
              <li key={to} className="flex flex-wrap items-center gap-x-6 border-cold-soft border-t py-1 max-sm:pb-3">
                <Link to={to} className="inline-flex min-h-11 basis-48 items-center max-sm:basis-full">
                  {words}
                </Link>
                <p className="small soft">{text}</p>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};

/** What's on sale and on which terms, with each one's change. */
export default function ShopPage({ loaderData: { stock, closure, prices, dispatch, done }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageTitle>{shopPage.title}</PageTitle>
      <Outcome done={done} failure={actionData?.failure} />
      <DispatchChange {...dispatch} />
      <div className="grid gap-4 lg:grid-cols-2">
        <SalesCard closure={closure} isOver={dispatch.isOver} />
        <DispatchCard {...dispatch} />
        <PriceCard {...prices} />
        {stock.map(({ product, available }) => (
          <LineCard key={product} title={stockLine.available(available)} to={href("/operator/stock")} words={stockLine.see} />
        ))}
      </div>
      <OtherSettings />
    </div>
  );
}
