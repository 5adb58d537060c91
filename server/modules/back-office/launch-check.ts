import { posts } from "#content/blog/posts.ts";
import { profiles } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { cosmeticFacts } from "#content/cosmetic-facts.ts";
import { processors, unnamed } from "#content/legal/processors.ts";
import { supporters } from "#content/supporters.ts";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import type { Config } from "#server/platform/config.ts";
import { sampleContactForm, stripeApi } from "#server/platform/settings.ts";

const samples = (what: string, file: string, entries: readonly { sample?: boolean }[]) => {
  const count = entries.filter(({ sample }) => sample).length;
  return count > 0 ? [`${count} ${what} ${count === 1 ? "is a sample" : "are samples"} (${file})`] : [];
};

type Choice = keyof typeof processors;
type Settings = Pick<
  Config,
  Choice | "MAILCHIMP_URL" | "EASYPOST_API_KEY" | "EASYPOST_WEBHOOK_SECRET" | "STRIPE_SECRET_KEY" | "STRIPE_URL" | "PUBLIC_ORIGIN" | "CONTACT_FORM_URL"
>;

const placeless = (config: Settings) =>
  (Object.keys(processors) as Choice[]).flatMap((choice) =>
    processors[choice].filter(({ setting, country }) => config[choice] === setting && country === unnamed).map(({ name }) => name),
  );

/** Everything that stands between this site and real customers, one sentence each; empty when it may open. */
export function checkLaunch(config: Settings): string[] {
  const unproven = Object.values(claims).filter(({ evidence }) => evidence === null);
  return [
    ...(company.sample ? ["The company's facts are a sample (content/company.ts)"] : []),
    ...(company.vatNumber === null ? ["The VAT number is missing (content/company.ts)"] : []),
    ...(catalogue.tube.parcel.sample || catalogue.tube.customs.sample ? ["Weight, size and customs data of a parcel are samples (content/catalogue.ts)"] : []),
    ...unproven.map(({ words }) => `No evidence is on file for "${words}" (content/claims.ts)`),
    ...samples("testimonials", "content/testimonials.ts", testimonials),
    ...samples("team members", "content/team.ts", team),
    ...samples("social profiles", "content/brand.ts", profiles),
    ...samples("supporters", "content/supporters.ts", supporters),
    ...samples("blog posts", "content/blog", posts),
    ...cosmeticFacts.filter(({ value }) => value === null).map(({ label }) => `${label}: still to be supplied (content/cosmetic-facts.ts)`),
    ...(config.CONTACT_FORM_URL === sampleContactForm ? ["CONTACT_FORM_URL is a sample: it leads nowhere"] : []),
    ...(config.PAYMENTS === "local" ? ["PAYMENTS=local takes no real money"] : []),
    ...(config.PAYMENTS === "stripe" && /_test_/.test(config.STRIPE_SECRET_KEY ?? "") ? ["STRIPE_SECRET_KEY is a test key: it takes no real money"] : []),
    ...(config.PAYMENTS === "stripe" && config.STRIPE_URL !== stripeApi ? ["STRIPE_URL is not Stripe's own address"] : []),
    ...(config.MAILING_LIST === "mailchimp" && config.MAILCHIMP_URL ? ["MAILCHIMP_URL is not Mailchimp's own address"] : []),
    ...placeless(config).map((name) => `The country is missing of "${name}" (content/legal/processors.ts)`),
    ...(config.SHIPPING === "local" ? ["SHIPPING=local makes specimen labels, which no carrier takes"] : []),
    ...(config.SHIPPING === "easypost" && config.EASYPOST_API_KEY?.startsWith("EZTK") ? ["EASYPOST_API_KEY is a test key: its labels are specimens"] : []),
    ...(config.SHIPPING === "easypost" && !config.EASYPOST_WEBHOOK_SECRET
      ? ["EASYPOST_WEBHOOK_SECRET is missing: what EasyPost reports of parcels is refused"]
      : []),
    ...(config.MAIL_DELIVERY === "local" ? ["MAIL_DELIVERY=local keeps every mail on this machine"] : []),
    ...(config.PUBLIC_ORIGIN.startsWith("https:") ? [] : ["PUBLIC_ORIGIN is not https"]),
  ];
}
