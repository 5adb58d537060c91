import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { paymentPageWords } from "#content/site/checkout.ts";
import { findOrder } from "#content/site/order.ts";
import type { Visitor } from "#tests/browsers/visitor.ts";
import type { Walk } from "#tests/browsers/walk.ts";

const cards = { paid: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" };

async function goToPay(visitor: Visitor) {
  await visitor.open("/checkout");
  await visitor.click("main form input[type=checkbox]");
  await visitor.click("main form button[type=submit]");
  await visitor.at(/^\/card\//);
}

async function fillCard(visitor: Visitor, number: string) {
  const card = { "Card number": number, "Expiry (MM / YY)": "12 / 34", "CVC (3 digits)": "123", "Name on card": "Grace Hopper" };
  for (const [label, value] of Object.entries(card)) await visitor.fill(label, value);
}

async function fillAddress(visitor: Visitor, email: string) {
  const address = { Email: email, "Full name": "Grace Hopper", "Address line 1": "1 Harbour Road", "Town or city": "Whitby", Postcode: "YO21 1AA" };
  for (const [label, value] of Object.entries(address)) await visitor.fill(label, value);
}

// React Router lets go of an answer's stream as the page is left; Firefox and WebKit call that an error, and nobody is there to see it.
const brokenOff = /Error in input stream|TypeError: Load failed {2}\(\/checkout\)/;

export function walkPreOrder(walk: Walk, extended: Walk) {
  extended("a declined card is told so, keeps what was typed, and another card pays", async ({ visitor, site }) => {
    visitor.expectComplaint(brokenOff);
    const email = `${randomUUID()}@example.org`;
    await goToPay(visitor);
    await fillAddress(visitor, email);
    await fillCard(visitor, cards.declined);
    await visitor.click("button", `Pay £15.00 – ${paymentPageWords.obligation}`);
    await visitor.see(".problem", "Your card was declined. Nothing was charged. Try another card.");
    expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>("input[type=email]")?.value)).toBe(email);
    await fillCard(visitor, cards.paid);
    await visitor.click("button", `Pay £15.00 – ${paymentPageWords.obligation}`);
    await visitor.heading("Thank you!");
    expect(await site.ordersOf(email)).toHaveLength(1);
  });

  walk("pre-orders, pays, goes Back and has one order all the same; and finds it again", async ({ visitor, site }) => {
    visitor.expectComplaint(brokenOff);
    const email = `${randomUUID()}@example.org`;
    await goToPay(visitor);
    await fillAddress(visitor, email);
    await fillCard(visitor, cards.paid);
    await visitor.click("button", `Pay £15.00 – ${paymentPageWords.obligation}`);
    await visitor.heading("Thank you!");
    const orders = await site.ordersOf(email);
    expect(orders).toHaveLength(1);
    const reference = orders[0]?.reference ?? "";
    await visitor.see("main", reference);

    await visitor.back();
    // The server shows what became of it; a page that the browser kept whole asks it by itself.
    await visitor.heading("Thank you!");
    expect(await site.ordersOf(email)).toEqual(orders);

    await visitor.open("/order/find");
    await visitor.fill("Email Address", email);
    await visitor.fill(findOrder.reference.label, reference.toLowerCase());
    await visitor.click("main form button", "Send me the link");
    await visitor.see("main .notice", "If those details match an order");
    await visitor.open(await site.mailedLink(email, "/order/"));
    await visitor.heading("Paid, and reserved for you");
  });
}
