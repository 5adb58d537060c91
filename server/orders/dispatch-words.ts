const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "2027-03-31" as "by 31 March 2027". By hand, so that server and browser agree to the letter. */
export function dispatchWords(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `by ${day} ${months[Number(month) - 1]} ${year}`;
}
