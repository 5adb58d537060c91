import * as v from "valibot";

/** A form's fields as a plain object. A ticked box is `true`, an unticked one is left out, as browsers do. */
export function readForm(form: FormData, boxes: readonly string[] = []): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  for (const box of boxes) if (form.has(box)) values[box] = true;
  return values;
}

/** The fields of a form whose page carries a stamp: one that came without is told apart from a bare call of the function. */
export const readStamped = (form: FormData, boxes: readonly string[] = []) => ({ stamp: "", ...readForm(form, boxes) });

/** What a form says in one field, in one line, for actions whose input no contract reads. The database refuses control characters. */
export const fieldOf = (form: FormData, name: string): string =>
  String(form.get(name) ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim();

/** Words for a person, by field name. */
export type FieldErrors = Record<string, string>;
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Holds values against a contract; the first complaint about each field, in the contract's own words. */
export function check<S extends v.GenericSchema & { entries: v.ObjectEntries }>(schema: S, values: Record<string, unknown>): Checked<v.InferOutput<S>> {
  // A key that is missing would get the schema library's words, not the field's own.
  const missing = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, undefined]));
  const result = v.safeParse(schema, { ...missing, ...values }, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  return { ok: false, errors };
}
