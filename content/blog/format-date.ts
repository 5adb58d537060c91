import { months } from "#content/months.ts";

/** "January 22, 2025", as posts are dated. `day` is ISO 8601. */
export function formatDate(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`;
}
