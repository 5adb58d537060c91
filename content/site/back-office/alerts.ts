/** What every kind of alert is called in the back office and in its mail. docs/operating.md says of each what to do. */
const titles = {
  "wrong-amount": "A payment of the wrong amount",
  "wrong-currency": "A payment in the wrong currency",
  "wrong-session": "A payment from another payment page",
  "wrong-mode": "A test payment for a real order, or the other way round",
  "no-payment-id": "A payment without an ID",
  "second-payment": "An order paid twice",
  "payment-of-another-order": "One payment for two orders",
  "unknown-order": "A payment that matches no order",
  "unknown-refund": "A refund that matches no payment",
  "no-customer": "Paid without an email address",
  disputed: "A customer has disputed a payment",
  "refund-failed": "A refund didn't go through",
  "refunded-twice": "Refunded twice",
  "wrong-refund": "A refund that doesn't match the payment",
  "mail-refused": "An email address that refuses mail",
  "dispatch-date-changed": "Customers don't know the new dispatch date yet",
  "dispatch-date-over": "The dispatch date has passed",
  "stock-low": "Few tubes left",
  "sold-out": "Sold out",
  "asked-to-cancel": "Somebody has asked to cancel an order",
  "session-not-ended": "A payment page that couldn't be closed",
  "mail-late": "Emails are late",
  late: "Orders are late",
  "not-reconciled": "A payment, refund or parcel needs checking",
  "erase-by-hand": "Ask a provider to delete somebody's data",
  "erasure-waits": "A provider hasn't deleted somebody's data yet",
  "label-called-off": "Don't send the parcel: its order is cancelled",
  "label-not-voided": "A label couldn't be voided",
  "label-outdated": "The address changed after the label was made",
  "parcel-trouble": "Trouble with a parcel",
  "parcel-without-order": "A parcel on its way that shouldn't be",
  "unknown-parcel": "The carrier reports a parcel that isn't ours",
  "payments-away": "Trouble at the card provider",
  "list-away": "The mailing list provider isn't answering",
  "list-refused": "The mailing list provider rejects our key",
  "daily-quota": "A daily limit is used up",
} as const;

export type AlertKind = keyof typeof titles;
export const alertKinds = Object.keys(titles) as AlertKind[];

/** Of an older version's alert the database may have another kind. */
export const titleOfAlert = (kind: string): string => titles[kind as AlertKind] ?? kind.replaceAll("-", " ");
