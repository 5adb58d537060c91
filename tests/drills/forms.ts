/** Every form a visitor can fill in, as a browser without script sends it, with words that are told apart when they come back. */
type Form = {
  path: string;
  typed: Record<string, string>;
  /** What no page gives back: a box that agrees must be ticked anew. */
  ticked?: string[];
};

/** Every form a visitor can fill in, as a browser without script sends it, with words that are told apart when they come back. */
export const forms: Form[] = [
  { path: "/warmth-list", typed: { name: "Grace Typed", email: "typed-list@example.com", country: "GB" }, ticked: ["acceptTerms"] },
  { path: "/warmth-list_2", typed: { name: "Grace Again", email: "typed-again@example.com", country: "GB" }, ticked: ["acceptTerms"] },
  { path: "/checkout", typed: {}, ticked: ["agreedToTerms"] },
  { path: "/your-data", typed: { email: "typed-data@example.com", wish: "erase" } },
  { path: "/order/find", typed: { email: "typed-find@example.com", reference: "EMB-7K4M-2Q9X" } },
  {
    path: "/contact",
    typed: { name: "Grace Contact", email: "typed-contact@example.com", topic: "other", message: "Typed: where do the gulls go in winter?" },
  },
  {
    path: "/reaction-report",
    typed: {
      name: "Grace Reaction",
      email: "typed-reaction@example.com",
      happened: "Typed: my knuckles went red",
      when: "Typed: on Monday morning",
      where: "Typed: the left hand",
      severity: "mild",
      stopped: "yes",
      batch: "TYPED7",
    },
    ticked: ["consent"],
  },
  {
    path: "/privacy-complaint",
    typed: { name: "Grace Complaint", email: "typed-complaint@example.com", complaint: "Typed: you wrote to me twice", wanted: "Typed: an end of it" },
  },
  {
    path: "/cancellation",
    typed: { name: "Grace Cancel", email: "typed-cancel@example.com", address: "Typed Street 1", order: "EMB-7K4M-2Q9X", dates: "Typed: in March" },
  },
];

export const addressForm = (path: string): Form => ({
  path,
  typed: {
    intent: "correct-address",
    name: "Grace Typed",
    line1: "2 Typed Street",
    line2: "Typed Flat",
    city: "Typedham",
    county: "Typedshire",
    postcode: "SW1A 2AA",
  },
});

export const bodyOf = ({ typed, ticked = [] }: Form) =>
  new URLSearchParams([...Object.entries(typed), ...ticked.map((box) => [box, "on"] as [string, string])]).toString();
