import { html } from "hono/html";
import type { FieldErrors, FieldName, Typed } from "#server/adapters/payments/local/read-payment-form.ts";

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
