import { catalogue } from "#content/catalogue.ts";
import { billWords } from "#content/site/checkout.ts";
import { formatMoney } from "#contracts/money.ts";

const { premium } = catalogue;

/** An order's bill beside its parcel; without an order, that of a product that nobody buys here. */
export const orderSummary = (order?: { reference: string; product: string; quantity: number; total: string }) => {
  const total = order?.total ?? formatMoney(premium.price);
  return {
    title: "Order Summary",
    lines: [
      ...(order ? [{ words: "Order", amount: order.reference }] : []),
      { words: "Product", amount: order?.product ?? premium.name },
      { words: "Quantity", amount: String(order?.quantity ?? 1) },
      { words: "Subtotal", amount: total },
      ...(order ? [billWords.delivery] : []),
      { words: billWords.total, amount: total, total: true },
    ],
    afterwards: order
      ? "Your order is confirmed. A shipping label and tracking will follow."
      : "This is an example: nothing is charged. With a real order, a label and tracking will follow.",
  };
};

export const backWords = "Back";
export const trackWords = "Track Package";
const trackingNumber = "Tracking number";
const orderReference = "Order reference";

/** The form that makes a specimen of a label. */
export const shippingPage = {
  title: "Shipping label",
  description: "Try out our label maker: enter an address, and get a specimen label to print.",
  specimen: {
    cold: "Try a",
    warm: "shipping label",
    lead: "Enter an address and you'll get a specimen label. It can't be used to post anything. If you've ordered a tube, you don't need one.",
  },
  none: { cold: "We make", warm: "the labels", lead: "You don't need to make one for your order." },
  unavailable: {
    title: "Follow your parcel",
    text: "We make your order's label when we pack your tube, and email you its tracking number. Your order page tells you where your parcel is.",
    find: "Find my order",
  },
  form: {
    title: "Shipping Information",
    tool: {
      toolname: "create_shipping_label",
      tooldescription: "Makes a specimen of a shipping label of 100 by 150 mm as a PDF. Carriers won't accept it. Nothing is charged.",
    },
    fields: {
      name: "Full Name",
      email: "Email Address",
      phone: "Phone (optional)",
      address1: "Address line 1",
      address2: "Address line 2 (optional)",
      city: "Town or city",
      state: "State or county (optional)",
      postal_code: "Postcode",
      country: "Country",
    },
    send: "Create Shipping Label",
    sending: "Creating Shipment...",
    note: "A specimen for trying things out: no postage is paid, and carriers won't accept it.",
    created: "Shipping label created successfully!",
    incomplete: "Please fill in all required fields",
    wrong: "Please fix the errors below and try again.",
    failed: "Failed to create shipment",
    tooOld: "This page has been open too long. Please press the button again.",
  },
};

/** What was made, on its own page. */
export const shipment = {
  title: "Your shipment",
  description: "Your shipping label, its tracking number, and where the parcel goes.",
  none: {
    cold: "Your",
    warm: "shipment",
    lead: "You haven't made a label in this browser yet. Once you have, it'll be here.",
    make: "Make a shipping label",
  },
  ready: { cold: "Your label is", warm: "ready" },
  lead: (isSpecimen: boolean) =>
    isSpecimen ? "This is a specimen to try out, so carriers won't accept it." : "Print it, stick it on the parcel and hand it to the carrier.",
  id: "Shipment ID",
  trackingNumber,
  orderReference,
  download: "Download Shipping Label",
  howToPrint: "Print the label at 100 × 150 mm, without scaling.",
  newTab: "These links open in a new tab.",
  updates: (isSpecimen: boolean, email: string) =>
    isSpecimen
      ? "With a real order, tracking updates come by email. There's no parcel behind this one, so we won't send any."
      : `Tracking updates come by email to ${email}.`,
  goesTo: "Delivery address",
  contact: "Contact",
  keep: (path: string) => [
    "To come back later, save ",
    { words: "this page's own link", to: path },
    ". Keep it private: anyone who has it can see the address.",
  ],
};

/** What the holder of an order's link may know of its parcel. */
export const parcelPage = {
  title: "Your parcel",
  description: "Where your parcel is, and where it's going.",
  cold: "Your",
  warm: "parcel",
  card: "Shipping Information",
  trackingNumber,
  unreadable: {
    title: "Our carrier can't read this address",
    text: (toOrder: string) => [
      "We can only print labels in the English alphabet. Please ",
      { words: "write the address that way", to: toOrder },
      ", and we'll send your tube.",
    ],
  },
  noAddress: "We have no delivery address for this order yet.",
  updates: (email: string) => `Tracking updates come by email to ${email}.`,
  correct: "Correct the address",
  seeOrder: "See the order",
};

/** A parcel's way, for whoever has its link. */
export const tracking = {
  title: "Track your parcel",
  description: "Where your parcel is now.",
  headlines: {
    created: { cold: "Waiting to be", warm: "handed over", lead: "The parcel has a tracking number but hasn't left the shop yet." },
    dispatched: { cold: "On its", warm: "way", lead: "The parcel has left the shop." },
    delivered: { warm: "Delivered", lead: "The parcel has arrived." },
    voided: { cold: "Label", warm: "cancelled", lead: "This label was cancelled before it was used, so there's no parcel." },
  },
  steps: [
    ["created", "Label made"],
    ["dispatched", "Handed over"],
    ["delivered", "Delivered"],
  ],
  notYet: "Not yet",
  stepByStep: "Step by step",
  trackingNumber,
  orderReference,
  service: "Service",
  specimen: {
    title: "A specimen",
    ofOrder: "A test carrier made this label. The steps show your order's status in the shop.",
    other: "A test carrier made this label. There's no parcel, so these steps won't change.",
  },
  look: "Check again",
} as const;
