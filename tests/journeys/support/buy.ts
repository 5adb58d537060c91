import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { linkIn } from "#tests/journeys/support/join.ts";
import { expect, open, type SiteUnderTest } from "#tests/journeys/support/site.ts";
import { offer } from "#tests/support/offer.ts";

export const cards = { paid: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", noFunds: "4000 0000 0000 9995", authenticate: "4000 0000 0000 3220" };

export const buyer = () => ({ email: `${randomUUID()}@example.org`, name: "Grace Hopper", line1: "1 Harbour Road", city: "Whitby", postcode: "YO21 1AA" });
export type Buyer = ReturnType<typeof buyer>;

export const box = (page: Page) => page.getByRole("checkbox", { name: "I agree to the Pre-Order Terms and Privacy Policy" });
export const orderButton = (page: Page) => page.getByRole("button", { name: /^Secure (Checkout|My Pre-Order)/ });

const cardPage = /\/card\/[\w-]+$/;
export const atCardPage = (page: Page) => page.waitForURL(cardPage);

/** From the checkout to the hosted card page; answers the session's id. */
export async function goToPay(page: Page) {
  await open(page, "/checkout");
  await box(page).check();
  await orderButton(page).click();
  await atCardPage(page);
  return sessionOf(page);
}

/** Sends a form as a page of that site does, and follows where it leads; answers the address. */
async function submit(page: Page, path: string, form: Record<string, string>, origin: string) {
  const answer = await page.request.post(`${origin}${path}`, { form, headers: { accept: "text/html", origin } });
  return new URL(answer.url());
}

/** As `goToPay`, without a page being drawn: for journeys that begin once a payment page waits. Answers that page's address. */
export async function startOrder(page: Page) {
  const shown = await page.request.get("/checkout", { headers: { accept: "text/html" } });
  const stamp = / name="stamp" value="([^"]+)"/.exec(await shown.text())?.[1] ?? "";
  const { href, pathname } = await submit(page, "/checkout", { agreedToTerms: "on", offer, stamp }, new URL(shown.url()).origin);
  expect(pathname).toMatch(cardPage);
  return { href, session: pathname.split("/").at(-1) ?? "" };
}

/** What the card page says is wrong. */
export const cardProblem = (page: Page) => page.locator("#problem");

export const sessionOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

export async function fillCardPage(page: Page, { email, name, line1, city, postcode }: Buyer, card = cards.paid) {
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill("Email", email);
  await fill("Full name", name);
  await fill("Address line 1", line1);
  await fill("Town or city", city);
  await fill("Postcode", postcode);
  await fillCard(page, card, name);
}

export async function fillCard(page: Page, card: string, name: string) {
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill("Card number", card);
  await fill("Expiry (MM / YY)", "12 / 34");
  await fill("CVC (3 digits)", "123");
  await fill("Name on card", name);
}

export const pay = (page: Page) => page.getByRole("button", { name: "Pay £15.00" }).click();

/** A whole purchase, up to the success page. */
export async function buy(page: Page, who: Buyer) {
  const session = await goToPay(page);
  await fillCardPage(page, who);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  return session;
}

/** As `buy`, without a page being drawn: for journeys that begin once an order is paid. */
export async function placePaidOrder(page: Page, { email, name, line1, city, postcode }: Buyer) {
  const { pathname, origin } = new URL((await startOrder(page)).href);
  const card = { cardNumber: cards.paid, expiry: "12 / 34", cvc: "123", cardName: name };
  const led = await submit(page, `${pathname}/pay`, { email, deliverTo: name, line1, line2: "", city, postcode, ...card }, origin);
  expect(led.pathname).toBe("/payment-success");
}

/** The address of an order's own page, from the confirmation mail. */
export const orderLink = async (site: SiteUnderTest, { email }: Buyer) => linkIn(await site.mailTo(email, /is confirmed$/), "/order/");

export const orderOf = (site: SiteUnderTest, { email }: Buyer) => site.db.selectFrom("orders").selectAll().where("email", "=", email).executeTakeFirstOrThrow();

export async function freeUnits(site: SiteUnderTest) {
  const { available } = await site.db.selectFrom("stock").select("available").where("product", "=", "tube").executeTakeFirstOrThrow();
  return available;
}
