import { readFileSync } from "node:fs";

const values = new Map(
  [...readFileSync(new URL("tokens.css", import.meta.url), "utf8").matchAll(/^ {2}--([\w-]+): (#\w+);$/gm)].map(([, name = "", value = ""]) => [name, value]),
);

/** A colour of the brand, as tokens.css has it, for whatever is no page of the app: mails, the card page, icons, pictures. */
export function colour(name: string): string {
  const value = values.get(name);
  if (!value) throw new Error(`content/tokens.css has no colour "${name}"`);
  return value.length === 4 ? value.replace(/[^#]/g, "$&$&") : value;
}

/** What lies between two of them: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [one, other].map((name) => Number.parseInt(colour(name).slice(1), 16));
  const part = (shift: number) => Math.round((((from ?? 0) >> shift) & 255) * (1 - share) + (((to ?? 0) >> shift) & 255) * share);
  return `#${[16, 8, 0].map((shift) => part(shift).toString(16).padStart(2, "0")).join("")}`;
}
