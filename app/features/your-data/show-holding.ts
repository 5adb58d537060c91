import { formatDay } from "#app/features/orders/format-day.ts";
import type { DataRequest, OrderWait } from "#contracts/your-data.ts";

type Asked = Extract<DataRequest, { address: string }>;

const some = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]);

/** What is held, a line for each kind that there is any of. `leaving`: only what goes at once with an erasure. */
function linesOf({ onList, orders, labels, messages, seriousReports, emails, conversations }: Asked["holding"], leaving: boolean): string[] {
  const waiting = leaving && orders.some(({ wait }) => wait !== null);
  return [
    ...(onList ? ["Your place on the Warmth List, and the proof of what you agreed to"] : []),
    ...orders.flatMap(({ reference, placedAt, wait }) =>
      leaving && wait
        ? []
        : [`Order ${reference} of ${formatDay(placedAt)}${leaving ? ": your name, your address, and the links to it" : ", with its address and history"}`],
    ),
    ...(waiting ? [] : some(labels, "A shipping label", "shipping labels")),
    ...some(messages - (leaving ? seriousReports : 0), "A message you sent us", "messages you sent us"),
    ...(waiting && emails > 0 ? ["Emails we sent you, but for those about an order under way"] : some(emails, "An email we sent you", "emails we sent you")),
    ...some(conversations, "A conversation with an assistant in which you gave this address", "conversations with an assistant in which you gave this address"),
  ];
}

const waits: Record<OrderWait, string> = {
  "not-paid-yet": "is not paid yet. It ends by itself within the hour, or is paid.",
  "not-sent-yet": "is paid and not sent yet. We need your address to send it; or cancel it, and we need it no more.",
  "on-its-way": "is on its way to you. We need to know whose it is until it has come.",
  "can-be-returned": "has come, and you may still send it back. That ends 14 days after it came.",
  "coming-back": "is on its way back to us. We need to know whose it is to give your money back.",
  "refund-under-way": "is being refunded. We need to know whose it is until your money is back.",
  disputed: "is disputed at your bank. We keep what we need for that until it is settled.",
};

/** What a link's page shows, as plain data. */
export const showHolding = ({ state, address, holding, keptYears, keptOfOrders, vendors }: Asked) => ({
  state,
  address,
  lines: linesOf(holding, state === "erase"),
  waiting: holding.orders.flatMap(({ reference, wait }) => (wait ? [{ reference, why: waits[wait] }] : [])),
  settled: holding.orders.filter(({ wait }) => wait === null).length,
  seriousReports: holding.seriousReports,
  keptYears,
  keptOfOrders,
  vendors: vendors.map((name) => names[name] ?? name),
});
export type Shown = Omit<ReturnType<typeof showHolding>, "state">;

const names: Readonly<Record<string, string>> = { mailchimp: "Mailchimp", stripe: "Stripe", easypost: "EasyPost" };
