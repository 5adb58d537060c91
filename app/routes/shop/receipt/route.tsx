import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { readToken } from "#app/lib/http/read-token.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Link } from "#app/ui/link.tsx";
import { TestOrderNotice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { AddressLines } from "#app/ui/section.tsx";
import { Sample } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { receiptPage } from "#content/site/receipt.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import type { OrderView } from "#contracts/order.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/shop.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: receiptPage.title, description: receiptPage.description }, matches);

/** An order as its receipt shows it; undefined where nobody has paid. */
function showReceipt({ reference, productDescription, quantity, total, vat, vatRatePercent, placedAt, paidAt, delivery, email, refunded }: OrderView) {
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
      { words: `${quantity} × ${productDescription}`, amount: money(total.minor) },
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

const label = "font-normal font-text text-ink-on-light-soft text-small leading-(--text-body--line-height)";

/** One sheet of paper, also on a screen. */
export default function Receipt({ loaderData: { token, receipt } }: Route.ComponentProps) {
  return (
    <Page className="mx-auto w-[min(100%-2*var(--gutter),46rem)] pt-[calc(var(--nav-height)+2rem)] pb-18 print:w-full print:py-0">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to={href("/order/:token", { token })}>{receiptPage.back}</Link>
        <PrintButton instead={receiptPage.orByEmail}>{receiptPage.print}</PrintButton>
      </div>
      <article
        className="rounded-card border-accent border-t-6 bg-surface-raised p-[clamp(1.5rem,6vw,3.5rem)] shadow-high print:rounded-none print:p-0 print:pt-4 print:shadow-none"
        aria-labelledby="receipt-title"
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-cold-soft border-b pb-6">
          <p className="font-bold font-stretch-125% font-warm text-h3 leading-(--text-body--line-height)">{brand.name}</p>
          <h1 id="receipt-title" tabIndex={-1} className="text-h2">
            {receiptPage.title}
          </h1>
        </header>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-8 gap-y-6 py-7">
          <section aria-label={receiptPage.soldBy}>
            <h2 className={label}>
              {receiptPage.soldBy} {company.sample && <Sample />}
            </h2>
            <AddressLines lines={[company.name, ...company.office.split(", ")]} />
          </section>
          <section aria-label={receiptPage.soldTo}>
            <h2 className={label}>{receiptPage.soldTo}</h2>
            <AddressLines lines={receipt.buyer} />
          </section>
          <dl className="grid content-start gap-2">
            {receipt.facts.map(([name, value]) => (
              <div key={name}>
                <dt className={label}>{name}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <TestOrderNotice className="mb-7" />
        <PriceLines lines={receipt.lines} />
        {receipt.givenBack && <p className="mt-7 break-inside-avoid font-bold">{receipt.givenBack}</p>}
        <footer className={`soft small mt-7 break-inside-avoid ${receipt.givenBack ? "border-cold-soft border-t pt-5" : ""}`}>
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
