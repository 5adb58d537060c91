import { isIP } from "node:net";
import * as v from "valibot";
import { longestCode } from "#contracts/verify-access-code.ts";
import { passwordHashPattern } from "#server/platform/tokens/passwords.ts";

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, "a port, 0 to 65535"), v.transform(Number), v.maxValue(65_535, "a port, 0 to 65535"));
const count = (what: string) => v.pipe(v.string(), v.regex(/^\d{1,7}$/, what), v.transform(Number));
const origin = v.pipe(
  v.string(),
  v.url("an origin such as https://shop.example"),
  v.transform((text) => new URL(text)),
  v.check((url) => url.pathname === "/" && /^https?:$/.test(url.protocol), "an origin without a path, such as https://shop.example"),
  v.transform((url) => url.origin),
);
const webAddress = v.pipe(
  v.string(),
  v.url("an address such as https://deck.example/ours"),
  v.transform((text) => new URL(text)),
  v.check((url) => /^https?:$/.test(url.protocol), "an address that begins with https://"),
  // It is written into pages as it stands here.
  v.transform((url) => url.href.replaceAll("\\", "%5C").replaceAll("'", "%27")),
);
const serviceAddress = v.pipe(
  v.string(),
  v.url("an address such as https://geo.example"),
  v.check((text) => /^https?:/.test(text), "an address such as https://geo.example"),
);
const mailAddress = v.pipe(
  v.string(),
  v.regex(/^[^<>@\s]+@[^<>@\s]+$|^[^<>]+ <[^<>@\s]+@[^<>@\s]+>$/, "an address such as hello@shop.example, or Shop <hello@shop.example>"),
);

const smtpExample = "an address such as smtps://user:password@mail.example";

/** Stripe's own address for programs. */
export const stripeApi = "https://api.stripe.com";
/** Nobody's form: the launch check asks for a real one. */
export const sampleContactForm = "https://forms.example.com/contact";

const hostPattern = /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$|^\[[\da-f:.]+\]$/;

/** One setting: its name is the environment's, `about` is the line in docs/operating.md. */
const setting = <S extends v.GenericSchema>(schema: S, about: string) => ({ schema, about });

