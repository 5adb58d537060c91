import { brand } from "#content/brand.ts";

/** `about` is heard and not seen: it ends a label that means little by itself. */
export type Entry = { to: string; label: string; about?: string };

/** Sections of the home page that the bar and the drawer lead to. */
export const sections = [
  { id: "product", label: "Product" },
  { id: "science", label: "Science" },
  { id: "team", label: "Team" },
] as const;

const outside = `/${brand.slug}-outside`;

/** Pages in the bar, the drawer and the footer. */
export const pages: readonly Entry[] = [
  { to: outside, label: `${brand.name} Outside` },
  { to: "/faq", label: "FAQ" },
  { to: "/blog", label: "Blog" },
  { to: "/social-media", label: "Social Media" },
  { to: "/more-information", label: "More information", about: ` about ${brand.name}` },
];

/** The bar's last and quietest links; Cookie Settings, a button, follows them. */
export const privacy: readonly Entry[] = [
  { to: "/privacy-policy", label: "Privacy" },
  { to: "/cookies-policy", label: "Cookies" },
];

/** In the drawer and the footer alone: these pages have no parent in the bar. */
export const more: readonly Entry[] = [
  { to: "/warmth-list", label: "Warmth List" },
  { to: "/contact", label: "Contact" },
];

export const aboutTheCream: readonly Entry[] = [
  { to: "/pre-order", label: `The ${brand.name} tube` },
  { to: "/cold-comfort", label: "Why hands and feet get cold" },
  { to: "/locks-warmth", label: "How it holds warmth" },
  { to: "/waterproof", label: "In the water" },
  { to: "/scientific-development", label: "How it was developed" },
  { to: `${outside}/running`, label: "For running" },
  { to: `${outside}/swim`, label: "For swimming" },
  { to: `${outside}/hike`, label: "For hiking" },
  { to: `${outside}/feet`, label: "For feet" },
];

export const orders: readonly Entry[] = [
  { to: "/checkout", label: "Pre-order" },
  { to: "/order/find", label: "Find my order" },
  { to: "/cancellation", label: "Cancel an order" },
  { to: "/reaction-report", label: "Report a reaction" },
];

/** What anyone may read, of a closed site too. */
export const openPolicies = [
  { to: "/privacy-policy", label: "Privacy Policy" },
  { to: "/cookies-policy", label: "Cookies Policy" },
  { to: "/pre-order-terms", label: "Pre-Order Terms" },
  { to: "/terms", label: "Terms & Conditions" },
  { to: "/accessibility", label: "Accessibility" },
] as const satisfies readonly Entry[];

export const policies: readonly Entry[] = [...openPolicies, { to: "/privacy-complaint", label: "Privacy complaint" }];

/** Pages on which the bar waits until the reader has scrolled. */
export const lateBar: readonly string[] = ["/", "/home", "/warmth-list"];
