import * as v from "valibot";

/** Words for a person, by field name. */
export type FieldErrors = Record<string, string>;
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Holds values against a contract; the first complaint about each field, in the contract's own words. */
export function check<S extends v.GenericSchema>(schema: S, values: unknown): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  return { ok: false, errors };
}
