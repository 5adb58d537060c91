import { html } from "hono/html";
import { layout } from "#server/adapters/payments/local/pages/layout.ts";

/** Loaded in a hidden frame before anyone pays, so that the real page's style is there already. */
export const shellPage = () => layout({ title: "Preparing", body: html`<main class="notice"><h1>Preparing the payment page</h1></main>` });
