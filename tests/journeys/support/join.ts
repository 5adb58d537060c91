import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

export const someone = () => ({ name: "Ada O'Brien", email: `${randomUUID()}@example.org`, country: "GB" });

type Person = ReturnType<typeof someone>;

/** Fills the Warmth List form; the country in whichever list stands there, which is the browser's own. */
export async function fillJoinForm(page: Page, { name, email, country }: Person) {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Country").selectOption(country);
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
}

export const joinButton = (page: Page) => page.getByRole("button", { name: "Join Warmth List" });

/** The first link in a mail whose address has this beginning. */
export function linkIn({ text }: { text: string }, path: string) {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in this mail:\n${text}`);
  return link;
}
