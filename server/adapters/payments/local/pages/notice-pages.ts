import { html } from "hono/html";
import { brand } from "#content/brand.ts";
import { layout } from "#server/adapters/payments/local/pages/layout.ts";
import type { Session } from "#server/adapters/payments/local/read-session.ts";

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
