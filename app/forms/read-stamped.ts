import { readForm } from "#app/forms/read-form.ts";

/** The fields of a form whose page carries a stamp: one that came without is told apart from a bare call of the function. */
export const readStamped = (form: FormData, boxes: readonly string[] = []) => ({ stamp: "", ...readForm(form, boxes) });
