import { html } from "hono/html";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { paymentPageWords } from "#content/site/checkout.ts";
import { formatMoney } from "#contracts/money.ts";
import type { Markup } from "#server/platform/http/html-page.ts";
import { type FormState, testCards } from "#server/providers/payments/local/cards.ts";
import { cardMark, type Field, fieldset, layout, lookAgain, problemSummary } from "#server/providers/payments/local/pages/layout.ts";
import type { Session } from "#server/providers/payments/local/sessions.ts";

export const cardPath = ({ id }: Pick<Session, "id">) => `/card/${id}`;

export const successLink = ({ id, success_url }: Pick<Session, "id" | "success_url">) => success_url.replaceAll("{SESSION}", id);

const clock = (at: Date) => at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/London" });

const priceOf = ({ amount_minor, currency }: Session) => formatMoney({ minor: amount_minor, currency });

/** No line ends between a size and its unit. */
const kept = (description: string) => description.replace(/(\d) ml\b/, "$1\u00a0ml");

const orderSummary = (session: Session) => html`<header class="summary">
  <div class="summary-inner">
    <a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to ${brand.name}</a>
    <h1><span class="payee">Pay ${brand.name}</span> <span class="price">${priceOf(session)}</span></h1>
    <p class="vat">including VAT</p>
    <dl class="lines">
      <div><dt>${kept(session.description)}</dt><dd>${priceOf(session)}</dd></div>
      <div class="total"><dt>Total to pay</dt><dd>${priceOf(session)}</dd></div>
    </dl>
    <p class="facts">
      Order <span class="nobr">${session.reference}</span>, sold by ${company.name}.
      This page stays open until <time datetime="${session.expires_at.toISOString()}">${clock(session.expires_at)}</time>, UK time.
    </p>
  </div>
</header>`;

const testCardList = (open: boolean) => html`<details class="cards" ${open ? html`open` : ""}>
  <summary>Test cards you can use</summary>
  <dl>
    ${testCards.map(({ number, does }) => html`<div><dt><code>${number}</code></dt><dd>${does}</dd></div>`)}
  </dl>
  <p>Any future expiry date and any 3 digits will do. Please never type a real card here.</p>
</details>`;

const contact: Field = { name: "email", label: "Email", inputmode: "email", autocomplete: "email", hint: "Your receipt and order link go here." };
const address: (Field | Field[])[] = [
  { name: "deliverTo", label: "Full name", autocomplete: "shipping name", capitals: "words" },
  { name: "line1", label: "Address line 1", autocomplete: "shipping address-line1", capitals: "words" },
  { name: "line2", label: "Address line 2", autocomplete: "shipping address-line2", capitals: "words", optional: true },
  [
    { name: "city", label: "Town or city", autocomplete: "shipping address-level2", capitals: "words" },
    { name: "postcode", label: "Postcode", autocomplete: "shipping postal-code", capitals: "characters" },
  ],
];
const card: (Field | Field[])[] = [
  { name: "cardNumber", label: "Card number", autocomplete: "cc-number", inputmode: "numeric" },
  [
    { name: "expiry", label: "Expiry (MM / YY)", autocomplete: "cc-exp", inputmode: "numeric" },
    { name: "cvc", label: "CVC (3 digits)", autocomplete: "cc-csc", inputmode: "numeric" },
  ],
  { name: "cardName", label: "Name on card", autocomplete: "cc-name", capitals: "words" },
];

export const paymentPage = (session: Session, state: FormState, problem?: string) =>
  layout(
    `${problem !== undefined || state.errors !== undefined ? "Not paid yet: " : ""}Pay ${brand.name}`,
    html`<div class="columns">
    ${orderSummary(session)}
    <main class="pay">
      ${problemSummary(problem, state.errors)}
      <form method="post" action="${cardPath(session)}/pay" novalidate>
        ${fieldset(state, "Contact", [contact])}
        ${fieldset(state, "UK delivery address", address, html`<p class="small">${paymentPageWords.address}</p>`)}
        ${fieldset(state, "Card", card, testCardList(Boolean(state.errors?.cardNumber)))}
        <button type="submit">Pay ${priceOf(session)} – ${paymentPageWords.obligation}</button>
        <p class="small">Your card details are checked and forgotten: they are never stored.</p>
      </form>
    </main>
  </div>
  ${lookAgain}`,
  );

/** `answers`: the words of its two buttons, by what each sends. */
const bankPage = (session: Session, title: string, words: string, path: string, answers: Record<string, string>, instead: Markup) =>
  layout(
    title,
    html`<main class="notice bank">
      <p class="issuer">${cardMark} Test bank</p>
      <h1>${title}</h1>
      <p>${words}</p>
      <dl class="lines">
        <div><dt>To</dt><dd>${brand.name}</dd></div>
        <div><dt>For</dt><dd>${kept(session.description)}</dd></div>
        <div><dt>Order</dt><dd class="nobr">${session.reference}</dd></div>
        <div class="total"><dt>Amount</dt><dd>${priceOf(session)}</dd></div>
      </dl>
      <form class="answers" method="post" action="${cardPath(session)}/${path}">
        ${Object.entries(answers).map(([value, label], at) => html`<button${at === 0 ? "" : html` class="quiet"`} name="answer" value="${value}">${label}</button>`)}
      </form>
      <p class="small">${instead}</p>
    </main>`,
  );

export function authenticatePage(session: Session) {
  const words = "Your card needs extra authentication. A real bank would ask for a code or a fingerprint here.";
  const answers = { approve: "Approve", decline: "Decline" };
  return bankPage(session, "Approve this payment?", words, "authenticate", answers, html`<a href="${cardPath(session)}">Use another card</a>`);
}

/** A bank that takes its time: whoever tries the shop out says how it ends, now or on another day. */
export function waitingPage(session: Session) {
  const words = "A real bank might take minutes or days from here. This one does as you say, now or later: keep this page open, or come back to it.";
  const answers = { arrives: "The money arrives", fails: "It never comes" };
  const back = html`<a href="${successLink(session)}">Back to ${brand.name} without an answer</a>`;
  return bankPage(session, "Your bank has been asked", words, "bank", answers, back);
}

const notice = (title: string, words: string, back: string) =>
  layout(
    title,
    html`<main class="notice">
      <h1>${title}</h1>
      <p>${words}</p>
      <p><a class="button" href="${back}">Back to ${brand.name}</a></p>
    </main>`,
  );

export const expiredPage = ({ cancel_url }: Session) =>
  notice("This payment page has closed", "The time to pay has run out, and nothing was charged. You can go back to the shop and start again.", cancel_url);

export const unknownPage = () => notice("We could not find this payment page", "The link may be old or mistyped. Nothing was charged.", "/");

/** Loaded in a hidden frame before anyone pays, so that the real page's style is there already. */
export const shellPage = () => layout("Preparing", html`<main class="notice"><h1>Preparing the payment page</h1></main>`);
