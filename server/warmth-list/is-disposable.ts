import { disposableEmailBlocklistSet } from "disposable-email-domains-js";

/** Kept by many hands, for others to read: domains that lend a mailbox for minutes. */
const lent = disposableEmailBlocklistSet();

/** Whether an address's domain, or one that it stands under, lends mailboxes. Never a reason to refuse: people have good ones to use them. */
export function isDisposable(email: string): boolean {
  const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
  return labels.some((_, index) => lent.has(labels.slice(index).join(".")));
}
