import { company } from "#content/company.ts";

/** What stands around every page: the bar, the menu, the footer, and the marks that all pages share. */
export const frame = {
  skip: "Skip to content",
  /** What the page's own part is called where it's read out. */
  main: "Content",
  home: "Home",
  backHome: "Back to Home",
  backToSite: "Back to site",
  leavePreview: "Leave preview",
  /** On every page until the shop opens. */
  closed: (opens?: string) => (opens ? `Pre-orders open again on ${opens}.` : "Pre-orders are closed for now."),
  soldOut: "Every tube in this batch has been taken.",
  preview: "Preview: orders are tests and no money is taken.",
  /** Where more is said after it. */
  previewShort: "Preview: orders are tests.",
  cookieSettings: "Cookie Settings",
  newTab: "(opens in a new tab)",
  sample: "Sample",
};

export const bar = {
  pages: "Main",
  order: { long: "Pre-order Now", short: "Pre-order" },
  menu: "Menu",
  open: "Open menu",
  close: "Close menu",
};

export const footer = {
  explore: "Explore",
  cream: "The cream",
  orders: "Orders",
  policies: "Policies",
  who: "Who we are",
  company: `Company number ${company.number}, registered in ${company.registeredIn}`,
  follow: "Follow us",
};

/** The picture that a shared link shows. */
export const shareCardPicture = (title: string) => `${title}, in large letters on a map of isotherms`;
