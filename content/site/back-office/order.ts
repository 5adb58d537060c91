import { capital } from "#content/capital.ts";
import { undated } from "#content/site/shared.ts";
import type { OrderMail } from "#contracts/backend.ts";
import type { OrderPart, OrderStatus, RefundView, ReturnOutcome } from "#contracts/order.ts";
import type { LabelView, ParcelStatus } from "#contracts/shipment.ts";

const statuses: Record<OrderStatus, string> = {
  "awaiting-payment": "awaiting payment",
  paid: "to send",
  dispatched: "sent",
  delivered: "delivered",
  cancelled: "cancelled",
  refunded: "refunded",
  expired: "expired",
};

/** A list of orders. */
export const orderTable = {
  refunded: (amount: string) => `${amount} refunded`,
  columns: ["Reference", "Status", "Customer", "Total", "Placed", "Actions"],
  statuses,
  alert: "needs attention",
  askedToCancel: "asked to cancel",
  late: "late",
  noAddress: "not known yet",
  choose: (reference: string) => `Choose ${reference}`,
  marked: "marked as sent",
  hasLabel: "label ready",
};

const parts: Record<OrderPart, string> = { ...statuses, late: "running late", attention: "needing attention" };
const adjectives: readonly OrderPart[] = ["dispatched", "delivered", "cancelled", "refunded", "expired"];
/** "cancelled orders", but "orders to send". */
function ordersOf(status: OrderPart, isOne = false): string {
  const noun = isOne ? "order" : "orders";
  return adjectives.includes(status) ? `${parts[status]} ${noun}` : `${noun} ${parts[status]}`;
}

/** All orders, to search and to go through. */
export const ordersPage = {
  title: "Orders",
  titleOf: (search: string, status?: OrderPart) => `${status ? capital(ordersOf(status)) : "Orders"}${search && `: “${search}”`}`,
  description: "Search and filter orders.",
  label: "Orders",
  find: "Find an order",
  help: "Any part of a reference, name, email address or postcode",
  search: "Search",
  views: "Orders by status",
  all: "all",
  parts,
  none: "No orders yet. They appear here when someone goes to the payment page.",
  placed: "Date placed",
  anyDay: "Any day",
  nonePlaced: "No such order was placed on those days.",
  noneOfStatus: (status: OrderPart) => `No ${ordersOf(status)}.`,
  noMatch: (search: string, status?: OrderPart) => (status ? `No ${ordersOf(status)} match “${search}”.` : `No order matches “${search}”.`),
  matches: (count: string, isOne: boolean, search: string, status?: OrderPart) =>
    status
      ? `${count} ${ordersOf(status, isOne)} ${isOne ? "matches" : "match"} “${search}”.`
      : `${count} ${isOne ? "order matches" : "orders match"} “${search}”.`,
  /** `marked`: how many of them are about to go, and can still be undone. */
  ofStatus: (count: string, isOne: boolean, status: OrderPart, marked: number) =>
    `${count} ${ordersOf(status, isOne)}${marked > 0 ? `, ${isOne ? "" : `${marked} of them `}just marked as sent` : ""}.`,
  orMore: (count: number) => `${count} or more`,
  count: (count: string, isOne: boolean) => `${count} ${isOne ? "order" : "orders"}.`,
  showAll: "Show all orders",
  chooseAll: "Choose all unsent",
  chooseNone: "Choose none",
  chosen: (count: number) => `${count} chosen`,
  atMost: (count: number) => `Choose up to ${count}`,
  send: "What to do with those chosen",
  /** `missing`: the labels that are made first; null where script hasn't counted them. */
  pack: (missing: number | null, buys: boolean) =>
    missing ? `${buys ? "Buy" : "Make"} ${missing === 1 ? "1 label" : `${missing} labels`} and print` : "Labels and packing slips",
  charged: "Your carrier charges for each new label.",
  buying: (labels: number) => (labels === 0 ? "Making the PDF…" : `Making ${labels === 1 ? "1 label" : `${labels} labels`}…`),
  bought: (count: number, of: number) => `${count} of ${of}`,
  packed: (count: number) => (count === 1 ? "The label and packing slip are ready" : `${count} labels and packing slips are ready`),
  somePacked: (count: number, of: number) => `${count} of ${of} are ready`,
  nonePacked: "No label could be made",
  openPdf: (count: number, all: number) => `Open the PDF (${count < all ? `${count} of ${all} orders` : count === 1 ? "1 order" : `${count} orders`})`,
  labelsOnly: "Labels only",
  notPacked: "These aren't in it:",
  notYet: "Not made yet. Press the button again.",
  undoable: (count: number, time: string) => `You can undo “Mark as sent” for ${count === 1 ? "this order" : `these ${count} orders`} until ${time}.`,
  yours: "Your views",
  save: "Save this view",
  saveOf: "just for you",
  viewName: "Name",
  viewHelp: "Only you see it",
  saveNow: "Save",
  saved: (name: string) => `“${name}” is saved. You'll find it under “Your views”.`,
  remove: "Remove this view",
  removeMeans: "It'll go from your views. The orders stay as they are.",
  removeNow: "Yes, remove it",
  removed: "The view is removed.",
  next: (oldestFirst: boolean) => (oldestFirst ? "Newer orders" : "Older orders"),
};

