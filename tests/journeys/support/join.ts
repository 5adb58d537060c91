import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
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

type Given = { request: APIRequestContext; site: { mailTo(address: string, subject: RegExp): Promise<{ text: string }> } };

/** Somebody who has joined and confirmed, without a page being drawn, and the path of their own link on each page it leads to. */
export async function member({ request, site }: Given, { name, email, country } = someone()) {
  await request.post("/functions/v1/mailchimp-subscribe", { data: { name, email, country, acceptTerms: true } });
  const mail = await site.mailTo(email, /confirm/i);
  const token = linkIn(mail, "/warmth-list/confirm/").split("/").at(-1);
  await request.post("/functions/v1/confirm-sign-up", { data: { token } });
  const pathOf = (of: { text: string }, page: string) => new URL(linkIn(of, `/warmth-list/${page}/`)).pathname;
  const confirmed = () => site.mailTo(email, /You're on the Warmth List/);
  const leave = pathOf(mail, "leave");
  // Its own mail has it once they are on the list; it opens by the same secret.
  return { email, name, leave, yours: leave.replace("/leave/", "/yours/"), place: async () => pathOf(await confirmed(), "place") };
}
