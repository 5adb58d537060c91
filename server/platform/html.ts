/** HTML that is safe to send: only `html` makes it. */
export type Html = { readonly markup: string };

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeText = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const markupOf = (value: string | Html | readonly Html[]): string => {
  if (typeof value === "string") return escapeText(value);
  return "markup" in value ? value.markup : value.map(markupOf).join("");
};

/** Every value put into it is escaped, unless `html` made it. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  markup: parts.reduce((before, part, index) => before + markupOf(values[index - 1] ?? "") + part),
});
