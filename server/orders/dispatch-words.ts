import { months } from "#content/months.ts";

/** "2027-03-31" as "31 March 2027". By hand, so that server and browser agree to the letter. */
export function inWords(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** What was promised to a buyer; null: nobody knows any more. */
export const dispatchWords = (isoDate: string | null): string => (isoDate === null ? unknownDay : `by ${inWords(isoDate)}`);

const unknownDay = "on a date to be confirmed";

/** What is promised to whoever comes today: a day that is over is none. Both days such as "2027-03-31". */
export const promiseWords = (isoDate: string, today: string): string => dispatchWords(isoDate < today ? null : isoDate);
