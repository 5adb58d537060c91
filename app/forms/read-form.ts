/** A form's fields as a plain object. A ticked box is `true`, an unticked one is left out, as browsers do. */
export function readForm(form: FormData, boxes: readonly string[] = []): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  for (const box of boxes) if (form.has(box)) values[box] = true;
  return values;
}
