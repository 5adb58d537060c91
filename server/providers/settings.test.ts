import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { companies, describeUnread, readConfig, settings } from "#server/providers/settings.ts";
import * as vendors from "#server/providers/vendors.ts";

/** How the line of docs/operating.md that belongs to one setting begins; a dash stands for "unset". */
const rowOf = ([name, schema]: [string, object]) => `| \`${name}\` | ${"default" in schema && schema.default ? schema.default : "–"} | `;

describe("docs/operating.md", () => {
  it("has a line for every setting, with its default, and for no other", async () => {
    const text = await readFile(new URL("../../docs/operating.md", import.meta.url), "utf8");
    const written = [...text.matchAll(/^(\| `[A-Z_]+` \| .*? \| )\S.* \|$/gm)].map(([, row]) => row);
    // In the order of their subjects.
    expect(written.toSorted()).toEqual(Object.entries(settings).map(rowOf).toSorted());
  });
});

describe("readConfig", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_ORIGIN: "http://localhost:3000",
      DATA_DIR: ".data",
      DATABASE_URL: undefined,
      SITE_STAGE: "preview",
      LANDING: "home",
      MORE_INFORMATION: "product",
      DECK_URL: undefined,
      SITE_ACCESS: "open",
      SITE_PASSWORD: undefined,
      SITE_PASSWORD_HASH: undefined,
      ACCESS_CODE: undefined,
      SITE_ALLOWED_HOSTS: [],
      TRUSTED_PROXIES: 0,
      ALLOWED_ORIGINS: [],
      CONSENT_ON_LOCAL_HOSTS: "normal",
      LEAST_FORM_SECONDS: 2,
      DAILY_MAILS: 2000,
      DAILY_LABELS: 100,
      DAILY_PARCEL_LOOKS: 2000,
      ASSISTANT: "local",
      ASSISTANT_URL: undefined,
      ASSISTANT_MODEL: undefined,
      ASSISTANT_API_KEY: undefined,
      ASSISTANT_DAILY_BUDGET: 500,
      DAILY_GEO_CALLS: 20_000,
      DAILY_EVENTS: 100_000,
      DAILY_ANALYTICS_EVENTS: 30_000,
      STOCK: 500,
      DISPATCH_DATE: "2027-03-31",
      PAYMENTS: "local",
      SHIPPING: "local",
      EASYPOST_API_KEY: undefined,
      EASYPOST_WEBHOOK_SECRET: undefined,
      EASYPOST_URL: "https://api.easypost.com",
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
      STRIPE_URL: "https://api.stripe.com",
      MAIL_DELIVERY: "local",
      MAILING_LIST: "local",
      MAILCHIMP_API_KEY: undefined,
      MAILCHIMP_LIST_ID: undefined,
      MAILCHIMP_WEBHOOK_SECRET: undefined,
      MAILCHIMP_PERMISSION_ID: undefined,
      MAILCHIMP_URL: undefined,
      LIST_CONFIRMATION: "shop",
      ANALYTICS: "local",
      POSTHOG_KEY: undefined,
      POSTHOG_URL: "https://eu.i.posthog.com",
      POSTHOG_PERSONAL_API_KEY: undefined,
      POSTHOG_PROJECT_ID: undefined,
      MAIL_FROM: undefined,
      LEAVE_MAILBOX: undefined,
      OWNER_EMAIL: undefined,
      CONTACT_FORM_URL: "https://forms.example.com/contact",
      GEO_HEADER: undefined,
      GEO_URL: undefined,
      DRAIN_SECONDS: 2,
      LOG_LEVEL: "info",
      METRICS_TOKEN: undefined,
    });
  });

  it("takes an empty value for unset, and ignores what is none of its own", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", HOME: "/root" })).toEqual(readConfig({}));
  });

  it("takes a login shell's MAIL and a build tool's HOST for theirs, and MAIL for the old name of MAIL_DELIVERY where it says one of ours", () => {
    expect(readConfig({ MAIL: "/var/mail/root", HOST: "x86_64-conda-linux-gnu" })).toEqual(readConfig({}));
    expect(readConfig({ MAIL: "smtp", SMTP_URL: "smtps://u:p@mail.example" }).MAIL_DELIVERY).toBe("smtp");
    expect(readConfig({ MAIL: "smtp", MAIL_DELIVERY: "local" }).MAIL_DELIVERY).toBe("local");
    expect(readConfig({ HOST: "::" }).HOST).toBe("::");
    expect(() => readConfig({ MAIL_DELIVERY: "/var/mail/root" })).toThrow(/^ {2}MAIL_DELIVERY: must be local or smtp/m);
  });

  it("names the setting that a name nearly is, and what was taken for another program's", () => {
    expect(describeUnread({ STIE_STAGE: "live", HOME: "/root", MAIL: "/var/mail/root", PATH: "/bin", EMAIL: "a@b.example", PORTS: "1" })).toEqual([
      "STIE_STAGE is no setting of ours, and was not read: did you mean SITE_STAGE?",
      "PORTS is no setting of ours, and was not read: did you mean PORT?",
    ]);
    expect(describeUnread({ HOST: "x86_64-conda-linux-gnu" })).toEqual([
      "HOST=x86_64-conda-linux-gnu is no address to listen on, and was taken for another program's",
    ]);
  });

  it("reads what is set", () => {
    const config = readConfig({ PORT: "8080", ALLOWED_ORIGINS: "https://a.example, https://b.example/", PUBLIC_ORIGIN: "https://shop.example/" });
    expect(config).toMatchObject({ PORT: 8080, ALLOWED_ORIGINS: ["https://a.example", "https://b.example"], PUBLIC_ORIGIN: "https://shop.example" });
  });

  it("refuses a CDN's header where no proxy is trusted: whoever calls could write it", () => {
    expect(() => readConfig({ GEO_HEADER: "CF-IPCountry" })).toThrow(/^ {2}GEO_HEADER: must be unset while TRUSTED_PROXIES is 0/m);
    expect(readConfig({ GEO_HEADER: "CF-IPCountry", TRUSTED_PROXIES: "1" })).toMatchObject({ GEO_HEADER: "cf-ipcountry" });
  });

  it("says what a gate still needs, and what does not go together", () => {
    expect(() => readConfig({ SITE_ACCESS: "password" })).toThrow(/^ {2}SITE_PASSWORD: must be set for SITE_ACCESS=password, or SITE_PASSWORD_HASH/m);
    expect(() => readConfig({ SITE_ACCESS: "code" })).toThrow(/^ {2}ACCESS_CODE: must be set for SITE_ACCESS=code/m);
    expect(() => readConfig({ SITE_ACCESS: "by-host", SITE_PASSWORD: "warm hands" })).toThrow(/^ {2}ACCESS_CODE: must be set for SITE_ACCESS=by-host/m);
    const hash = `scrypt:32768:8:3:${"a".repeat(22)}:${"b".repeat(43)}`;
    expect(() => readConfig({ SITE_PASSWORD: "warm hands", SITE_PASSWORD_HASH: hash })).toThrow(/^ {2}SITE_PASSWORD: must be unset/m);
    expect(readConfig({ SITE_ACCESS: "password", SITE_PASSWORD_HASH: hash })).toMatchObject({ SITE_ACCESS: "password" });
    expect(readConfig({ SITE_ACCESS: "by-host", ACCESS_CODE: "734215", SITE_ALLOWED_HOSTS: "Shop.example, *.preview.example" })).toMatchObject({
      SITE_ALLOWED_HOSTS: ["shop.example", "*.preview.example"],
    });
  });

  it("follows PORT where PUBLIC_ORIGIN is not set", () => {
    expect(readConfig({ PORT: "4000" }).PUBLIC_ORIGIN).toBe("http://localhost:4000");
  });

  const bad = {
    PORT: "70000",
    PUBLIC_ORIGIN: "https://shop.example/path",
    DATABASE_URL: "mysql://x",
    SITE_STAGE: "production",
    LANDING: "blog",
    MORE_INFORMATION: "both",
    DECK_URL: "javascript:alert(1)",
    SITE_ACCESS: "closed",
    SITE_PASSWORD: "short",
    SITE_PASSWORD_HASH: "plain",
    ACCESS_CODE: "12345678901",
    SITE_ALLOWED_HOSTS: "https://shop.example/",
    TRUSTED_PROXIES: "many",
    STOCK: "-1",
    DISPATCH_DATE: "31/03/2027",
    PAYMENTS: "cash",
    STRIPE_SECRET_KEY: "pk_live_0123456789",
    STRIPE_WEBHOOK_SECRET: "a webhook secret",
    STRIPE_URL: "stripe",
    ANALYTICS: "google",
    POSTHOG_KEY: "p",
    POSTHOG_URL: "posthog",
    MAILING_LIST: "paper",
    MAILCHIMP_API_KEY: "0123456789abcdef",
    MAILCHIMP_LIST_ID: "My list",
    MAILCHIMP_WEBHOOK_SECRET: "tooshort",
    LIST_CONFIRMATION: "both",
    MAIL_FROM: "nobody",
    GEO_HEADER: "two words",
    GEO_URL: "geo.example",
    METRICS_TOKEN: "short",
    ASSISTANT: "gpt",
    ASSISTANT_URL: "models.example",
    ASSISTANT_MODEL: "two words",
    ASSISTANT_API_KEY: "two words",
  };

  it("names every bad key in one message, and repeats no value: some are secret", () => {
    const read = () => readConfig(bad);
    for (const name of Object.keys(bad)) expect(read).toThrow(new RegExp(`^ {2}${name}: must be `, "m"));
    expect(read).not.toThrow(/\bLOG_LEVEL|undefined|mysql|\bshort\b/);
  });
});

