/** A message, as the toast and the notice both show it. */
export type Words = { title: string; description: string; destructive: boolean };

const refused = (title: string, description: string): Words => ({ title, description, destructive: true });

/** The specification's words, for one too. */
const left = (attempts: number) => `${attempts} attempts remaining.`;

export const gateWords = {
  granted: { title: "Access granted", description: "Welcome to the site!", destructive: false },
  wrongPassword: (attempts: number | undefined) => refused("Access denied", attempts ? `Incorrect password. ${left(attempts)}` : "Incorrect password."),
  blocked: (time: string) => refused("Access Blocked", `Too many failed attempts. Try again after ${time}.`),
  wrongCode: refused("Access denied", "Incorrect code. Please try again."),
  tooMany: refused("Too Many Requests", "Please wait before submitting again."),
  failed: refused("System Error", "Unable to verify access. Please try again."),
  away: refused("Connection Error", "Unable to connect to verification service."),
  left,
} as const;
