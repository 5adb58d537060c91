import { isHidden } from "#server/http/is-hidden.ts";

/** A crawler that is kept out never reads our noindex and lists the bare address, so a hidden site lets it in. */
const hidden = ["User-agent: *", "Disallow:"];
const open = ["User-agent: *", "Disallow: /operator", "Disallow: /order/", "Disallow: /functions/"];

/** `/robots.txt`. */
export const robots = (config: Parameters<typeof isHidden>[0]) =>
  `${(isHidden(config) ? hidden : [...open, "", `Sitemap: ${config.PUBLIC_ORIGIN}/sitemap.xml`]).join("\n")}\n`;
