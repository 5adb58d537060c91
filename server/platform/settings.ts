import { isIP } from "node:net";
import * as v from "valibot";
import { longestCode } from "#contracts/verify-access-code.ts";
import { passwordHashPattern } from "#server/platform/tokens/passwords.ts";

/** Every schema's message is what its value must be: "a port, 0 to 65535". */
export const matching = (pattern: RegExp, must: string) => v.optional(v.pipe(v.string(), v.regex(pattern, must)));
export const between = (least: number, most: number, must: string) => v.pipe(v.string(), v.minLength(least, must), v.maxLength(most, must));
const number = (must: string) => v.pipe(v.string(), v.regex(/^\d{1,7}$/, must), v.transform(Number));
const atMost = (most: number, must: string) => v.pipe(number(must), v.maxValue(most, must));

export const inWords = (choices: readonly string[]) => `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
const oneOf = <const C extends readonly [string, ...string[]]>(...choices: C) => v.optional(v.picklist(choices, inWords(choices)), choices[0]);
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
export const origin = v.pipe(
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
export const address = (scheme: RegExp, must: string) => v.pipe(v.string(), v.url(must), v.regex(scheme, must));
export const service = v.optional(address(/^https?:/, "an address such as https://service.example"));
const mailAddress = matching(/^[^<>@\s]+@[^<>@\s]+$|^[^<>]+ <[^<>@\s]+@[^<>@\s]+>$/, "an address such as hello@shop.example, or Shop <hello@shop.example>");

/** Nobody's form: the launch check asks for a real one. */
const sampleContactForm = "https://forms.example.com/contact";

/** Every setting but those of vendors and their choice (server/providers/settings.ts). docs/operating.md says what each is for. */
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
  LIST_CONFIRMATION: oneOf("shop", "mailchimp"),
  MAIL_FROM: mailAddress,
  LEAVE_MAILBOX: matching(/^[^<>@\s,]+@[^<>@\s,]+$/, "an address such as leave@shop.example"),
  OWNER_EMAIL: mailAddress,
  CONTACT_FORM_URL: v.optional(address(/^https:/, "an address such as https://forms.example.com/contact"), sampleContactForm),
  LEAST_FORM_SECONDS: amount("seconds", "2"),
  DAILY_MAILS: amount("emails", "2000"),
  DAILY_LABELS: amount("labels", "100"),
  DAILY_PARCEL_LOOKS: amount("questions", "2000"),
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

type Settings = typeof settings;
/** PUBLIC_ORIGIN follows PORT where it is not set. */
export type PlatformConfig = { [K in keyof Settings]: K extends "PUBLIC_ORIGIN" ? string : v.InferOutput<Settings[K]> };
