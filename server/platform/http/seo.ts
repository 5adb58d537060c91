import type { MiddlewareHandler } from "hono";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import type { Site } from "#contracts/site.ts";
import { addDays, utcDay } from "#server/platform/dates.ts";
import { loopbackName } from "#server/platform/http/request.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };

export const decodeEntities = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

export type PublicPage = {
  /** Its one address, from `/`. */
  path: string;
  /** False where another page, at that address, is to be found in its place. */
  listed: boolean;
  title: string;
  description: string;
  card: string;
  /** The day it was published or last changed, ISO 8601; null where it names none. */
  changed: string | null;
};

/** Reads a page of the site at `origin`; null where it is not for the public: marked noindex, or without an address of its own. */
export function readPage(html: string, origin: string): PublicPage | null {
  const content = (key: string) => decodeEntities(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  const address = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  if (!address?.startsWith(origin) || content("robots").includes("noindex")) return null;
  const path = address.slice(origin.length);
  const title = content("og:title");
  const description = content("description");
  const card = content("og:image").slice(origin.length);
  if (!title || !description || !card) throw new Error(`${path}: no title, description or share card; its meta comes from app/lib/seo/describe-page.ts`);
  const changed = /"dateModified":"([^"]+)"/.exec(html)?.[1] ?? /"datePublished":"([^"]+)"/.exec(html)?.[1] ?? null;
  return { path, listed: content("og:url") === address, title, description, card, changed };
}

export function listForSearch(pages: readonly PublicPage[], origin: string): string {
  const urls = pages.map(({ path, changed }) => `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

const headings: readonly [string, RegExp][] = [
  ["Blog", /^\/blog/],
  ["Policies", /policy|terms|accessibility|cancel|complaint|reaction/],
  ["Questions and contact", /^\/(faq|contact|social-media|more-information\/partners)/],
  ["The cream", /./],
];

const { tube } = catalogue;
const summary = (price: string) =>
  `> ${brand.name} is a hand and foot warming cream for people with cold hands or feet: one ${tube.sizeMl} ml tube, ${price}, UK shipping included, on pre-order. ${claims.disclaimer.words}`;

const headingOf = ({ path }: PublicPage) => headings.find(([, paths]) => paths.test(path))?.[0];
const link = ({ path, title, description }: PublicPage, origin: string) => `- [${title.replace(` – ${brand.name}`, "")}](${origin}${path}): ${description}`;

export function listForAssistants(pages: readonly PublicPage[], { origin, price }: Pick<Site, "origin" | "price">): string {
  const sections = ["The cream", "Questions and contact", "Blog", "Policies"].map((heading) => {
    const links = pages.filter((page) => headingOf(page) === heading).map((page) => link(page, origin));
    return links.length > 0 ? `## ${heading}\n\n${links.join("\n")}\n` : "";
  });
  return [`# ${brand.name}\n`, `${summary(price)}\n`, ...sections.filter(Boolean)].join("\n");
}

/** A preview that strangers can reach is kept out of every index. By a machine's own name for itself no search engine reaches it, so it may answer as the live site would. */
export const isHidden = ({ SITE_STAGE, PUBLIC_ORIGIN }: Pick<PlatformConfig, "SITE_STAGE" | "PUBLIC_ORIGIN">) =>
  SITE_STAGE === "preview" && !loopbackName.test(new URL(PUBLIC_ORIGIN).hostname);

/** Around everything, files from memory too: nothing of a hidden site is listed, and no link on it is followed. */
export const keepHidden: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("x-robots-tag")) c.res.headers.set("x-robots-tag", "none");
};

/** A crawler that is kept out never reads our noindex and lists the bare address, so a hidden site lets it in. */
const hidden = ["User-agent: *", "Disallow:"];
const open = ["User-agent: *", "Disallow: /operator", "Disallow: /order/", "Disallow: /functions/"];

export const robots = (config: Parameters<typeof isHidden>[0]) =>
  `${(isHidden(config) ? hidden : [...open, "", `Sitemap: ${config.PUBLIC_ORIGIN}/sitemap.xml`]).join("\n")}\n`;

/** An old file is not to be trusted, so it says when that will be: half a year from the day it is asked for. */
const days = 180;

export function securityTxt(origin: string, at: Date) {
  const expires = utcDay(addDays(at, days));
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/terms#acceptable-use`,
    "",
  ].join("\n");
}
