import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { type FieldErrors, type FieldName, fieldNames, type Typed } from "#server/providers/payments/local/cards.ts";
import type { Session } from "#server/providers/payments/local/sessions.ts";

export const cardPath = ({ id }: Pick<Session, "id">) => `/card/${id}`;

/** Where the card is sent to: an address of its own, so that a browser that loses the answer still has the filled-in page behind it. */
export const payPath = ({ id }: Pick<Session, "id">) => `${cardPath({ id })}/pay`;

/** Where a bank that takes its time is told how it ends. */
export const bankPath = ({ id }: Pick<Session, "id">) => `${cardPath({ id })}/bank`;

/** The shop's own page for a buyer who has paid. */
export const successLink = ({ id, success_url }: Pick<Session, "id" | "success_url">) => success_url.replaceAll("{SESSION}", id);

export const cardMark = html`<svg class="mark" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" focusable="false">
  <rect x="1" y="1" width="26" height="18" rx="3.5" fill="none" stroke="currentColor" stroke-width="2" />
  <path d="M1 7h26" stroke="currentColor" stroke-width="3" />
  <path d="M5 14h6" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`;

export const lockMark = html`<svg class="mark" viewBox="0 0 16 18" width="14" height="16" aria-hidden="true" focusable="false">
  <path d="M4 8V5.5a4 4 0 0 1 8 0V8" fill="none" stroke="currentColor" stroke-width="2" />
  <rect x="1.5" y="8" width="13" height="9" rx="2" fill="currentColor" />
</svg>`;

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

/**
 * A card page that Back brings from the browser's memory, as it was, asks whether it still takes a payment. If it has been paid or closed
 * meanwhile, the page that says so takes its place; without an answer it stays, and Pay pays no second time.
 */
const script =
  'addEventListener("pageshow",e=>{e.persisted&&fetch(location.href,{redirect:"manual"}).then(({type,status})=>{(type==="opaqueredirect"||status===410)&&location.replace(location.href)},()=>{})})';

/** For the content policy: no other script runs on these pages. */
export const lookAgainHash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
export const lookAgain = raw(`<script>${script}</script>`);

export type FormState = { typed: Typed; errors?: FieldErrors };

type Field = {
  name: FieldName;
  label: string;
  autocomplete: string;
  type?: "text" | "email";
  inputmode?: "text" | "email" | "numeric";
  capitals?: "none" | "words" | "characters";
  /** Half of a row on every screen. */
  half?: boolean;
  optional?: boolean;
  hint?: string;
};

/** A label, its field, and the words about it: a hint before, an error after, both read out with the field. */
export function field(
  { typed, errors = {} }: FormState,
  { name, label, autocomplete, type = "text", inputmode = "text", capitals = "none", half, optional, hint }: Field,
) {
  const error = errors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return html`<div class="field${half ? " half" : ""}${error ? " wrong" : ""}">
    <label for="${name}">${label}${optional ? html` <span class="optional">(optional)</span>` : ""}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    <input id="${name}" name="${name}" type="${type}" inputmode="${inputmode}" autocomplete="${autocomplete}" autocapitalize="${capitals}" spellcheck="false" value="${typed[name] ?? ""}"
      ${optional ? "" : html`required`} ${describedBy ? html`aria-describedby="${describedBy}"` : ""} ${error ? html`aria-invalid="true"` : ""}>
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ""}
  </div>`;
}

type Problem = { problem?: string | undefined; errors?: FieldErrors | undefined };

/** What stands in the way of paying, above the form: it takes the focus when the page opens. */
export function problemSummary({ problem, errors = {} }: Problem) {
  const wrong = fieldNames.flatMap((name) => (errors[name] ? [{ name, words: errors[name] }] : []));
  if (!problem && wrong.length === 0) return html``;
  return html`<div class="problem" role="alert" tabindex="-1" autofocus id="problem">
    <p>${problem ?? "Nothing was charged. Please put this right and try again:"}</p>
    ${wrong.length > 0 ? html`<ul>${wrong.map(({ name, words }) => html`<li><a href="#${name}">${words}</a></li>`)}</ul>` : ""}
  </div>`;
}
