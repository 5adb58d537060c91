import { backend, caller } from "#app/context.ts";
import { readOrderToken } from "#app/features/orders/read-order-token.ts";
import { showReceipt } from "#app/features/orders/show-receipt.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Sample } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { Failure } from "#contracts/failure.ts";
import type { Route } from "./+types/receipt.ts";
import "#app/styles/receipt.css";
import "#app/styles/shop.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "Receipt", description: `The receipt of your ${brand.name} order.` }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const token = readOrderToken(params.token);
  const order = await context.get(backend).readOrder(token, context.get(caller)).catch(throwFailure);
  return { token, receipt: showReceipt(order) ?? throwFailure(new Failure("not-found")) };
}

/** One sheet of paper, also on a screen. */
export default function Receipt({ loaderData: { token, receipt } }: Route.ComponentProps) {
  return (
    <Page className="receipt-page">
      <div className="receipt-tools print:hidden">
        <Link to={`/order/${token}`}>Back to the order</Link>
        <PrintButton instead="Or have the receipt emailed to you, from the order’s page.">Print</PrintButton>
      </div>
      <article className="receipt" aria-labelledby="receipt-title">
        <header className="receipt-head">
          <p className="receipt-brand">{brand.name}</p>
          <h1 id="receipt-title" tabIndex={-1}>
            Receipt
          </h1>
        </header>
        <div className="receipt-parties">
          <section aria-label="Sold by">
            <h2>Sold by {company.sample && <Sample />}</h2>
            <p>
              {[company.name, ...company.office.split(", ")].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          </section>
          <section aria-label="Sold to">
            <h2>Sold to</h2>
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
          <p>Paid by card, once: there is no subscription.</p>
          <p>
            {company.name}
            {company.sample && " (sample)"}, company number {company.number}, registered in {company.registeredIn}. VAT number:{" "}
            {company.vatNumber ?? "not yet supplied"}. Questions: <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </footer>
      </article>
    </Page>
  );
}

export const ErrorBoundary = () => <FailurePage isOrder />;
