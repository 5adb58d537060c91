import { isIP } from "node:net";
import * as v from "valibot";
import { longestCode } from "#contracts/verify-access-code.ts";
import { passwordHashPattern } from "#server/platform/tokens/passwords.ts";

/** Every schema's message is what its value must be: "a port, 0 to 65535". */
const matching = (pattern: RegExp, must: string) => v.optional(v.pipe(v.string(), v.regex(pattern, must)));
const between = (least: number, most: number, must: string) => v.pipe(v.string(), v.minLength(least, must), v.maxLength(most, must));
const number = (must: string) => v.pipe(v.string(), v.regex(/^\d{1,7}$/, must), v.transform(Number));
const atMost = (most: number, must: string) => v.pipe(number(must), v.maxValue(most, must));

const inWords = (choices: readonly string[]) => `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
const oneOf = <const C extends readonly [string, ...string[]]>(...choices: C) => v.optional(v.picklist(choices, inWords(choices)), choices[0]);
/** Our own system, or one of the companies that may do that work. */
function localOr<P extends keyof typeof settingsOfVendors>(port: P) {
  const choices: readonly ("local" | (keyof (typeof settingsOfVendors)[P] & string))[] = ["local", ...Object.keys(settingsOfVendors[port])] as never;
  return v.optional(v.picklist(choices, inWords(choices)), "local");
}
const amount = (of: string, preset: string) => v.optional(number(`a whole number of ${of}`), preset);

const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const port = atMost(65_535, "a port, 0 to 65535");
const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);
const url = (must: string) =>
  v.pipe(
    v.string(),
    v.url(must),
    v.transform((text) => new URL(text)),
    v.check(isWeb, must),
  );
const originRule = "an origin without a path, such as https://shop.example";
const origin = v.pipe(
  url(originRule),
  v.check(({ pathname }) => pathname === "/", originRule),
  v.transform((url) => url.origin),
);
const host = v.pipe(
  v.string(),
  v.regex(/^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$|^\[[\da-f:.]+\]$/, "names such as shop.example or *.preview.example, without port or path"),
);
const deck = v.pipe(
  url("an address such as https://deck.example/ours"),
  // It is written into pages as it stands here.
  v.transform(({ href }) => href.replaceAll("\\", "%5C").replaceAll("'", "%27")),
);
const address = (scheme: RegExp, must: string) => v.pipe(v.string(), v.url(must), v.regex(scheme, must));
const service = v.optional(address(/^https?:/, "an address such as https://service.example"));
const mailAddress = matching(/^[^<>@\s]+@[^<>@\s]+$|^[^<>]+ <[^<>@\s]+@[^<>@\s]+>$/, "an address such as hello@shop.example, or Shop <hello@shop.example>");

/** Who may do which work besides our own systems, and the settings without which each of them can't. */
export const settingsOfVendors = {
  PAYMENTS: { stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] },
  SHIPPING: { easypost: ["EASYPOST_API_KEY"] },
  MAIL_DELIVERY: { smtp: ["SMTP_URL"] },
  MAILING_LIST: { mailchimp: ["MAILCHIMP_API_KEY", "MAILCHIMP_LIST_ID", "MAILCHIMP_WEBHOOK_SECRET"] },
  ANALYTICS: { posthog: ["POSTHOG_KEY", "POSTHOG_PERSONAL_API_KEY", "POSTHOG_PROJECT_ID"] },
  ASSISTANT: { "openai-compatible": ["ASSISTANT_URL", "ASSISTANT_MODEL"] },
} as const;

export const stripeApi = "https://api.stripe.com";
/** Nobody's form: the launch check asks for a real one. */
export const sampleContactForm = "https://forms.example.com/contact";

/** Every setting there is. docs/operating.md says what each is for; it's tested against these names and defaults. */
export const settings = {
  PORT: v.optional(port, "3000"),
  WORKER_PORT: v.optional(port),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === "localhost" || isIP(text) !== 0, "an address such as 127.0.0.1, :: or localhost"),
    ),
    "127.0.0.1",
  ),
  PUBLIC_ORIGIN: v.optional(origin),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("a folder")), ".data"),
  DATABASE_URL: matching(/^postgres(ql)?:\/\//, "a URL that begins with postgres://"),
  SITE_STAGE: oneOf("preview", "live"),
  LANDING: oneOf("home", "pre-order"),
  MORE_INFORMATION: oneOf("product", "partners"),
  DECK_URL: v.optional(deck),
  SITE_ACCESS: oneOf("open", "code", "password", "by-host"),
  SITE_PASSWORD: v.optional(between(8, 200, "8 to 200 characters")),
  SITE_PASSWORD_HASH: matching(passwordHashPattern, "a line that `npm run operator -- hash-password` printed"),
  ACCESS_CODE: v.optional(v.pipe(v.string(), v.trim(), between(6, longestCode, `6 to ${longestCode} characters`))),
  SITE_ALLOWED_HOSTS: v.optional(v.pipe(v.string(), v.toLowerCase(), v.transform(listed), v.array(host)), ""),
  TRUSTED_PROXIES: v.optional(number("how many proxies stand in front, 0 to 9"), "0"),
  ALLOWED_ORIGINS: v.optional(v.pipe(v.string(), v.transform(listed), v.array(origin)), ""),
  CONSENT_ON_LOCAL_HOSTS: oneOf("normal", "never", "always"),
  STOCK: amount("tubes", "500"),
  DISPATCH_DATE: v.optional(v.pipe(v.string(), v.isoDate("a date such as 2027-03-31")), "2027-03-31"),
  PAYMENTS: localOr("PAYMENTS"),
  STRIPE_SECRET_KEY: matching(/^[rs]k_(test|live)_\w{8,200}$/, "a secret or restricted key, such as sk_live_…"),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_[\w+/=]{8,200}$/, "a webhook's signing secret, such as whsec_…"),
  STRIPE_URL: v.optional(origin, stripeApi),
  SHIPPING: localOr("SHIPPING"),
  EASYPOST_API_KEY: matching(/^\w{8,200}$/, "a key, such as EZAK…"),
  EASYPOST_WEBHOOK_SECRET: v.optional(between(16, 200, "16 to 200 characters")),
  EASYPOST_URL: v.optional(origin, "https://api.easypost.com"),
  MAIL_DELIVERY: localOr("MAIL_DELIVERY"),
  SMTP_URL: v.optional(address(/^smtps?:\/\//, "an address such as smtps://user:password@mail.example")),
  MAILING_LIST: localOr("MAILING_LIST"),
  MAILCHIMP_API_KEY: matching(/^[\da-z]{8,64}-[a-z]{2,4}\d{1,3}$/, "a key with its data centre, such as 0123abcd…-us21"),
  MAILCHIMP_LIST_ID: matching(/^[\da-z]{4,32}$/, "an audience's ID, such as a6b5da1054"),
  MAILCHIMP_WEBHOOK_SECRET: matching(/^[\w-]{22,128}$/, "22 to 128 letters, digits, - or _"),
  MAILCHIMP_PERMISSION_ID: matching(/^[\da-z]{4,32}$/, "a marketing permission's ID"),
  MAILCHIMP_URL: v.optional(origin),
  LIST_CONFIRMATION: oneOf("shop", "mailchimp"),
  ANALYTICS: localOr("ANALYTICS"),
  POSTHOG_KEY: matching(/^[\w-]{4,80}$/, "a project's key, such as phc_…"),
  POSTHOG_URL: v.optional(origin, "https://eu.i.posthog.com"),
  POSTHOG_PERSONAL_API_KEY: matching(/^[\w-]{4,120}$/, "a personal key, such as phx_…"),
  POSTHOG_PROJECT_ID: matching(/^\d{1,12}$/, "the project's number"),
  MAIL_FROM: mailAddress,
  LEAVE_MAILBOX: matching(/^[^<>@\s,]+@[^<>@\s,]+$/, "an address such as leave@shop.example"),
  OWNER_EMAIL: mailAddress,
  CONTACT_FORM_URL: v.optional(address(/^https:/, "an address such as https://forms.example.com/contact"), sampleContactForm),
  LEAST_FORM_SECONDS: amount("seconds", "2"),
  DAILY_MAILS: amount("emails", "2000"),
  DAILY_LABELS: amount("labels", "100"),
  DAILY_PARCEL_LOOKS: amount("questions", "2000"),
  ASSISTANT: localOr("ASSISTANT"),
  ASSISTANT_URL: service,
  ASSISTANT_MODEL: matching(/^[\w./:@-]{1,100}$/, "a model's name"),
  ASSISTANT_API_KEY: matching(/^[\w.~+/=-]{4,500}$/, "a key, without spaces"),
  ASSISTANT_DAILY_BUDGET: amount("questions", "500"),
  DAILY_GEO_CALLS: amount("questions", "20000"),
  DAILY_EVENTS: amount("events", "100000"),
  DAILY_ANALYTICS_EVENTS: v.optional(v.pipe(number("a whole number of events"), v.minValue(500, "500 or more: so many go at a time")), "30000"),
  GEO_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z\d-]{0,63}$/, "a header's name, such as CF-IPCountry"), v.toLowerCase())),
  GEO_URL: service,
  DRAIN_SECONDS: v.optional(atMost(60, "a whole number of seconds, 60 at most"), "2"),
  LOG_LEVEL: oneOf("info", "debug", "warn", "error", "silent"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "at least 16 characters"))),
} as const;