const refundStates: Record<RefundView["state"], string> = {
  requested: "refund on its way",
  made: "refunded",
  failed: "refund failed",
  settled: "paid back another way",
};

/** One order, as whoever packs it needs it. */
export const operatorOrderPage = {
  title: "Order",
  /** Whose it is, to tell one open order from another. */
  titleOf: (name: string | null, reference: string) => (name ? `${name}, ${reference}` : reference),
  description: "One order.",
  promised: (what: string, day: string) => (day === undated ? `${what}, dispatch date to be confirmed` : `${what}, promised ${day}`),
  goesTo: "Delivery address",
  /** `canCorrect`: it can still be entered. */
  noAddress: ({ isPaid, canCorrect }: { isPaid: boolean; canCorrect: boolean }) => {
    if (!isPaid) return "Not known yet: it comes with the payment.";
    return canCorrect ? "No address came with the payment. Ask the customer for it, then enter it under “Correct the address”." : "None.";
  },
  correct: "Correct the address",
  of: (reference: string) => `of ${reference}`,
  correctMeans: "The customer gets an email with the new address.",
  corrected: "The address is saved. The customer gets an email with it.",
  money: "Money",
  paid: (when: string | null) => (when ? `Paid on ${when}` : "Not paid yet"),
  vat: (percent: number) => `Of that, VAT at ${percent}%`,
  left: "Left to refund",
  refund: (amount: string, state: RefundView["state"], at: string) => `${amount}: ${refundStates[state]}, ${at}`,
  history: "Timeline",
};

/** While somebody's wish to cancel an order waits. */
export const cancelAsked = {
  title: "Somebody has asked to cancel this order",
  text: "Until you decide, you can't mark it as sent or print its label. If they want to cancel, press “Cancel the order” below. If not, press “Keep the order”.",
  read: "Read their message",
};

/** The buttons that an order has wherever it is shown. */
export const orderActions = {
  endUnpaid: "End this order",
  endUnpaidMeans:
    "It will show as expired, its tube is for sale again, and nobody can start to pay for it. If a payment already under way arrives, the order goes ahead if a tube is left. If none is, we refund it. This can't be undone.",
  endUnpaidNow: "Yes, end it",
  dispatch: "Mark as sent",
  undoDispatch: "Undo",
  undoDispatchOf: (reference: string) => `Undo: ${reference} isn't sent`,
  undoAll: (count: number, all: number) => (count < all ? `Undo ${count} of ${all}` : count === 1 ? "Undo" : `Undo all ${count}`),
  emailedAt: (time: string) => `Email goes out at ${time}.`,
  emailedIn: (minutes: number) => `Email goes out in ${minutes} min.`,
  deliver: "Mark as delivered",
  refund: "Refund",
  disputed:
    "The customer has disputed this payment with their bank. It may hold the money, or have paid it back already: look in the card provider's dashboard first, so that you don't pay twice.",
  refundMeans: "The customer gets an email about it.",
  /** What is pressed says how much. */
  refundNow: (amount: string | null) => (amount ? `Refund ${amount}` : "Refund"),
  why: "Reason",
  whyHelp: (cancels: boolean) =>
    `For your records: it's kept with the order, and in the exports.${cancels ? " If you refund in full, the customer sees it too." : ""}`,
  whyCancelled: "The customer sees it in their email.",
  amount: "Amount, in pounds",
  cancel: "Cancel the order",
  cancelMeans: (left: string) => `Nothing is sent, the tube is for sale again, and ${left} goes back to the customer's card. This can't be undone.`,
  cancelNow: (left: string) => `Cancel and refund ${left}`,
  cancelled: (amount: string) => `The order is cancelled, and ${amount} goes back to the customer's card.`,
  openReturn: "Start a return",
  openReturnMeans:
    "For a customer who's told you they're cancelling. We email them instructions for sending the tube back. You refund them once it's here, or they show you they've posted it. If you've got the tube already, press “The tube is already here”: no email goes out yet.",
  openReturnNow: "Email instructions",
  openReturnHere: "The tube is already here",
  amountHelp: (left: string, cancels: boolean) => (cancels ? `Up to ${left}. A full refund also cancels the order.` : `Up to ${left}.`),
};

export const returnCard = {
  title: "Cancelled after it was sent",
  told: (day: string, sendBy: string) => `The customer cancelled on ${day}, and has until ${sendBy} to send it back.`,
  settled: (ended: string, day: string | null) => `${ended} Settled on ${day}.`,
  opened: "The return is open. We email the customer instructions for sending the tube back.",
  here: "The return is open. Now book the tube in below.",
  done: (amount: string | null) => `The return is closed${amount ? `, and ${amount} goes back to the customer's card` : ""}.`,
  restock: "Its seal is unbroken: put it back in stock",
  refundedElsewhere: "It's already refunded, so there's nothing left to do.",
  more: "We email the customer at each step. A refund is everything they paid, less what you've already refunded. To refund part of it, use “Refund” above.",
};

