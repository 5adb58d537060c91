import * as v from "valibot";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { failures } from "#contracts/failure.ts";

/** Of a form that is a button and nothing else. */
export const noFields = v.object({});
export type FormContract = v.GenericSchema & { entries: Record<string, v.GenericSchema> };

/** A form's fields as a plain object. A ticked box is `true`, an unticked one is left out, as browsers do. What every object has by that name ("constructor") is no field. */
export function readForm(form: FormData, boxes: readonly string[] = []): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of form) if (typeof value === "string" && !(name in Object.prototype)) values[name] = value;
  for (const box of boxes) if (form.has(box)) values[box] = true;
  return values;
}

/** What a form says in one field, in one line, for actions whose input no contract reads. The database refuses control characters. */
export const fieldOf = (form: FormData, name: string): string =>
  String(form.get(name) ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim();

/** Words for a person, by field name. */
export type FieldErrors = Record<string, string>;
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Holds values against a contract; the first complaint about each field, in the contract's own words. */
export function check<S extends FormContract>(schema: S, values: Record<string, unknown>): Checked<v.InferOutput<S>> {
  // A key that is missing would get the schema library's words, not the field's own.
  const missing = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, undefined]));
  const result = v.safeParse(schema, { ...missing, ...values }, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  return { ok: false, errors };
}

/** The names of the fields that are boxes: those that may be `true`. */
const boxesOf = ({ entries }: FormContract) => Object.keys(entries).filter((name) => entries[name] && v.is(entries[name], true));

/** Everything in a sent form. */
export const valuesOf = (contract: FormContract, form: FormData) => readForm(form, boxesOf(contract));

/**
 * Holds a sent form against its contract. Fields that the contract doesn't know are passed over; one that may be left out and is empty, is left out.
 * `isStamped`: its page carries a form token, so one that comes without is told apart from a bare call of the function.
 */
export function checkForm<S extends FormContract>(contract: S, form: FormData, isStamped = form.has("stamp")): Checked<v.InferOutput<S>> {
  const known = Object.entries(valuesOf(contract, form)).filter(([name, value]) => {
    const entry = contract.entries[name];
    return entry && (value !== "" || !v.is(entry, undefined));
  });
  return check(contract, { ...Object.fromEntries(known), ...(isStamped && { stamp: form.get("stamp") ?? "" }) });
}

/** A route's action for a ContractForm: what was sent goes to `act`, whose answer is passed on; or the form comes back with what was typed, and why. */
export async function answerForm<S extends FormContract, R>(
  contract: S,
  form: FormData,
  act: (value: v.InferOutput<S>) => Promise<R>,
  { isStamped }: { isStamped?: boolean } = {},
) {
  // What's shown in it again; a password never is.
  const { password: _, ...values } = valuesOf(contract, form);
  const checked = checkForm(contract, form, isStamped);
  if (!checked.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  try {
    return await act(checked.value);
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
}
