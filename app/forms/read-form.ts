/** A form's fields as a plain object. A ticked box is `true`, an unticked one `undefined`, and both are there: a schema then says its own words about them. */
export function readForm(form: FormData, boxes: readonly string[] = []): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  for (const box of boxes) values[box] = form.has(box) ? true : undefined;
  return values;
}
