import { html } from "hono/html";
import { brand } from "#content/brand.ts";
import { type FormState, field } from "#server/adapters/payments/local/pages/field.ts";
import { layout } from "#server/adapters/payments/local/pages/layout.ts";
import { payPath } from "#server/adapters/payments/local/pages/links.ts";
import { lookAgain } from "#server/adapters/payments/local/pages/look-again.ts";
import { lockMark } from "#server/adapters/payments/local/pages/marks.ts";
import { orderSummary, priceOf } from "#server/adapters/payments/local/pages/order-summary.ts";
import { problemSummary } from "#server/adapters/payments/local/pages/problem-summary.ts";
import { testCardList } from "#server/adapters/payments/local/pages/test-card-list.ts";
import type { Session } from "#server/adapters/payments/local/read-session.ts";

type PaymentPage = FormState & {
  session: Session;
  /** Why the last try did not go through. */
  problem?: string | undefined;
};

const contact = (state: FormState) => html`<fieldset>
  <legend>Contact</legend>
  ${field(state, { name: "email", label: "Email", type: "email", inputmode: "email", autocomplete: "email", hint: "Your receipt and order link go here." })}
</fieldset>`;

const delivery = (state: FormState) => html`<fieldset>
  <legend>UK delivery address</legend>
  ${field(state, { name: "deliverTo", label: "Full name", autocomplete: "shipping name", capitals: "words" })}
  ${field(state, { name: "line1", label: "Address line 1", autocomplete: "shipping address-line1", capitals: "words" })}
  ${field(state, { name: "line2", label: "Address line 2", autocomplete: "shipping address-line2", capitals: "words", optional: true })}
  <div class="row">
    ${field(state, { name: "city", label: "Town or city", autocomplete: "shipping address-level2", capitals: "words", half: true })}
    ${field(state, { name: "postcode", label: "Postcode", autocomplete: "shipping postal-code", capitals: "characters", half: true })}
  </div>
</fieldset>`;

const card = (state: FormState) => html`<fieldset>
  <legend>Card</legend>
  ${testCardList(Boolean(state.errors?.cardNumber))}
  ${field(state, { name: "cardNumber", label: "Card number", autocomplete: "cc-number", inputmode: "numeric" })}
  <div class="row">
    ${field(state, { name: "expiry", label: "Expiry (MM / YY)", autocomplete: "cc-exp", inputmode: "numeric", half: true })}
    ${field(state, { name: "cvc", label: "CVC (3 digits)", autocomplete: "cc-csc", inputmode: "numeric", half: true })}
  </div>
  ${field(state, { name: "cardName", label: "Name on card", autocomplete: "cc-name", capitals: "words" })}
</fieldset>`;

/** The page that takes the card: what is paid on one side, the form on the other. */
export function paymentPage({ session, problem, ...state }: PaymentPage) {
  const failed = problem !== undefined || state.errors !== undefined;
  const body = html`<div class="columns">
    ${orderSummary(session)}
    <main class="pay">
      ${problemSummary({ problem, errors: state.errors })}
      <form method="post" action="${payPath(session)}" novalidate>
        ${contact(state)} ${delivery(state)} ${card(state)}
        <button type="submit">${lockMark} Pay ${priceOf(session)}</button>
        <p class="small">Your card details are checked and forgotten: they are never stored.</p>
      </form>
    </main>
  </div>
  ${lookAgain}`;
  return layout({ title: `${failed ? "Not paid yet: " : ""}Pay ${brand.name}`, body });
}
