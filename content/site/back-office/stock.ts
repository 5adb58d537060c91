import type { StockChange } from "#contracts/exports.ts";

const tubes = (count: number) => (count === 1 ? "1 tube" : `${count} tubes`);

/** How many tubes there are, and why. */
export const stockPage = {
  title: "Stock",
  description: "Tubes available, sold and sent, and every change.",
  figures: { available: "Available", held: "Awaiting payment", toSend: "Sold, to send", sent: "Sent" },
  /** `batch`: as the site's pages say it. */
  all: (count: number, batch: string) =>
    `${tubes(count)} in all, and nobody can order more than are available. The site's pages say ${batch}. If that's no longer right, ask your developer to change STOCK.`,
  change: {
    title: "Change stock",
    units: "Tubes (+ or −)",
    help: "12 adds tubes, -3 takes them away. This doesn't touch tubes already sold or awaiting payment.",
    why: "Reason, for your records",
    button: "Change stock",
  },
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
  initial: "First stock",
  hold: "Taken by an order",
  release: "Not paid, so back on sale",
  return: "Cancelled or refunded before it was sent",
  adjust: "Changed by hand",
};
