import { tryAgainIn } from "#content/site/forms.ts";

/** What a closed site says in the place of its pages, and what its forms answer. */

/** A message, as the toast and the notice both show it. `isOfField`: it is about what was typed, so it stands beside the field too. */
export type GateMessage = { title: string; description: string; destructive: boolean; isOfField?: boolean };

const refused = (title: string, description: string): GateMessage => ({ title, description, destructive: true });
const wrong = (description: string): GateMessage => ({ ...refused("Access denied", description), isOfField: true });

/** The specification's words, for one too. */
const left = (attempts: number) => `${attempts} attempts remaining.`;

export const gateMessages = {
  granted: { title: "Access granted", description: "Welcome to the site!", destructive: false },
  wrongPassword: (attempts: number | undefined) => wrong(attempts ? `Incorrect password. ${left(attempts)}` : "Incorrect password."),
  blocked: (time: string) => refused("Access Blocked", `Too many failed attempts. Try again after ${time}.`),
  wrongCode: wrong("Incorrect code. Please try again."),
  empty: { password: "Enter the access password.", code: "Enter the access code." },
  tooMany: (seconds = 0): GateMessage => ({
    ...refused("Too Many Requests", `Please wait before submitting again.${seconds > 0 ? ` ${tryAgainIn(seconds)}` : ""}`),
    isOfField: true,
  }),
  failed: refused("System Error", "Unable to verify access. Please try again."),
  away: refused("Connection Error", "Unable to connect to verification service."),
  left,
} as const;

export const enter = "Enter Site";

/** "14:35", and the day too once it is half a day away: "Sun 22 Nov, 14:35". */
export function describeTime(at: Date, now: Date, timeZone?: string): string {
  const isFar = at.getTime() - now.getTime() > 12 * 3_600_000;
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    ...(isFar && { weekday: "short", day: "numeric", month: "short" }),
    ...(timeZone && { timeZone }),
  }).format(at);
}

export const ukTime = (at: Date) => `${describeTime(at, new Date(), "Europe/London")} (UK time)`;
