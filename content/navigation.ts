/** Sections of the home page that the bar and the drawer lead to. */
export const sections = [
  { id: "product", label: "Product" },
  { id: "science", label: "Science" },
  { id: "team", label: "Team" },
] as const;

/** Pages in the bar, the drawer and the footer: a new page adds one line. */
export const pages = [{ to: "/warmth-list", label: "Warmth List" }] as const;

export const policies = [
  { to: "/privacy-policy", label: "Privacy Policy" },
  { to: "/pre-order-terms", label: "Pre-Order Terms" },
  { to: "/terms", label: "Terms & Conditions" },
] as const;

/** Pages on which the bar waits until the reader has scrolled. */
export const lateBar: readonly string[] = ["/", "/home", "/warmth-list"];
