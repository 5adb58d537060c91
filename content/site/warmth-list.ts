import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { referralWords } from "#content/referral.ts";

type Point = readonly [title: string, text: string];

const promises: readonly Point[] = [
  [
    "A place in the queue",
    "We email the list in order, a group at a time, when tubes are available. You don't have to be on it to buy: anyone can order while pre-orders are open.",
  ],
  ["Only the emails you agree to", "About your place, and when it's your turn to pre-order. Tips and news come only if you tick the second box."],
  [
    "From any country",
    "For now we deliver to England, Scotland and Wales. Anyone can join. If we don't deliver to your country yet, your turn comes once we do.",
  ],
  ["Leave at any time", "Every email has a link to leave the list."],
];

/** What both pages that confirm a place say: the open site's, and the gate's. */
export const confirmation = {
  title: "Confirm your place",
  cold: "Confirm",
  warm: "your place",
  lead: (again: boolean) => `One press and you're on the Warmth List${again ? " again" : ""}.`,
  button: "Confirm my place",
  sending: "One moment...",
  left: (day: string) => `You left the list on ${day}. You'll only be back on it if you press the button.`,
  notAsked: "If you didn't ask to join, close this page. You won't be on the list.",
  mails: "We'll email you about your place, and when it's your turn to pre-order.",
} as const;

/** Where one joins; `referred` is for those who came by a friend's link. */
export const joinPage = {
  title: "The Warmth List",
  description: `Join the Warmth List for ${brand.name}, the ${brand.tagline.toLowerCase()}, and we'll email you when it's your turn to pre-order. Free, and no card needed.`,
  cold: "Join the",
  warm: "Warmth List",
  lead: "Cold hands and feet every winter? Sign up, confirm by email, and we'll write when it's your turn to pre-order.",
  get: "What you get",
  promises,
  referred: {
    lead: `${referralWords.told} Sign up, confirm by email, and we'll write when it's your turn to pre-order.`,
    promises: [...promises, referralWords.forReferred],
  },
  orderNow: { before: "Rather not wait? ", link: (price: string) => `Pre-order a tube for ${price}`, after: ", UK shipping included." },
} as const;

/** The same form on a page of its own, which search engines are not shown. */
export const alternativeJoinPage = {
  title: "A place in the warm",
  description: `Put your name down for ${brand.name}, a cream for cold hands and feet. Fill in the form, then confirm by email.`,
  cold: "Keep me a place",
  warm: "in the warm",
  lead: "For everyone who warms their hands on the mug before drinking from it.",
  steps: [
    ["Now", "Name, email, country. Half a minute."],
    ["Then", `We'll email you a link. Open it, then press “${confirmation.button}”.`],
    ["Later", "We'll email you when it's your turn to pre-order."],
  ],
} as const;

export const signUpForm = {
  title: "Your place on the list",
  name: "Full Name",
  email: "Email Address",
  country: "Country",
  optional: "Optional.",
  send: "Join Warmth List",
  sending: "Joining...",
  /** Beside the boxes: where what is agreed to can be read. */
  read: {
    before: "Read the",
    terms: "terms and conditions",
    and: "and the",
    privacy: "privacy policy",
    after: "(each opens in a new tab).",
  },
  free: "Free, and no card needed.",
  joined: { text: `To confirm your place, open the link in our email, then press “${confirmation.button}”.`, link: "See what happens next" },
  countryFound: { title: "Location Detected", text: (country: string) => `We've pre-filled your country as ${country}. You can change it if needed.` },
  tool: {
    toolname: "join_warmth_list",
    tooldescription: `Puts a person on the Warmth List, the free waiting list of ${brand.name}. Nothing is charged. An email then asks them to confirm.`,
  },
  parameters: {
    name: "The person's full name, 2 to 99 characters",
    email: "Where the person reads email: the confirmation goes there",
    acceptTerms: "Agreement to the terms and to the Warmth List's own emails. Tick only when the person has said yes",
    marketing: "Optional: other news by email. Leave unticked unless the person asks for it",
  },
} as const;

