/** What a form says in one field, in one line, for actions whose input no contract reads. The database refuses control characters. */
export const fieldOf = (form: FormData, name: string): string =>
  String(form.get(name) ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
