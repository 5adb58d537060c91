import type { Locator, Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { gateWords } from "#tests/journeys/support/gate.ts";
import { keepChoice } from "#tests/journeys/support/place.ts";
import { expect, open, type SiteUnderTest } from "#tests/journeys/support/site.ts";

/** What a page shows, word for word as the specification quotes it. `wide` and `narrow`: at that width only. */
export type PageWords = {
  path: string;
  title?: string;
  headings: readonly string[];
  links?: readonly (readonly [words: string, to: string])[];
  buttons?: readonly string[];
  labels?: readonly string[];
  texts?: readonly string[];
};

export const everywhere = {
  bar: {
    links: [
      ["Product", "/#product"],
      ["Science", "/#science"],
      ["Team", "/#team"],
      [`${brand.name} Outside`, `/${brand.slug}-outside`],
      ["FAQ", "/faq"],
      ["Blog", "/blog"],
      ["Social Media", "/social-media"],
      [`More information about ${brand.name}`, "/more-information"],
      ["Privacy", "/privacy-policy"],
      ["Cookies", "/cookies-policy"],
    ],
    order: { wide: "Pre-order Now", narrow: "Pre-order", to: "/checkout" },
  },
  cookieSettings: "Cookie Settings",
  footer: { copyright: /^© 2025(–\d{4})? / },
} as const;

const cosmetic = "A non medical cosmetic cream designed for cold conditions.";
const backHome = ["Back to Home", "/"] as const;
const order = [`Pre-Order ${brand.name} Now`, "/checkout"] as const;
const outside = `/${brand.slug}-outside`;

export const pages: readonly PageWords[] = [
  {
    path: "/",
    headings: ["Wave goodbye to cold hands and feet", "What Our Customers Say", "How does it work", "Supported by"],
    links: [
      [`More Information about ${brand.name}`, "/more-information"],
      ["Join Warmth List", "/warmth-list"],
      ["Pre-order Now", "/checkout"],
      ["The Warmth List", "/warmth-list"],
    ],
    texts: [
      "For Active Lifestyles",
      "Daily Comfort",
      "Works for all types of skin",
      "Thermal Activation",
      "Waterproof",
      "Moisturising",
      "Thermal Imaging Proof",
      "Limited Pre-order",
      "£15",
      "Secure checkout • No subscription • One-time purchase",
      "A non medical cosmetic cream designed for cold conditions.",
    ],
  },
  {
    path: "/warmth-list",
    headings: ["Join the Warmth List"],
    labels: ["Full Name", "Email Address", "Country"],
    buttons: ["Join Warmth List"],
  },
  {
    path: "/warmth-list/success",
    headings: ["You're In!"],
    buttons: ["Share with a friend"],
    links: [
      ["Back to site", "/"],
      ["Home", "/"],
      ["FAQ", "/faq"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
      ["Terms & Conditions", "/terms"],
      ["Warmth List", "/warmth-list"],
    ],
  },
  {
    path: "/warmth-list/joined",
    headings: ["You're in!"],
    buttons: ["Pre-Order Now"],
    links: [["Back", "/"]],
  },
  {
    path: "/checkout",
    headings: ["Almost there!"],
    links: [
      ["Pre-Order Terms", "/pre-order-terms"],
      ["Privacy Policy", "/privacy-policy"],
    ],
    texts: ["5 to 10 working days"],
  },
  { path: "/blog", headings: [], texts: ["All", "Exercise in the Cold", "Company News", "22 January 2025"] },
  {
    path: "/blog/running-winter-cold-hands-frozen-fish-fingers",
    headings: [],
    links: [
      ["Back to Blog", "/blog"],
      ["Read More Articles", "/blog"],
    ],
    texts: ["Exercise in the Cold", "22 January 2025"],
  },
  { path: "/pre-order", headings: [`Pre-order ${brand.name}`], links: [["Pre-order Now", "/checkout"]], texts: ["£15", "UK shipping included", cosmetic] },
  ...["/locks-warmth", "/waterproof", "/scientific-development"].map((path) => ({ path, headings: [], links: [backHome, order], texts: [cosmetic] })),
  { path: "/more-information", headings: ["Overcomes Cold Discomfort"], links: [backHome, order], texts: [cosmetic] },
  {
    path: "/deck?certified=on",
    headings: ["Emberly The deck"],
    links: [["The list of claims", "/scientific-development#claims"]],
    texts: ["Sample", "1 / 7", "7 / 7"],
  },
  { path: "/more-information/partners", headings: ["Get Connected"], links: [backHome], texts: ["Connect with ", "See our deck", "£50,000"] },
  {
    path: outside,
    headings: ["Running", "Swimming", "Hiking", "Feet"],
    links: [
      ["Running", `${outside}/running`],
      ["Swimming", `${outside}/swim`],
      ["Hiking", `${outside}/hike`],
      ["Feet", `${outside}/feet`],
      ["Pre-order for £15", "/checkout"],
    ],
  },
  { path: "/pre-order-terms", headings: ["Pre-Order Terms"], links: [["Contact Us", "/contact"]], texts: ["21 July 2025"] },
  { path: "/privacy-policy", headings: ["Privacy Policy"], texts: ["18 January 2025"] },
  { path: "/contact", headings: ["Get in Contact"], buttons: ["Open Contact Form"], links: [["Terms & Conditions", "/terms"]] },
  { path: "/cookies-policy", headings: ["Cookies Policy"], buttons: ["Cookie Settings"], texts: ["Effective 1 September 2025"] },
  { path: "/faq", headings: ["Is it waterproof?", "What does it cost?"], links: [["Contact us", "/contact"]] },
  { path: "/no-such-page", headings: ["404 Oops! Page not found"], links: [["Return to Home", "/"]] },
];

type Shown = {
  situation: string;
  title?: string;
  description?: string;
  /** Provokes it, and answers where the words must stand. Or the journey that does so on its way: its file, and its title. */
  seenIn?: readonly [file: string, test: string];
  show?: (page: Page, site: SiteUnderTest) => Promise<Locator>;
  /** What the browser's console says meanwhile. */
  console?: RegExp;
};

const messages = (page: Page) => page.locator("[role=alert], [role=status], [data-toasts], .notice").locator("visible=true").filter({ hasText: /\S/ });

const broken = { status: 500, json: { error: { code: "broken", message: "no" } } };

/** Section 8 of the specification, row by row. */
export const catalogue: readonly Shown[] = [
  {
    situation: "Password function call error",
    ...gateWords.failed,
    seenIn: ["gate", "a server or a network that fails has words of its own"],
  },
  {
    situation: "Network exception on verify",
    ...gateWords.away,
    seenIn: ["gate", "a server or a network that fails has words of its own"],
  },
  { situation: "Wrong password", ...gateWords.wrongPassword(4), seenIn: ["gate", "the form says the same, blocks, and lets in"] },
  { situation: "Blocked", ...gateWords.blocked, seenIn: ["gate", "says what was wrong, warns, blocks, and stays blocked over a reload"] },
  { situation: "Success", ...gateWords.granted, seenIn: ["gate", "opens the page that was asked for, keeps its receipts, and is left again"] },
  { situation: "Wrong access code", ...gateWords.wrongCode, seenIn: ["gate", "hints after three wrong ones, never locks, and opens"] },
  {
    situation: "Validation failure",
    title: "Validation Error",
    description: "Please fix the errors below and try again.",
    seenIn: ["warmth-list", "every field says what is wrong with it, in its own words"],
  },
  {
    situation: "More than 3 submits in 15 minutes",
    title: "Too Many Requests",
    description: "Please wait before submitting again.",
    seenIn: ["warmth-list", "the fourth send within 15 minutes stays in the browser"],
  },
  {
    situation: "Subscribe call errors or success false",
    title: "Something went wrong",
    description: "Please try again later or contact support if the problem persists.",
    seenIn: ["warmth-list", " costs nothing that was typed"],
  },
  {
    situation: "Location success",
    title: "Location Detected",
    description: "We've pre-filled your country as Germany. You can change it if needed.",
    seenIn: ["location", ": filled in where functional cookies are allowed, said for three seconds, and sent"],
  },
  {
    situation: "Location errors",
    console: /status of 500/,
    async show(page) {
      const logged = page.waitForEvent("console", (message) => message.text().startsWith("No location:"));
      await page.route("**/functions/v1/get-user-location", (route) => route.fulfill(broken));
      await keepChoice(page, true);
      await open(page, "/warmth-list");
      await logged;
      await expect(messages(page)).toHaveCount(0);
      return page.getByRole("main");
    },
  },
  {
    situation: "Product chatbot failure",
    description: "I'm sorry, I'm having trouble responding right now. Please try again or contact our team directly.",
    seenIn: ["assistant", "where no answer comes it says so, logs it, and asks again"],
  },
  {
    situation: "DermaFlo chat failure",
    title: "Error",
    description: "Failed to send message. Please try again.",
    seenIn: ["assistant", "the technology's assistant: 600 px high, 42 rem wide, with times; what fails is a toast, and the question stays"],
  },
  {
    situation: "Blank required shipping field",
    title: "Please fill in all required fields",
    seenIn: ["shipping", "a label from the public page: blank fields, busy words, success, label, tracking, reload, its own link"],
  },
  {
    situation: "Shipment error",
    title: "Failed to create shipment",
    seenIn: ["shipping", "whatever goes wrong stays on the form, with words, and nothing typed is lost"],
  },
  {
    situation: "Shipment success",
    title: "Shipping label created successfully!",
    seenIn: ["shipping", "a label from the public page: blank fields, busy words, success, label, tracking, reload, its own link"],
  },
  {
    situation: "Currency detection failure",
    description: "Unable to detect currency",
    seenIn: ["currency", "where that is unknown too it says so, and tries again when asked to"],
  },
  {
    situation: "Unknown blog slug",
    title: "Post Not Found",
    description: "The blog post you're looking for doesn't exist.",
    seenIn: ["blog", "an unknown post answers 404 with the way back, also when script leads there"],
  },
  {
    situation: "Unknown route",
    title: "404",
    description: "Oops! Page not found",
    seenIn: ["every-page", "an unknown route answers 404 and is logged to the console"],
  },
  { situation: "Analytics failures", seenIn: ["analytics", "a failure is nobody's business, and what was to be sent waits"] },
];