/** When a sign-up was not taken. */
export const signUpFailures = {
  title: "Something went wrong",
  refused: "Failed to subscribe to Mailchimp",
  fields: "Please fix the errors below and try again.",
  tooMany: "Please wait before submitting again.",
  later: "Please try again later or contact support if the problem persists.",
} as const;

export const confirmPage = {
  description: `Confirm your place on the ${brand.name} Warmth List.`,
  next: {
    title: "What happens next",
    list: [
      ["Your place in the queue, straight away", `You'll see it as soon as you confirm. ${referralWords.rule}`],
      ["Only the emails you agreed to", confirmation.mails],
      ["A way to leave in every email", "One press takes you off the list."],
    ],
  },
  used: {
    cold: "Already",
    warm: "confirmed",
    lead: "You've already used this link. Your place on the Warmth List is confirmed.",
    position: "See your place in the queue",
    back: "Back to site",
    wait: "While you wait",
    links: [
      ["Why hands and feet get cold", "/cold-comfort"],
      ["The tube, and how to use it", "/pre-order"],
      ["Questions, answered", "/faq"],
    ],
  },
  gone: {
    cold: "This link",
    warm: "doesn't work",
    lead: "The link has expired, or part of it is missing.",
    title: "Get a new link",
    text: "If you've joined again since, open the link in our newest email. If not, join again with the same address and we'll send a new link straight away. You won't be on the list twice.",
    button: "Join Warmth List",
    before: "Before you do",
    copied: "If you copied the link from the email, check you have all of it: it may run over two lines. It's easier to open it from the email.",
  },
} as const;

/** Shown once an address is confirmed. */
export const joinedPage = {
  title: "You're in!",
  description: `Your place on the ${brand.name} Warmth List is confirmed.`,
  cold: "You're",
  warm: "in!",
  lead: "Thanks for joining — your place on the Warmth List is saved. Pre-orders are open, and stock is limited.",
  soldOutLead: "Thanks for joining — your place on the Warmth List is saved.",
  closed: (opens: string | null) => `Pre-orders are closed ${opens ? `until ${opens}` : "at the moment"}. We'll email you when it's your turn.`,
  soldOut: "Every tube in this batch has been taken. We'll email you when it's your turn.",
  offer: (exactPrice: string) => `${brand.name} for ${exactPrice}`,
  included: `One ${catalogue.tube.sizeMl}\u00a0ml tube, VAT and UK delivery included.`,
  sent: (dispatch: string, delivered: string) => ` We'll send it ${dispatch}, and it'll reach you ${delivered}.`,
  order: "Pre-Order Now",
  back: "Back",
} as const;

/** Shown once the form is sent. */
export const successPage = {
  title: "You're In!",
  description: `Your place on the ${brand.name} Warmth List.`,
  joined: "Thanks for signing up. One more step and you're on the Warmth List.",
  preOrdered: `Thanks for your pre-order — your ${brand.name} is reserved.`,
  confirm: "Confirm your place",
  confirmToo: "Just joined the Warmth List too? Confirm your place",
  steps: ["Open the email that's on its way to you.", `Open the link in it, then press “${confirmation.button}”.`],
  nothingCame:
    "Nothing after five minutes? Check your junk folder, or join again with the same address: you won't be on the list twice. If you left the list before, you'll only be back on it once you confirm.",
  tomorrow: `We've reached today's email limit, so your email will arrive tomorrow. Open the link in it, then press “${confirmation.button}”. Your place counts from then.`,
  order: {
    title: "Where your order is",
    text: "Your order has its own page: the link is in your confirmation email. There you can correct the delivery address or cancel.",
    button: "Find my order",
  },
  back: "Back to site",
  share: {
    button: "Share with a friend",
    title: `${brand.name}: ${brand.tagline.toLowerCase()}`,
    text: `I joined the ${brand.name} Warmth List, for hands and feet that feel the cold. Have a look:`,
    copied: { title: "Link copied", description: "Paste it wherever your friend will see it." },
    copyThis: "Copy this link",
  },
} as const;