export const notesCard = {
  title: "Notes",
  none: "None.",
  label: "Add a note",
  help: "For your team. The customer sees it if they ask for a copy of their data.",
  add: "Save the note",
  added: "The note is saved.",
  by: (author: string | null, at: string) => (author ? `${author}, ${at}` : at),
  remove: "Delete",
  of: (at: string) => `the note of ${at}`,
  removeMeans: "It'll be gone for everybody. This can't be undone.",
  removeNow: "Delete the note",
  removed: "The note is deleted.",
};

export const mailsCard = {
  title: "Emails to the customer",
  none: "None yet.",
  fares: {
    waiting: () => "Waiting to go out",
    sent: (at: string) => `Sent ${at}`,
    kept: (at: string) => `Kept in the Mailbox, ${at}`,
    refused: (at: string) => `Refused by their mail server, ${at}`,
    failed: (at: string) => `Couldn't be sent. We stopped trying on ${at}`,
  } satisfies Record<OrderMail["state"] | "kept", (at: string) => string>,
  read: "Read",
  of: (title: string) => `: ${title}`,
  again: "Send again",
  sentAgain: (title: string) => `“${title}” is being sent again.`,
  waits: "It's already waiting to go out.",
  more: "An email that goes out again says how the order stands now, and has a new link to the order's page. Those that no longer fit the order can't be sent again.",
  asNow:
    "This isn't a copy: it's how the email would read if it went out now. One that's already been sent may say something else. The order link doesn't work here, only in the customer's email.",
  gone: "This email no longer applies, or there's nobody to send it to.",
};

/** The ways in which a return can end. */
export const returnOutcomes: Record<ReturnOutcome, { button: string; ended: string }> = {
  back: { button: "Tube received: refund", ended: "The tube came back, and the refund was started." },
  posted: { button: "Proof of posting seen: refund", ended: "The customer showed proof of posting, and the refund was started." },
  opened: { button: "Tube came back opened: no\u00a0refund", ended: "The tube came back with its seal broken. No refund." },
  "not-back": {
    button: "Tube not back: don't refund yet",
    ended: "The tube hadn't come back, so nothing was refunded. If it does arrive, use “Refund” above.",
  },
};

export const failedRefund = {
  title: (amount: string, at: string) => `${amount} that you refunded came back to you on ${at}`,
  text: "The card provider couldn't pay it to the customer's card. Try it once more, or pay the customer another way, by bank transfer for example, and say so here.",
  heldUp: (amount: string) => `A refund of ${amount} hasn't gone through yet`,
  heldUpText: "We keep asking the card provider. If they can't make it, pay the customer another way and say so here.",
  disputedText:
    "The customer has disputed this payment, and their bank holds the money until it decides. Don't pay it a second time: answer the dispute in the card provider's dashboard. If the bank gives them the money, say so here.",
  why: "How it was paid back",
  again: (amount: string, cancels: boolean) => `Try ${amount} again${cancels ? " and cancel the order" : ""}`,
  /** Its customer reads it, where it cancels. */
  cancelsWhy: "Everything you paid is going back to you.",
  paidBack: (amount: string) => `I've paid ${amount} back another way`,
  bankPaid: (amount: string) => `The bank has paid ${amount} back`,
};

export const labelCard = {
  title: "Shipping label",
  none: "None yet.",
  label: "Label",
  service: "Service",
  trackingNumber: "Tracking number",
  madeOn: "Made on",
  askedOn: "Asked for on",
  outdated: "The address has changed since. Void this label and make another.",
  open: "Open the label (PDF)",
  track: "Track",
  takeBack: "Void the label",
  takeBackMeans: "The carrier won't take a parcel with this label any more. You can make another label afterwards. This can't be undone.",
  takeBackNow: "Yes, void it",
  askAgain: "Ask the carrier again",
  phone: "Customer's phone, for the carrier (optional)",
  make: (buys: boolean) => (buys ? "Buy the label" : "Make the label"),
  charged: "Your carrier charges for it.",
  made: "The label is made.",
  asked: "We've asked the carrier for a label.",
  takenBack: "The label is voided.",
  takingBack: "We've asked the carrier to void the label.",
};

export const labelStates: Record<LabelView["state"], string> = {
  quoted: "Not made yet.",
  purchasing: "We're asking the carrier.",
  purchased: "Made.",
  failed: "The carrier couldn't make a label.",
  uncertain: "We lost the carrier's answer. We ask again every five minutes, and you won't pay twice.",
  voiding: "Being voided. The carrier hasn't answered yet, and we keep asking. Don't use this label.",
  voided: "Voided. Don't use it.",
};

export const parcelStates: Record<ParcelStatus, string> = {
  waiting: "The carrier is waiting for the parcel.",
  "on-the-way": "The parcel is on its way.",
  "out-for-delivery": "The parcel is out for delivery.",
  "to-collect": "The parcel is at a collection point, waiting for the customer.",
  delivered: "The carrier has delivered the parcel.",
  returning: "The parcel is on its way back to you.",
};
