import type { StockChange } from "#contracts/exports.ts";

const tubes = (count: number) => (count === 1 ? "1 tube" : `${count} tubes`);

/** How many tubes there are, and why. */
export const stockPage = {
  title: "Stock",
  description: "Tubes available, sold and sent, and every change.",
  figures: { available: "Available", held: "Awaiting payment", toSend: "Sold, to send", sent: "Sent" },
  all: (cap: number, available: number) => `Pre-orders: ${cap} in all, ${cap - available} taken, ${available} left.`,
  says: "When none are left, ordering stops. The site's pages show the total as the size of the batch.",
  cap: {
    title: "Change how many can be pre-ordered",
    label: "Pre-orders in all",
    help: (taken: number) => `Not fewer than ${taken}: those are sold or awaiting payment.`,
    why: "Reason, for your records",
    button: "Change the number",
  },
  capSet: (cap: number, available: number) => `${tubes(cap)} can be pre-ordered in all, and ${available} ${available === 1 ? "is" : "are"} left.`,
  change: {
    title: "Change stock",
    units: "Tubes (+ or −)",
    help: "12 adds 12 tubes; -3 takes 3 away. The total that can be pre-ordered changes too. If a tube came back, book it in on its order's page instead.",
    why: "Reason, for your records",
    button: "Change stock",
  },
  /** What the ledger says of a returned tube that is put back. */
  sentBack: "Sent back unopened",
  changed: (available: number) => `${tubes(available)} ${available === 1 ? "is" : "are"} available now.`,
  ledger: "Every change",
  columns: ["Date", "Change", "Why", "Available after"],
  /** After that number, where there's no room for the columns' names. */
  left: "left",
  none: "No changes yet.",
  older: "Older changes",
  newest: "Newest changes",
};

export const stockReasons: Record<StockChange["reason"], string> = {
  initial: "Initial stock",
  hold: "Taken by an order",
  release: "Not paid, so back on sale",
  return: "Cancelled or refunded before it was sent",
  adjust: "Changed by hand",
};
