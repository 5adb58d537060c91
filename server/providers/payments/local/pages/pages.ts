import { html } from "hono/html";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import { testCards } from "#server/providers/payments/local/cards.ts";
import {
  bankPath,
  cardMark,
  cardPath,
  type FormState,
  field,
  layout,
  lockMark,
  lookAgain,
  payPath,
  problemSummary,
  successLink,
} from "#server/providers/payments/local/pages/layout.ts";
import type { Session } from "#server/providers/payments/local/sessions.ts";

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

/** The cards that work here, as text to copy. */
export const testCardList = (open: boolean) => html`<details class="cards" ${open ? html`open` : ""}>
  <summary>Test cards you can use</summary>
  <dl>
    ${testCards.map(({ number, does }) => html`<div><dt><code>${number}</code></dt><dd>${does}</dd></div>`)}
  </dl>
  <p>Any future expiry date and any 3 digits will do. Please never type a real card here.</p>
</details>`;

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

/** The buyer's bank asking whether it was really them. */
export const authenticatePage = (session: Session) =>
  layout({
    title: "Approve this payment",
    body: html`<main class="notice bank">
      <p class="issuer">${cardMark} Test bank</p>
      <h1>Approve this payment?</h1>
      <p>Your card needs extra authentication. A real bank would ask for a code or a fingerprint here.</p>
      <dl class="lines">
        <div><dt>To</dt><dd>${brand.name}</dd></div>
        <div><dt>For</dt><dd>${session.description}</dd></div>
        <div><dt>Order</dt><dd class="nobr">${session.reference}</dd></div>
        <div class="total"><dt>Amount</dt><dd>${priceOf(session)}</dd></div>
      </dl>
      <form class="answers" method="post" action="${cardPath(session)}/authenticate">
        <button name="answer" value="approve">Approve</button>
        <button class="quiet" name="answer" value="decline">Decline</button>
      </form>
      <p class="small"><a href="${cardPath(session)}">Use another card</a></p>
    </main>`,
  });

/** A bank that takes its time: whoever tries the shop out says how it ends, now or on another day. */
export const bankPage = (session: Session) =>
  layout({
    title: "Your bank has been asked",
    body: html`<main class="notice bank">
      <p class="issuer">${cardMark} Test bank</p>
      <h1>Your bank has been asked</h1>
      <p>A real bank might take minutes or days from here. This one does as you say, now or later: keep this page open, or come back to it.</p>
      <dl class="lines">
        <div><dt>To</dt><dd>${brand.name}</dd></div>
        <div><dt>Order</dt><dd class="nobr">${session.reference}</dd></div>
        <div class="total"><dt>Amount</dt><dd>${priceOf(session)}</dd></div>
      </dl>
      <form class="answers" method="post" action="${bankPath(session)}">
        <button name="answer" value="arrives">The money arrives</button>
        <button class="quiet" name="answer" value="fails">It never comes</button>
      </form>
      <p class="small"><a href="${successLink(session)}">Back to ${brand.name} without an answer</a></p>
    </main>`,
  });

type Notice = { title: string; words: string; back: string };

const notice = ({ title, words, back }: Notice) =>
  layout({
    title,
    body: html`<main class="notice">
      <h1>${title}</h1>
      <p>${words}</p>
      <p><a class="button" href="${back}">Back to ${brand.name}</a></p>
    </main>`,
  });

export const expiredPage = ({ cancel_url }: Pick<Session, "cancel_url">) =>
  notice({
    title: "This payment page has closed",
    words: "Its time is over and nothing was charged. You can go back to the shop and start again.",
    back: cancel_url,
  });

export const unknownPage = () =>
  notice({ title: "We could not find this payment page", words: "The link may be old or mistyped. Nothing was charged.", back: "/" });

/** Loaded in a hidden frame before anyone pays, so that the real page's style is there already. */
export const shellPage = () => layout({ title: "Preparing", body: html`<main class="notice"><h1>Preparing the payment page</h1></main>` });
