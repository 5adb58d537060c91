import { type ComponentProps, useState } from "react";
import { data, href } from "react-router";
import { backend } from "#app/context.ts";
import { actAndFlash, readAs, takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { May } from "#app/features/operator/may.tsx";
import { Outcome, useRefusal } from "#app/features/operator/outcome.tsx";
import { PageTitle, Paging } from "#app/features/operator/page-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { Card } from "#app/ui/section.tsx";
import { nameOfActor } from "#content/site/back-office/audit.ts";
import { stockPage, stockReasons } from "#content/site/back-office/stock.ts";
import { type OperatorBackend, pageSize } from "#contracts/backend.ts";
import type { StockChange } from "#contracts/exports.ts";
import { preOrderCap, stockChange } from "#contracts/operator-forms.ts";
import type { Action } from "#contracts/rights.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["stock"] };

export const meta: Route.MetaFunction = ({ matches }) => describePage(stockPage, matches);

const showChange = ({ id, at, change, reason, note, reference, who, balance }: StockChange) => ({
  id,
  at: formatMoment(at),
  change: change > 0 ? `+${change}` : `−${-change}`,
  why: note ?? stockReasons[reason],
  reference,
  who: who && nameOfActor(who),
  balance,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const [stock, changes] = await Promise.all([operator.readStock(), operator.listStockChanges(before)]).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const next = changes.length >= pageSize ? changes.at(-1)?.id : undefined;
  return data({ stock, changes: changes.map(showChange), before: before ?? "", next, done }, { headers });
}

async function act(operator: OperatorBackend, form: FormData): Promise<string> {
  switch (form.get("intent")) {
    case "adjust-stock": {
      const { units, why } = readAs(stockChange, form);
      return stockPage.changed(await operator.adjustStock(units, why));
    }
    case "set-cap": {
      const { cap, why } = readAs(preOrderCap, form);
      return stockPage.capSet(cap, (await operator.setCap(cap, why)).available);
    }
    default:
      throw unknownIntent();
  }
}
export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/stock"), act);

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

type Stock = Awaited<ReturnType<OperatorBackend["readStock"]>>[number];

function Figures({ available, held, sold, sent }: Stock) {
  const { figures } = stockPage;
  const shown = [
    [figures.available, available],
    [figures.held, held],
    [figures.toSend, sold - sent],
    [figures.sent, sent],
  ] as const;
  return (
    <Card tone="flat">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-4">
        {shown.map(([words, figure]) => (
          <div key={words}>
            <dt className="small soft">{words}</dt>
            <dd className="font-mono text-h3">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{stockPage.all(available + held + sold, available)}</p>
      <p className="small soft">{stockPage.says}</p>
    </Card>
  );
}

type FormProps = Pick<ComponentProps<typeof ContractForm>, "contract" | "children"> & {
  intent: string;
  act: Action;
  words: { title: string; why: string; button: string };
};

/** A change of how many there are, and why; its first field is what's given. */
const StockForm = ({ act, words, intent, children, ...form }: FormProps) => (
  <May act={act}>
    <Card tone="flat">
      <h2 className="text-h3">{words.title}</h2>
      <ContractForm
        {...form}
        intent={intent}
        hasOwnIds
        answer={useRefusal({ intent })}
        summary={() => null}
        className="mt-4 grid max-w-measure gap-4 [&_.field]:mt-0"
      >
        {children}
        <TextField name="why" label={words.why} required />
        <SendButton look="secondary" size="small" className="justify-self-start">
          {words.button}
        </SendButton>
      </ContractForm>
    </Card>
  </May>
);

const Change = () => (
  <StockForm act="adjustStock" contract={stockChange} intent="adjust-stock" words={stockPage.change}>
    <TextField name="units" label={stockPage.change.units} help={stockPage.change.help} type="number" step="1" required />
  </StockForm>
);

const Cap = ({ available, held, sold }: Stock) => (
  <StockForm act="setCap" contract={preOrderCap} intent="set-cap" words={stockPage.cap}>
    <TextField
      name="cap"
      label={stockPage.cap.label}
      help={stockPage.cap.help(held + sold)}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={String(available + held + sold)}
      required
    />
  </StockForm>
);

const Ledger = ({ changes }: { changes: readonly ReturnType<typeof showChange>[] }) => (
  <table className="small w-full text-left max-md:block">
    <thead className="soft max-md:sr-only">
      <tr>
        {stockPage.columns.map((head, at) => (
          <th key={head} scope="col" className={`py-2 ${["pr-6", "pr-6 text-right", "w-full pr-4", "text-right whitespace-nowrap"][at]}`}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {changes.map((line) => (
        <tr key={line.id} className="border-cold-soft border-t align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-3">
          <td className="soft md:whitespace-nowrap md:py-2 md:pr-6">{line.at}</td>
          <td className="readout text-right font-bold md:py-2 md:pr-6">{line.change}</td>
          <td className="wrap-anywhere md:py-2 md:pr-4">
            {line.why}
            {line.reference && (
              <>
                {" "}
                <Link
                  to={href("/operator/orders/:reference", { reference: line.reference })}
                  className="readout inline-block min-h-11 content-center md:min-h-0"
                >
                  {line.reference}
                </Link>
              </>
            )}
            {line.who && " "}
            {line.who && <span className="soft block">{line.who}</span>}
          </td>
          <td className="readout text-right md:py-2">
            {line.balance}
            <span className="md:hidden"> {stockPage.left}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How many tubes there are, a way to change that, and every change that ever was. */
export default function StockPage({ loaderData: { stock, changes, before, next, done }, actionData }: Route.ComponentProps) {
  useHeadingFocus(before);
  // Once it is done the form begins anew: the same change pressed twice would be booked twice. What was refused stays.
  const [booked, setBooked] = useState({ done, times: 0 });
  if (done && done !== booked.done) setBooked({ done, times: booked.times + 1 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{stockPage.title}</PageTitle>
      <Outcome done={done} failure={actionData?.failure} />
      {stock.map((line) => (
        <Figures key={line.product} {...line} />
      ))}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Change key={`change ${booked.times}`} />
        {stock.map((line) => (
          <Cap key={`${line.product} ${booked.times}`} {...line} />
        ))}
      </div>
      <section aria-labelledby="changes">
        <h2 id="changes" className="mb-3 text-h3">
          {stockPage.ledger}
        </h2>
        {changes.length === 0 ? <p className="soft">{stockPage.none}</p> : <Ledger changes={changes} />}
        <Paging
          links={[next && { to: `?before=${next}`, words: stockPage.older }, before && { to: href("/operator/stock"), words: stockPage.newest }]}
          className="mt-4"
        />
      </section>
    </div>
  );
}
