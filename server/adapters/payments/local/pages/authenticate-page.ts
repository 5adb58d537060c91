import { html } from "hono/html";
import { brand } from "#content/brand.ts";
import { layout } from "#server/adapters/payments/local/pages/layout.ts";
import { cardPath } from "#server/adapters/payments/local/pages/links.ts";
import { cardMark } from "#server/adapters/payments/local/pages/marks.ts";
import { priceOf } from "#server/adapters/payments/local/pages/order-summary.ts";
import type { Session } from "#server/adapters/payments/local/read-session.ts";

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
