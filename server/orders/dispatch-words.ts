import { months } from "#content/months.ts";

/** "2027-03-31" as "31 March 2027". By hand, so that server and browser agree to the letter. */
export function inWords(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

export const dispatchWords = (isoDate: string): string => `by ${inWords(isoDate)}`;

/** "by 31 March 2027" as "2027-03-31": what an order was promised. */
export function readDispatchWords(words: string): string {
  const [, day = "", month = "", year = ""] = /^by (\d{1,2}) (\w+) (\d{4})$/.exec(words) ?? [];
  const number = months.indexOf(month) + 1;
  if (number === 0) throw new Error(`not a dispatch date: ${words}`);
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
