/** What a tube costs, in the words that pages have for it. */
export type PriceWords = {
  /** "£15", or "£15.50". */
  price: string;
  /** "£15.00". */
  exactPrice: string;
  /** The VAT in it, such as "£2.50". */
  vat: string;
  /** Per 100 ml, such as "£18.75". */
  unitPrice: string;
  /** As machines read it: "15.00". */
  amount: string;
};

export const priceOf = ({ price, exactPrice, vat, unitPrice, amount }: PriceWords): PriceWords => ({ price, exactPrice, vat, unitPrice, amount });

/** An answer of the owner's on the page of questions; `place`: the id of the subject that it stands in, or of the question whose answer it is. */
export type PlacedAnswer = { id: string; place: string; question: string; answer: string };

/** What pages take from the settings. */
export type Site = PriceWords & {
  /** Where visitors reach the site, such as "https://shop.example". */
  origin: string;
  /** Where the brand's name leads: what `/` shows. */
  landing: string;
  /** Where the home page is kept, and its sections with it. */
  home: string;
  /** The deck's address: the owner's, or the sample's on this site. */
  deck: string;
  /** When pre-orders are sent, in words such as "by 31 March 2027". */
  dispatch: string;
  /** When they're delivered, such as "by 30 April 2027 at the latest". */
  delivered: string;
  /** What the owner wrote on the page of questions; null while pages are made. */
  answers: readonly PlacedAnswer[] | null;
  /** How many tubes can be pre-ordered in this batch, all in all, such as "500". */
  batch: string;
  /** Whether the cookie banner comes up by itself on hosts other than the public one: "normal", "never" or "always". */
  consentOnLocalHosts: string;
  /** Who does what, such as "MAIL_DELIVERY=local PAYMENTS=local": the settings on which a page's words depend. */
  adapters: string;
  /** Where visits are counted, of those who allow it: "local", or "posthog KEY URL". */
  analytics: string;
  /** Where the payment page stands, such as "https://checkout.stripe.com"; null: on our own origin. */
  paymentPage: string | null;
  /** What `/more-information` shows; null while pages are made, when no setting is known. */
  moreInformation: "product" | "partners" | null;
  /** "closed" where nobody comes in unasked, else nothing. */
  gate: string;
  /** Who is let in; null while pages are made. */
  access: "open" | "code" | "password" | "by-host" | null;
  /** "live" where the shop is open for business, "preview" where orders are tests. */
  stage: string;
  /** Why no tube can be ordered now, in words for every page; "" while pre-orders are open. */
  closed: string;
  /** The same for search engines, as schema.org has it. */
  availability: string;
};

/** Whether emails go out; else they're kept, and nobody gets one. */
export const sendsMail = ({ adapters }: Pick<Site, "adapters">) => adapters.split(" ").includes("MAIL_DELIVERY=smtp");

/** What a page made at build says instead; the server fills it in when it loads the page. */
export const unfilled = {
  origin: "https://origin.invalid",
  landing: "/landing.invalid",
  home: "/home.invalid",
  deck: "https://deck.invalid/",
  dispatch: "by dispatch.invalid",
  delivered: "by delivered.invalid",
  answers: null,
  batch: "batch.invalid",
  price: "price-short.invalid",
  exactPrice: "price-exact.invalid",
  vat: "price-vat.invalid",
  unitPrice: "price-unit.invalid",
  amount: "price-amount.invalid",
  consentOnLocalHosts: "consent.invalid",
  adapters: "adapters.invalid",
  analytics: "analytics.invalid",
  gate: "gate.invalid",
  paymentPage: null,
  moreInformation: null,
  access: null,
  stage: "stage.invalid",
  closed: "closed.invalid",
  availability: "availability.invalid",
} as const satisfies Site;

/** Where the reading of `/more-information` that its setting does not show by default is made at build; nobody can open it. */
export const partnersFirst = "partners-first";
