/**
 * Every mail there is, and the id of what it is about. The words, the address and a fresh secret link
 * are put together when it is sent, so that no queue ever holds them.
 */
export type MailToSend = SignUpMail | OrderMail | OwnerMail;

/** `about`: the id of the consent that asked. */
export type SignUpMail = { mail: "confirm-sign-up" | "already-on-list"; about: string; key: string };
/** `about`: the order's id. */
export type OrderMail = {
  mail: "order-confirmed" | "order-cancelled" | "order-refunded" | "order-too-late" | "order-link" | "order-dispatched" | "address-corrected";
  about: string;
  key: string;
};
/** `about`: the id of the order, the flag or the dead job. */
export type OwnerMail = { mail: "owner-order" | "owner-flag" | "owner-dead-job"; about: string; key: string };
