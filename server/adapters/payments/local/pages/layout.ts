import { html } from "hono/html";
import { cardMark } from "#server/adapters/payments/local/pages/marks.ts";

/** A piece of HTML whose text is already escaped. */
export type Markup = ReturnType<typeof html>;

/** Every page of the provider: its ribbon above, its name below. */
export const layout = ({ title, body }: { title: string; body: Markup }) => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light">
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
    <title>${title} · Local Card</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/card/card.css">
  </head>
  <body>
    <aside class="ribbon" aria-label="About this page"><strong>Test card page. No money moves.</strong></aside>
    ${body}
    <footer class="provider">${cardMark} <span><b>Local Card</b> is the test card provider built into this shop. It is no bank and takes no real cards.</span></footer>
  </body>
</html>
`;
