import * as v from "valibot";
import { deliveryAddress, email, sanitise } from "#contracts/fields.ts";
import type { Customer } from "#server/providers/payments/port.ts";

export type CardOutcome = "paid" | "declined" | "no-funds" | "authenticate" | "later";

/** The only cards that are taken here: any other number is refused, so that nobody tries a real one. */
export const testCards: { number: string; outcome: CardOutcome; does: string }[] = [
  { number: "4242 4242 4242 4242", outcome: "paid", does: "Paid" },
  { number: "4000 0000 0000 3220", outcome: "authenticate", does: "Needs extra authentication" },
  { number: "4000 0000 0000 0077", outcome: "later", does: "The bank answers later, and you choose how" },
  { number: "4000 0000 0000 0002", outcome: "declined", does: "Declined" },
  { number: "4000 0000 0000 9995", outcome: "no-funds", does: "Insufficient funds (declined)" },
];

const digits = (text: string) => text.replace(/[\s-]/g, "");

function passesLuhn(number: string) {
  if (!/^\d{12,19}$/.test(digits(number))) return false;
  const sum = [...digits(number)].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good until the last day of its month. `text` is month and year, such as "12 / 34", "1234" or "12/2034". */
function isPastExpiry(text: string, at: Date) {
  const [, month = "", year = ""] = /^(\d{1,2}?)\D*((?:20)?\d{2})$/.exec(text) ?? [];
  return Date.UTC(2000 + (Number(year) % 100), Number(month), 1) <= at.getTime();
}

const { name, line1, line2, city, postcode } = deliveryAddress.entries;
const filled = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));
// Words of its own: "Name" alone would not say which of the two names is meant.
const nameWanted = "Enter the name on the card, 2 to 99 characters";

const form = (at: Date) =>
  v.object({
    email,
    deliverTo: name,
    line1,
    line2,
    city,
    postcode,
    cardNumber: v.pipe(
      filled("Enter the card number"),
      v.check(passesLuhn, "Check the card number: a digit is missing or wrong"),
      v.transform((number) => testCards.find((card) => digits(card.number) === digits(number))?.outcome),
      v.picklist(["paid", "declined", "no-funds", "authenticate", "later"], "This is a test page: use one of the test cards, never a real one"),
    ),
    expiry: v.pipe(
      filled("Enter the expiry date"),
      v.regex(/^(0?[1-9]|1[0-2])\s*[/-]\s*(\d{2}|20\d{2})$|^(0[1-9]|1[0-2])\s*(\d{2}|20\d{2})$/, "Enter the month and year, such as 12 / 34"),
      v.check((text) => !isPastExpiry(text, at), "This card has expired"),
    ),
    cvc: v.pipe(filled("Enter the security code"), v.regex(/^\d{3}$/, "Enter the 3 digits on the back of the card")),
    cardName: v.pipe(v.string(nameWanted), v.transform(sanitise), v.minLength(2, nameWanted), v.maxLength(99, nameWanted)),
  });

export const fieldNames = ["email", "deliverTo", "line1", "line2", "city", "postcode", "cardNumber", "expiry", "cvc", "cardName"] as const;
export type FieldName = (typeof fieldNames)[number];
export type FormState = { typed: Partial<Record<FieldName, string>>; errors?: Partial<Record<FieldName, string>> };

/** What never goes back to the page has to be typed once more, whatever else was wrong. */
const again = { cardNumber: "Enter the card number again: it isn't kept", cvc: "Enter the security code again: it isn't kept" };

/** Reads what the page's form sent. The card ends here: only what it leads to goes on. */
export function readPaymentForm(sent: URLSearchParams, at: Date): FormState & { paid: { customer: Customer; outcome: CardOutcome } | null } {
  const fields = Object.fromEntries(fieldNames.map((field) => [field, sent.get(field) ?? ""]));
  const typed = { ...fields, cardNumber: "", cvc: "" };
  const result = v.safeParse(form(at), fields, { abortPipeEarly: true });
  if (!result.success) {
    const { nested = {} } = v.flatten<ReturnType<typeof form>>(result.issues);
    return { typed, errors: { ...again, ...Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages?.[0]])) }, paid: null };
  }
  const { email, cardName, deliverTo, line1, line2, city, postcode, cardNumber: outcome } = result.output;
  const delivery = { name: deliverTo, line1, ...(line2 && { line2 }), city, postcode, country: "GB" as const };
  return { typed, paid: { customer: { email, name: cardName, delivery }, outcome } };
}

export function fieldsOf(customer: Customer | null): FormState["typed"] {
  if (!customer) return {};
  const { name: deliverTo = "", line1 = "", line2 = "", city = "", postcode = "" } = customer.delivery ?? {};
  return { email: customer.email, cardName: customer.name, deliverTo, line1, line2, city, postcode };
}
