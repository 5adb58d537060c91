import { html } from "hono/html";
import { testCards } from "#server/adapters/payments/local/cards.ts";

/** The cards that work here, as text to copy. */
export const testCardList = (open: boolean) => html`<details class="cards" ${open ? html`open` : ""}>
  <summary>Test cards you can use</summary>
  <dl>
    ${testCards.map(({ number, does }) => html`<div><dt><code>${number}</code></dt><dd>${does}</dd></div>`)}
  </dl>
  <p>Any future expiry date and any 3 digits will do. Please never type a real card here.</p>
</details>`;