it("a choice that needs more names all that is missing", () => {
  const read = () => readConfig({ ANALYTICS: "posthog", POSTHOG_KEY: "phc_key" });
  for (const name of ["POSTHOG_PERSONAL_API_KEY", "POSTHOG_PROJECT_ID"]) expect(read).toThrow(`  ${name}: must be set for ANALYTICS=posthog`);
  expect(read).not.toThrow(/POSTHOG_KEY|POSTHOG_URL/);
  const list = () => readConfig({ MAILING_LIST: "mailchimp" });
  for (const name of ["MAILCHIMP_API_KEY", "MAILCHIMP_LIST_ID", "MAILCHIMP_WEBHOOK_SECRET"])
    expect(list).toThrow(`  ${name}: must be set for MAILING_LIST=mailchimp`);
  expect(() => readConfig({ LIST_CONFIRMATION: "mailchimp" })).toThrow("  LIST_CONFIRMATION: must be shop for MAILING_LIST=local");
  const cards = () => readConfig({ PAYMENTS: "stripe" });
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]) expect(cards).toThrow(`  ${name}: must be set for PAYMENTS=stripe`);
});

it("every vendor that a setting can choose is named in the Privacy Policy, under that setting", () => {
  expect(companies.map(({ only }) => only).toSorted()).toEqual(
    Object.values(vendors)
      .map(({ port, name }) => `${port}=${name}`)
      .toSorted(),
  );
  for (const { port, name } of Object.values(vendors)) expect(() => readConfig({ [port]: name })).not.toThrow(`${port}: must be`);
  expect(companies.find(({ only }) => only === "PAYMENTS=stripe")?.name).toBe("Stripe, our payment provider");
});
