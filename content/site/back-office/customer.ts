import { backOffice } from "#content/site/back-office/frame.ts";
import { listPage } from "#content/site/back-office/list.ts";
import type { ListStatus } from "#contracts/mailing-list.ts";

/** Everything that came from one address: what an order and a message lead to. */
export const customerPage = {
  title: "Customer",
  description: "One person's orders, messages and emails.",
  about: "Everything from this address, and the emails about its orders. They may have used other addresses too.",
  onList: (status?: ListStatus) => `Warmth List: ${status ? listPage.standings[status] : "not on it"}.`,
  joined: (at: string, country: string, friends: number) =>
    `${listPage.people.asked(at)}, from ${country}.${friends > 0 ? ` ${listPage.people.friends(friends)}.` : ""}`,
  /** `refunded`: null where nothing has gone back. */
  money: (orders: number, paid: string, refunded: string | null) =>
    `${orders === 1 ? "1 order" : `${orders} orders`}, ${paid} paid${refunded ? `, ${refunded} refunded` : ""}`,
  address: "Address of their newest order",
  orders: "Orders",
  noOrders: "No orders from this address.",
  messages: "Messages",
  noMessages: "No messages from this address.",
  mails: "Emails about their orders",
  more: "There are more: search for the address.",
  data: "See, copy or delete all that the shop holds about them",
  /** What leads here. */
  see: "See all from this customer",
};

type Count = { count: number; isAll: boolean } | null;

const counted = (found: Count, one: string, many: string) =>
  found && found.count > 0 ? [`${found.count}${found.isAll ? "" : " or more"} ${found.count === 1 ? one : many}`] : [];

/** One search for people, orders, messages and sign-ups. */
export const findPage = {
  title: backOffice.find,
  titleOf: (search: string) => `${backOffice.find}${search && `: “${search}”`}`,
  description: "Find a customer, an order or a message.",
  find: "Find a customer, an order or a message",
  help: "Any part of a name, email address, order reference or postcode",
  search: "Search",
  customers: "Customers",
  orders: "Orders",
  messages: "Messages",
  people: "On the Warmth List",
  newest: (count: number) => `The newest ${count}. Type more of the name or address to find others.`,
  all: { orders: "See all orders that match", messages: "See all messages that match", people: "See everybody who matches" },
  found: (search: string, found: { customers: Count; orders: Count; messages: Count; people: Count }) => {
    const counts = [
      ...counted(found.customers, "customer", "customers"),
      ...counted(found.orders, "order", "orders"),
      ...counted(found.messages, "message", "messages"),
      ...counted(found.people, "person on the Warmth List", "people on the Warmth List"),
    ];
    return counts.length > 0 ? `${counts.join(", ")} for “${search}”.` : `Nothing matches “${search}”. Try fewer letters, or just part of the name.`;
  },
};
