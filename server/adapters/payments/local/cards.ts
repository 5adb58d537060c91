/** What a card that is typed on the page leads to. */
export type CardOutcome = "paid" | "declined" | "no-funds" | "authenticate" | "later";

/** Every card there is here: any other number is refused, so that nobody pays attention to a real one. */
export const testCards: { number: string; outcome: CardOutcome; does: string }[] = [
  { number: "4242 4242 4242 4242", outcome: "paid", does: "Paid" },
  { number: "4000 0000 0000 3220", outcome: "authenticate", does: "Needs extra authentication" },
  { number: "4000 0000 0000 0077", outcome: "later", does: "The bank answers later, as you say" },
  { number: "4000 0000 0000 0002", outcome: "declined", does: "Declined" },
  { number: "4000 0000 0000 9995", outcome: "no-funds", does: "Insufficient funds (declined)" },
];

const digits = (text: string) => text.replace(/[\s-]/g, "");

export const outcomeOf = (number: string) => testCards.find((card) => digits(card.number) === digits(number))?.outcome;

/** The check digit that every card number ends in. */
export function passesLuhn(number: string) {
  if (!/^\d{12,19}$/.test(digits(number))) return false;
  const sum = [...digits(number)].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
