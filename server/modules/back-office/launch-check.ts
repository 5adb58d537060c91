import { isInvented } from "#content/launch-facts.ts";
import { unnamed } from "#content/legal/companies.ts";
import { londonDay } from "#server/platform/dates.ts";
import { type Config, chosen } from "#server/providers/settings.ts";
import { ports } from "#server/providers/vendor.ts";

/** What the vendors that are chosen still lack, and of which the Privacy Policy cannot say where they are. */
const lacking = (config: Config) =>
  ports.flatMap((port) => {
    const vendor = chosen(port, config);
    if (!vendor) return [];
    const { name, country } = vendor.company;
    return [...(vendor.missing?.(config) ?? []), ...(country === unnamed ? [`The country of "${name}" is missing (its folder in server/providers/)`] : [])];
  });

/**
 * What these settings still lack before the site may sell to real customers, a sentence each; what its words lack is in content/launch-facts.ts.
 * `day`: the dispatch date that stands; null where it may be over, as in a shop that's late and starts again.
 */
export function checkSettings(config: Config, day: string | null = config.DISPATCH_DATE, now = new Date()): string[] {
  return [
    ...Object.entries(config).flatMap(([name, value]) => (typeof value === "string" && isInvented(value) ? [`${name} is still a sample: set your own`] : [])),
    ...(day !== null && day < londonDay(now) ? ["DISPATCH_DATE has passed"] : []),
    ...(config.PAYMENTS === "local" ? ["PAYMENTS=local takes no real money"] : []),
    ...lacking(config),
    ...(config.SHIPPING === "local" ? ["SHIPPING=local makes specimen labels, which carriers won't accept"] : []),
    ...(config.MAIL_DELIVERY === "local" ? ["MAIL_DELIVERY=local keeps every mail on this machine"] : []),
    ...(config.PUBLIC_ORIGIN.startsWith("https:") ? [] : ["PUBLIC_ORIGIN is not https"]),
  ];
}
