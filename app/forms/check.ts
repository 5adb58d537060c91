import * as v from "valibot";

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
