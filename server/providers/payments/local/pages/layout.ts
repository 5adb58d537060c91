import { html, raw } from "hono/html";
import { htmlPage, type Markup } from "#server/platform/http/html-page.ts";
import { hashOf } from "#server/platform/http/security-headers.ts";
import { type FieldName, type FormState, fieldNames } from "#server/providers/payments/local/cards.ts";

export const cardMark = html`<svg class="mark" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" focusable="false">
  <rect x="1" y="1" width="26" height="18" rx="3.5" fill="none" stroke="currentColor" stroke-width="2" />
  <path d="M1 7h26M5 14h6" stroke="currentColor" stroke-width="3" />
</svg>`;

const head = html`<meta name="color-scheme" content="light">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/card/card.css">`;

export const layout = (title: string, body: Markup) =>
  htmlPage({
    title: `${title} · Local Card`,
    head,
    body: html`<aside class="ribbon" aria-label="About this page"><strong>Test card page. No money moves.</strong></aside>
    ${body}
    <footer class="provider">${cardMark} <span><b>Local Card</b> is the test card provider built into this shop. It isn't a bank and doesn't take real cards.</span></footer>`,
  });

/**
 * A page that Back brings from memory asks whether it still takes a payment, and gives way where it doesn't; without an answer it stays.
 * And a list of what's wrong that is higher than its window is shown from its first line: a browser by itself shows its middle.
 */
const script =
  '{const p=document.getElementById("problem");p&&p.offsetHeight>innerHeight-80&&(p.focus({preventScroll:true}),p.scrollIntoView())}' +
  'addEventListener("pageshow",e=>{e.persisted&&fetch(location.href,{redirect:"manual"}).then(({type,status})=>{(type==="opaqueredirect"||status===410)&&location.replace(location.href)},()=>{})})';

export const lookAgainHash = hashOf(script);
export const lookAgain = raw(`<script>${script}</script>`);

export type Field = {
  name: FieldName;
  label: string;
  autocomplete: string;
  inputmode?: "email" | "numeric";
  capitals?: "words" | "characters";
  optional?: boolean;
  hint?: string;
};

function fieldOf({ typed, errors = {} }: FormState, { name, label, autocomplete, inputmode, capitals, optional, hint }: Field, half: boolean) {
  const error = errors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return html`<div class="field${half ? " half" : ""}${error ? " wrong" : ""}">
    <label for="${name}">${label}${optional ? html` <span class="optional">(optional)</span>` : ""}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    <input id="${name}" name="${name}" type="${inputmode === "email" ? "email" : "text"}" inputmode="${inputmode ?? "text"}" autocomplete="${autocomplete}" autocapitalize="${capitals ?? "none"}" spellcheck="false" value="${typed[name] ?? ""}"
      ${optional ? "" : html`required`} ${describedBy ? html`aria-describedby="${describedBy}"` : ""} ${error ? html`aria-invalid="true"` : ""}>
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ""}
  </div>`;
}

export const fieldset = (state: FormState, legend: string, fields: readonly (Field | Field[])[], before = html``) => html`<fieldset>
  <legend>${legend}</legend>
  ${before}
  ${fields.map((one) => (Array.isArray(one) ? html`<div class="row">${one.map((field) => fieldOf(state, field, true))}</div>` : fieldOf(state, one, false)))}
</fieldset>`;

export function problemSummary(problem: string | undefined, errors: FormState["errors"] = {}) {
  const wrong = fieldNames.flatMap((name) => (errors[name] ? [{ name, words: errors[name] }] : []));
  if (!problem && wrong.length === 0) return html``;
  return html`<div class="problem" role="group" aria-labelledby="problem-title" ${wrong.length > 0 ? html`aria-describedby="problem-list"` : ""} tabindex="-1" autofocus id="problem">
    <p id="problem-title">${problem ?? "Nothing was charged. Please put this right and try again:"}</p>
    ${wrong.length > 0 ? html`<ul id="problem-list">${wrong.map(({ name, words }) => html`<li><a href="#${name}">${words}</a></li>`)}</ul>` : ""}
  </div>`;
}
