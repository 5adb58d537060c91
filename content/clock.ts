const two = (count: number) => String(count).padStart(2, "0");

/** "10:30": the time so many minutes after midnight. */
export const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** Minutes after midnight of a time such as "07:15". */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return Number(hours) * 60 + Number(minutes);
}
