import { html } from "hono/html";
import { type FieldErrors, fieldNames } from "#server/adapters/payments/local/read-payment-form.ts";

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
