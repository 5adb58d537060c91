/** The cookie preferences, but for what they ask (content/cookie-wording.ts). */
export const consentBanner = {
  title: "Cookie preferences",
  /** Said to those who listen when it comes up by itself. */
  comes: "We're asking about cookies. You'll find the choices at the top of this page, under “Cookie preferences”.",
  /** Said once the page has come again with the choice. */
  saved: "Your cookie choice is saved.",
  customising: "Customise cookie preferences",
  back: "Back",
  close: "Close",
  policy: "Privacy Policy",
  /** What the link leads to, for those who hear it alone. */
  policyAbout: "on cookies",
  save: "Save preferences",
  acceptAll: "Accept all",
  /** The second word goes where there's no room. */
  reject: ["Reject", "non-essential"],
  customise: "Customise",
  forget: "Forget my choice",
} as const;

/** How things stand. */
export const consentStands = {
  signalled: "Your browser sends Global Privacy Control. We take that as a no, until you choose otherwise here.",
  allowed: (day: string, list: string) => `On ${day} you allowed: ${list}.`,
  refused: (day: string) => `On ${day} you refused everything that isn't necessary.`,
  notChosen: "You haven't chosen in this browser yet, so we only keep what's strictly necessary.",
  receipt: "Cookie receipt:",
};
