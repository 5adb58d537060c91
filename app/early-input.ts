type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type EarlyInput = { fields: [Field, string | boolean][]; pressed: HTMLElement[] };

const isBox = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.type !== "hidden" && field.type !== "file" && field.value !== field.defaultValue;
}

/** What a visitor typed and pressed before React took over: hydration would forget it. */
export function takeEarlyInput(): EarlyInput {
  const all = [...document.querySelectorAll<Field>("input,select,textarea")];
  return {
    fields: all.filter(isChanged).map((field) => [field, isBox(field) ? field.checked : field.value]),
    pressed: window.earlyClicks ?? [],
  };
}

/** Types a value as a person would, so that a controlled field notices. */
export function typeInto(field: Field, value: string | boolean) {
  if (isBox(field)) {
    // To the opposite first: React sees only a change.
    field.checked = !value;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // React watches its own setter; the prototype's goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

export function replay({ fields, pressed }: EarlyInput) {
  for (const [field, value] of fields.splice(0)) typeInto(field, value);
  for (const button of pressed.splice(0)) button.click();
  delete window.earlyClicks;
}
