import { html } from "hono/html";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import type { Session } from "#server/adapters/payments/local/read-session.ts";

const clock = (at: Date) => at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/London" });

export const priceOf = ({ amount_minor, currency }: Pick<Session, "amount_minor" | "currency">) => formatMoney({ minor: amount_minor, currency });

/** Who is paid, for what, how much and until when. */
export const orderSummary = (session: Session) => html`<header class="summary">
  <div class="summary-inner">
    <a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to ${brand.name}</a>
    <h1><span class="payee">Pay ${brand.name}</span> <span class="price">${priceOf(session)}</span></h1>
    <p class="vat">including VAT</p>
    <dl class="lines">
      <div>
        <dt>${session.description}</dt>
        <dd>${priceOf(session)}</dd>
      </div>
      <div class="total">
        <dt>Total to pay</dt>
        <dd>${priceOf(session)}</dd>
      </div>
    </dl>
    <p class="facts">
      Order <span class="nobr">${session.reference}</span>, sold by ${company.name}.
      This page stays open until <time datetime="${session.expires_at.toISOString()}">${clock(session.expires_at)}</time>, UK time.
    </p>
  </div>
</header>`;
