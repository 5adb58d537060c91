type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type EarlyField = { field: Field; key: string; value: string | boolean };
/** With each element, what it is found by should the page have been built anew. */
export type EarlyInput = { fields: EarlyField[]; pressed: { button: HTMLElement; place: number }[] };

const isBox = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Whether somebody has typed or chosen what is in it. */
export function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.type !== "hidden" && field.type !== "file" && field.value !== field.defaultValue;
}

const contentOf = (field: Field) => (isBox(field) ? field.checked : field.value);
const allButtons = () => [...document.querySelectorAll<HTMLElement>("button[type=button]")];

/** Every field by its form, its name (boxes share one, so their value too), and its number among those that have all of this in common. */
function fieldsByKey() {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>("input,select,textarea")) {
    const key = [field.form?.getAttribute("action"), field.name || field.id, isBox(field) && field.value].join(" ");
    let number = 1;
    while (found.has(`${key} ${number}`)) number++;
    found.set(`${key} ${number}`, field);
  }
  return found;
}

/** What a visitor typed and pressed before React took over: hydration would forget it. */
export function takeEarlyInput(): EarlyInput {
  const buttons = allButtons();
  return {
    // A radio button is let go only by pressing another.
    fields: [...fieldsByKey()]
      .filter(([, field]) => isChanged(field) && !(field.type === "radio" && !contentOf(field)))
      .map(([key, field]) => ({ field, key, value: contentOf(field) })),
    // Once each: who presses again because nothing happened does not mean to undo it.
    pressed: [...new Set(window.earlyClicks)].map((button) => ({ button, place: buttons.indexOf(button) })),
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
  const now = fieldsByKey();
  for (const { field: before, key, value } of fields.splice(0)) {
    const field = now.get(key);
    // Typed on meanwhile: the last word is the visitor's.
    if (field) typeInto(field, field === before && isChanged(field) ? contentOf(field) : value);
  }
  for (const { button, place } of pressed.splice(0)) (button.isConnected ? button : allButtons()[place])?.click();
  delete window.earlyClicks;
}
