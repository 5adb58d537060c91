import { posts } from "#content/blog/posts.ts";
import { profiles } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { unnamed } from "#content/legal/companies.ts";
import { sheetLines } from "#content/product.ts";
import { supporters } from "#content/supporters.ts";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import { sampleContactForm } from "#server/platform/settings.ts";
import { type Config, chosen } from "#server/providers/settings.ts";
import { ports } from "#server/providers/vendor.ts";

const samples = (what: string, file: string, entries: readonly { sample?: boolean }[]) => {
  const count = entries.filter(({ sample }) => sample).length;
  return count > 0 ? [`${count} ${what} ${count === 1 ? "is a sample" : "are samples"} (${file})`] : [];
};

/** What the vendors that are chosen still lack, and of which the Privacy Policy cannot say where they are. */
const lacking = (config: Config) =>
  ports.flatMap((port) => {
    const vendor = chosen(port, config);
    if (!vendor) return [];
    const { name, country } = vendor.company;
    return [...(vendor.missing?.(config) ?? []), ...(country === unnamed ? [`The country is missing of "${name}" (its folder in server/providers/)`] : [])];
  });

/** Everything that stands between this site and real customers, one sentence each; empty when it may open. */
export function checkLaunch(config: Config): string[] {
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
    ...sheetLines.filter(({ sample }) => sample).map(({ label }) => `"${label}" is a sample (content/product.ts)`),
    ...(config.CONTACT_FORM_URL === sampleContactForm ? ["CONTACT_FORM_URL is a sample: it leads nowhere"] : []),
    ...(config.PAYMENTS === "local" ? ["PAYMENTS=local takes no real money"] : []),
    ...lacking(config),
    ...(config.SHIPPING === "local" ? ["SHIPPING=local makes specimen labels, which no carrier takes"] : []),
    ...(config.MAIL_DELIVERY === "local" ? ["MAIL_DELIVERY=local keeps every mail on this machine"] : []),
    ...(config.PUBLIC_ORIGIN.startsWith("https:") ? [] : ["PUBLIC_ORIGIN is not https"]),
  ];
}
