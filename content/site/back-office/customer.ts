/** Everything that came from one address: what an order and a message lead to. */
export const customerPage = {
  title: "Customer",
  description: "One person's orders and messages.",
  about: "Everything that came from this address. They may have used others too.",
  orders: "Orders",
  noOrders: "No orders from this address.",
  messages: "Messages",
  noMessages: "No messages from this address.",
  more: "There are more: search for the address.",
  data: "See, copy or delete all that the shop holds about them",
  /** What leads here. */
  see: "See all from this customer",
};