/** Every setting there is. docs/operating.md is tested against this table. */
export const settings = {
  PORT: setting(v.optional(port, "3000"), "Port to listen on"),
  WORKER_PORT: setting(v.optional(port), "Port on which `main/worker.ts` answers /healthz, /readyz and /metrics; unset: none"),
  HOST: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => text === "localhost" || isIP(text) !== 0, "an address such as 127.0.0.1, :: or localhost"),
      ),
      "127.0.0.1",
    ),
    "Address to listen on; 0.0.0.0 for every interface",
  ),
  PUBLIC_ORIGIN: setting(v.optional(origin), "Where visitors reach the site, such as https://shop.example; default http://localhost:PORT"),
  DATA_DIR: setting(v.optional(v.pipe(v.string(), v.nonEmpty("a folder")), ".data"), "Folder of the built-in database, and of the journal of erasures"),
  DATABASE_URL: setting(
    v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "a URL that begins with postgres://"))),
    "A PostgreSQL to share between several processes; unset: one of our own in DATA_DIR",
  ),
  SITE_STAGE: setting(
    v.optional(v.picklist(["preview", "live"], "preview or live"), "preview"),
    "live refuses to start while anything on the site is still a sample",
  ),
  LANDING: setting(
    v.optional(v.picklist(["home", "pre-order"], "home or pre-order"), "home"),
    "What / shows; pre-order sends it to /pre-order, and the home page stays at /home",
  ),
  MORE_INFORMATION: setting(
    v.optional(v.picklist(["product", "partners"], "product or partners"), "product"),
    "What /more-information shows: the product, or the page for partners; the other one is a page below it",
  ),
  DECK_URL: setting(v.optional(webAddress), "The deck that the page for partners opens; unset: a sample deck of this site"),
  SITE_ACCESS: setting(
    v.optional(v.picklist(["open", "code", "password", "by-host"], "open, code, password or by-host"), "open"),
    "Who is let in: everyone, those with the code, or with the password; by-host asks for the code on SITE_ALLOWED_HOSTS and for the password elsewhere",
  ),
  SITE_PASSWORD: setting(
    v.optional(v.pipe(v.string(), v.minLength(8, "at least 8 characters"), v.maxLength(200, "at most 200 characters"))),
    "The password of a closed site, 8 characters or more; changing it ends every access session and preview link",
  ),
  SITE_PASSWORD_HASH: setting(
    v.optional(v.pipe(v.string(), v.regex(passwordHashPattern, "a line that `npm run operator -- hash-password` printed"))),
    "In place of SITE_PASSWORD, its hash, made by `npm run operator -- hash-password`",
  ),
  ACCESS_CODE: setting(
    v.optional(v.pipe(v.string(), v.trim(), v.minLength(6, "6 to 10 characters"), v.maxLength(longestCode, "6 to 10 characters"))),
    "The access code, 6 to 10 characters; changing it ends every access session and preview link",
  ),
  SITE_ALLOWED_HOSTS: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) =>
          text
            .toLowerCase()
            .split(/[\s,]+/)
            .filter(Boolean),
        ),
        v.array(v.pipe(v.string(), v.regex(hostPattern, "names such as shop.example or *.preview.example, without port or path"))),
      ),
      "",
    ),
    "Hosts that by-host asks for the code, as names or *.suffix, separated by commas; unset: PUBLIC_ORIGIN's with and without www, and loopback",
  ),
  TRUSTED_PROXIES: setting(
    v.optional(count("how many proxies stand in front, 0 to 9"), "0"),
    "How many proxies stand in front; only their X-Forwarded-For entries are believed",
  ),
  ALLOWED_ORIGINS: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
        v.array(origin),
      ),
      "",
    ),
    "Other sites whose pages may call our functions, separated by commas",
  ),
  CONSENT_ON_LOCAL_HOSTS: setting(
    v.optional(v.picklist(["normal", "never", "always"], "normal, never or always"), "normal"),
    "Whether the cookie banner comes up by itself on localhost, loopback addresses and every other host than PUBLIC_ORIGIN's; always: even where a choice is saved",
  ),
  STOCK: setting(v.optional(count("a whole number of tubes"), "500"), "Tubes in the pre-order at the very first start; afterwards `npm run operator -- stock`"),
  DISPATCH_DATE: setting(
    v.optional(v.pipe(v.string(), v.isoDate("a date such as 2027-03-31")), "2027-03-31"),
    "The day by which pre-orders are sent, shown before anyone pays",
  ),
  PAYMENTS: setting(
    v.optional(v.picklist(["local", "stripe"], "local or stripe"), "local"),
    "Who takes cards: local is a test page of our own, no money moves; stripe needs the two below",
  ),
  STRIPE_SECRET_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[rs]k_(test|live)_\w{8,200}$/, "a secret or restricted key, such as sk_live_…"))),
    "Stripe's secret key, or a restricted one; with a test key no money moves",
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    v.optional(v.pipe(v.string(), v.regex(/^whsec_[\w+/=]{8,200}$/, "a webhook's signing secret, such as whsec_…"))),
    "The signing secret of Stripe's webhook to /webhooks/stripe; an event that it did not sign is refused",
  ),
  STRIPE_URL: setting(v.optional(origin, stripeApi), "Stripe's API; another address only to test against a server that plays it"),
  SHIPPING: setting(
    v.optional(v.picklist(["local", "easypost"], "local or easypost"), "local"),
    "Who makes shipping labels: local draws specimens of its own, no parcel travels; easypost buys real ones and needs the key below",
  ),
  EASYPOST_API_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^\w{8,200}$/, "a key, such as EZAK…"))),
    "EasyPost's API key; with a test key labels are specimens of the carriers'",
  ),
  EASYPOST_WEBHOOK_SECRET: setting(
    v.optional(v.pipe(v.string(), v.minLength(16, "at least 16 characters"), v.maxLength(200, "at most 200 characters"))),
    "The secret you give EasyPost's webhook to /webhooks/easypost; an event that it did not sign is refused, and while it is unset every event is",
  ),
  EASYPOST_URL: setting(v.optional(origin, "https://api.easypost.com"), "EasyPost's API; another address only to test against a server that plays it"),
  MAIL_DELIVERY: setting(
    v.optional(v.picklist(["local", "smtp"], "local or smtp"), "local"),
    "Who sends mail; local keeps it in a mailbox at /operator/mailbox, smtp hands it to the server at SMTP_URL",
  ),
  SMTP_URL: setting(
    v.optional(v.pipe(v.string(), v.url(smtpExample), v.regex(/^smtps?:\/\//, smtpExample))),
    "The mail server, with user and password: smtps://user:password@mail.example, or smtp:// where it offers STARTTLS; without TLS only on this machine",
  ),
  MAILING_LIST: setting(
    v.optional(v.picklist(["local", "mailchimp"], "local or mailchimp"), "local"),
    "Where the Warmth List also stands, to send news from: local keeps it on this machine; mailchimp needs the three below",
  ),
  MAILCHIMP_API_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\da-z]{8,64}-[a-z]{2,4}\d{1,3}$/, "a key with its data centre, such as 0123abcd…-us21"))),
    "Mailchimp's API key; its end names the data centre",
  ),
  MAILCHIMP_LIST_ID: setting(v.optional(v.pipe(v.string(), v.regex(/^[\da-z]{4,32}$/, "an audience's ID, such as a6b5da1054"))), "The audience's ID"),
  MAILCHIMP_WEBHOOK_SECRET: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22,128}$/, "22 to 128 letters, digits, - or _"))),
    "Random letters of your own, 22 or more: the end of the webhook's address, /webhooks/mailchimp?secret=…",
  ),
  MAILCHIMP_PERMISSION_ID: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\da-z]{4,32}$/, "a marketing permission's ID"))),
    "The audience's marketing permission that stands for tips and news, where it has one",
  ),
  MAILCHIMP_URL: setting(v.optional(origin), "Mailchimp's API; unset: the key's data centre. Another address only to test against a server that plays it"),
  LIST_CONFIRMATION: setting(
    v.optional(v.picklist(["shop", "mailchimp"], "shop or mailchimp"), "shop"),
    "Who asks people by email to confirm their place on the Warmth List: one of the two, never both",
  ),
  ANALYTICS: setting(
    v.optional(v.picklist(["local", "posthog"], "local or posthog"), "local"),
    "Where visits are counted, of those who allow it: local is our own database; posthog needs the four below",
  ),
  POSTHOG_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{4,80}$/, "a project's key, such as phc_…"))),
    "The project's public key, which pages carry",
  ),
  POSTHOG_URL: setting(v.optional(origin, "https://eu.i.posthog.com"), "PostHog's address for events: its cloud's, or a server of your own"),
  POSTHOG_PERSONAL_API_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{4,120}$/, "a personal key, such as phx_…"))),
    "A personal key that may read queries, for the figures in the back office; it never leaves the server",
  ),
  POSTHOG_PROJECT_ID: setting(v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, "the project's number"))), "The project's number, for the same"),
  MAIL_FROM: setting(v.optional(mailAddress), "Sender of every mail; default the company's address"),
  LEAVE_MAILBOX: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[^<>@\s,]+@[^<>@\s,]+$/, "an address such as leave@shop.example"))),
    "A mailbox that somebody reads, offered beside the link for leaving the Warmth List; whoever writes there is taken off with `npm run operator -- leave`",
  ),
  OWNER_EMAIL: setting(v.optional(mailAddress), "Who hears of orders and problems; default the company's address"),
  CONTACT_FORM_URL: setting(
    v.optional(
      v.pipe(v.string(), v.url("an address such as https://forms.example.com/contact"), v.startsWith("https:", "an address that begins with https:")),
      sampleContactForm,
    ),
    "The mailing provider's own contact form, opened in a new tab from /contact",
  ),
  LEAST_FORM_SECONDS: setting(
    v.optional(count("a whole number of seconds"), "2"),
    "How quickly a public form may come back; quicker ones are asked for one more press. 0 asks for no time at all",
  ),
  DAILY_MAILS: setting(
    v.optional(count("a whole number of emails"), "2000"),
    "Emails a day that anybody can cause; what is beyond them waits until the next day. Emails about orders are not counted",
  ),
  DAILY_LABELS: setting(v.optional(count("a whole number of labels"), "100"), "Shipping labels bought a day"),
  DAILY_PARCEL_LOOKS: setting(
    v.optional(count("a whole number of questions"), "2000"),
    "Questions a day to the carrier about parcels on their way, of which it has not reported for hours",
  ),
  ASSISTANT: setting(
    v.optional(v.picklist(["local", "openai-compatible"], "local or openai-compatible"), "local"),
    "Who words the assistants' answers: local quotes our own content; openai-compatible sends question and passages to the service below",
  ),
  ASSISTANT_URL: setting(v.optional(serviceAddress), "Base of any service that speaks the chat completions protocol, such as https://models.example/v1"),
  ASSISTANT_MODEL: setting(v.optional(v.pipe(v.string(), v.regex(/^[\w./:@-]{1,100}$/, "a model's name"))), "The model to ask there"),
  ASSISTANT_API_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{4,500}$/, "a key, without spaces"))),
    "The key for it, sent as a bearer token; unset: none is sent, as to a service of your own",
  ),
  ASSISTANT_DAILY_BUDGET: setting(v.optional(count("a whole number of questions"), "500"), "Questions a day that may go to a language model of a vendor"),
  DAILY_GEO_CALLS: setting(
    v.optional(count("a whole number of questions"), "20000"),
    "Questions a day to the service at GEO_URL; beyond them visitors choose their country",
  ),
  DAILY_EVENTS: setting(
    v.optional(count("a whole number of events"), "100000"),
    "Events of visits a day that are counted here; beyond them nobody is counted until the next",
  ),
  DAILY_ANALYTICS_EVENTS: setting(
    v.optional(v.pipe(count("a whole number of events"), v.minValue(500, "500 or more: so many go at a time")), "30000"),
    "Events a day that are sent on to PostHog; the rest waits and follows the next day",
  ),
  GEO_HEADER: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z\d-]{0,63}$/, "a header's name, such as CF-IPCountry"), v.toLowerCase())),
    "The header in which a CDN names a visitor's country, such as CF-IPCountry; believed only from TRUSTED_PROXIES",
  ),
  GEO_URL: setting(
    v.optional(serviceAddress),
    "A country-code service: /<network>/country_code/ is added, and a whole address is never sent; unset: the country database that comes with the program",
  ),
  DRAIN_SECONDS: setting(
    v.optional(v.pipe(count("a whole number of seconds, 60 at most"), v.maxValue(60, "a whole number of seconds, 60 at most")), "2"),
    "How long /readyz says no, while everything is still answered, before SIGTERM closes the port: a little longer than your balancer takes to notice",
  ),
  LOG_LEVEL: setting(v.optional(v.picklist(["debug", "info", "warn", "error", "silent"], "debug, info, warn, error or silent"), "info"), "How much is logged"),
  METRICS_TOKEN: setting(v.optional(v.pipe(v.string(), v.minLength(16, "at least 16 characters"))), "Bearer token for /metrics; unset: /metrics answers 404"),
} as const;
