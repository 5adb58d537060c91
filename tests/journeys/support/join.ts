import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { countries } from "#content/countries.ts";

export const someone = () => ({ name: "Ada O'Brien", email: `${randomUUID()}@example.org`, country: "GB" });

type Person = ReturnType<typeof someone>;

/** Chooses a country by its code in whichever list stands there: once that has the focus, no other takes its place. */
export async function chooseCountry(page: Page, code: string) {
  const list = page.getByLabel("Country");
  await list.focus();
  if (await page.locator("select#country").count()) return list.selectOption(code);
  await list.fill(countries.find((country) => country.code === code)?.name ?? code);
  await list.press("Tab");
}

/** Fills the Warmth List form. */
export async function fillJoinForm(page: Page, { name, email, country }: Person) {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email Address").fill(email);
  await chooseCountry(page, country);
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
}

export const joinButton = (page: Page) => page.getByRole("button", { name: "Join Warmth List" });

/** The first link in a mail whose address has this beginning. */
export function linkIn({ text }: { text: string }, path: string) {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in this mail:\n${text}`);
  return link;
}
