import { html } from "hono/html";
import { brand } from "#content/brand.ts";
import { layout } from "#server/adapters/payments/local/pages/layout.ts";
import { bankPath, successLink } from "#server/adapters/payments/local/pages/links.ts";
import { cardMark } from "#server/adapters/payments/local/pages/marks.ts";
import { priceOf } from "#server/adapters/payments/local/pages/order-summary.ts";
import type { Session } from "#server/adapters/payments/local/read-session.ts";

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
