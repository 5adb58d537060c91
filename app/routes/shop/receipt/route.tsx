import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { readToken } from "#app/lib/http/read-token.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Sample } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { receiptPage } from "#content/site/receipt.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import type { OrderView } from "#contracts/order.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/receipt.css";
import "#app/styles/shop.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: receiptPage.title, description: receiptPage.description }, matches);

/** An order as its receipt shows it; undefined where nobody has paid. */
function showReceipt({ reference, quantity, total, vat, vatRatePercent, placedAt, paidAt, delivery, email, refunded }: OrderView) {
  if (!paidAt) return undefined;
  const money = (minor: number) => formatMoney({ ...total, minor });
  return {
    buyer: [delivery?.name, delivery?.line1, delivery?.line2, delivery?.city, delivery?.county, delivery?.postcode, email].filter(Boolean) as string[],
    facts: [
      [receiptPage.order, reference],
      [receiptPage.orderedOn, formatDay(placedAt)],
      [receiptPage.paidOn, formatDay(paidAt)],
    ] as [string, string][],
    lines: [
      { words: `${quantity} × ${catalogue.tube.description}`, amount: money(total.minor) },
      receiptPage.delivery,
      { words: receiptPage.beforeVat, amount: money(total.minor - vat.minor), soft: true },
      { words: receiptPage.vat(vatRatePercent), amount: money(vat.minor), soft: true },
      { words: receiptPage.total, amount: money(total.minor), total: true },
    ],
    givenBack: refunded.minor > 0 ? receiptPage.refunded(formatMoney(refunded)) : null,
  };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const token = readToken(params.token);
  const order = await context.get(backend).readOrder(token, context.get(caller)).catch(throwFailure);
  return { token, receipt: showReceipt(order) ?? throwFailure(new Failure("not-found")) };
}

/** One sheet of paper, also on a screen. */
export default function Receipt({ loaderData: { token, receipt } }: Route.ComponentProps) {
  return (
    <Page className="receipt-page">
      <div className="receipt-tools print:hidden">
        <Link to={href("/order/:token", { token })}>{receiptPage.back}</Link>
        <PrintButton instead={receiptPage.orByEmail}>{receiptPage.print}</PrintButton>
      </div>
      <article className="receipt" aria-labelledby="receipt-title">
        <header className="receipt-head">
          <p className="receipt-brand">{brand.name}</p>
          <h1 id="receipt-title" tabIndex={-1}>
            {receiptPage.title}
          </h1>
        </header>
        <div className="receipt-parties">
          <section aria-label={receiptPage.soldBy}>
            <h2>
              {receiptPage.soldBy} {company.sample && <Sample />}
            </h2>
            <p>
              {[company.name, ...company.office.split(", ")].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          </section>
          <section aria-label={receiptPage.soldTo}>
            <h2>{receiptPage.soldTo}</h2>
            <p>
              {receipt.buyer.map((line) => (
                <span key={line} className="wrap-anywhere block">
                  {line}
                </span>
              ))}
            </p>
          </section>
          <dl>
            {receipt.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <PriceLines lines={receipt.lines} />
        {receipt.givenBack && <p className="receipt-note font-bold">{receipt.givenBack}</p>}
        <footer className="receipt-note soft small">
          <p>{receiptPage.paidByCard}</p>
          <p>
            {receiptPage.company} <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </footer>
      </article>
    </Page>
  );
}

export const ErrorBoundary = () => <FailurePage isOrder />;
