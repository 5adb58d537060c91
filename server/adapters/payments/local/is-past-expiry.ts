/** A card is good until the last day of its month. `text` is month and year, such as "12 / 34", "1234" or "12/2034". */
export function isPastExpiry(text: string, at: Date) {
  const [, month = "", year = ""] = /^(\d{1,2}?)\D*((?:20)?\d{2})$/.exec(text.trim()) ?? [];
  return Date.UTC(2000 + (Number(year) % 100), Number(month), 1) <= at.getTime();
}
