import type { MetaDescriptor } from "react-router";
import { collectThings, type DescribeThing, listBreadcrumbs, shareCard } from "#app/lib/seo/structured-data.ts";
import { brand } from "#content/brand.ts";
import { shareCardPicture } from "#content/site/frame.ts";
import type { PriceWords } from "#contracts/site.ts";

type Page = {
  /** Followed by the product's name, unless it begins with it or there is no room for both. */
  title: string;
  /** One or two sentences, for search results and shared links. */
  description: string;
  /** Where the page is found, from `/`. Left out for a page that nobody should find: it is marked noindex. */
  path?: string;
  /** The page that search engines are to show in place of this one. */
  instead?: string;
  /** Whose share card it shows; its own, unless it shares one. */
  card?: string;
  /** Pages that stand between this one and home, outermost first. */
  under?: readonly { title: string; path: string }[];
  /** What the page is about, for machines. */
  things?: readonly DescribeThing[];
};

type Matches = readonly ({ id: string; loaderData?: unknown; error?: unknown } | undefined)[];

/** Characters: more is cut off where titles are listed. */
const longestTitle = 70;

type Known = PriceWords & { origin: string; dispatch: string; availability: string };
const unknown: Known = { origin: "", dispatch: "", availability: "PreOrder", price: "", exactPrice: "", vat: "", unitPrice: "", amount: "" };
/** What a page's head may know of the settings. */
export const siteOf = (matches: Matches) => (matches.find((match) => match?.id === "root")?.loaderData as Known | undefined) ?? unknown;

/** What the browser shows as a page's title. */
export function titleOf(title: string) {
  const named = `${title} – ${brand.name}`;
  return title.startsWith(brand.name) || named.length > longestTitle ? title : named;
}

/** The head of a page: for its `meta` export. */
export function describePage({ title, description, path, instead, card, under = [], things = [] }: Page, matches: Matches): MetaDescriptor[] {
  // What stands in the page's place has a title of its own (failure-pages.tsx).
  if (matches.some((match) => match?.error)) return [{ name: "robots", content: "noindex" }];
  const whole = titleOf(title);
  const shown: MetaDescriptor[] = [{ title: whole }, { name: "description", content: description }];
  if (path === undefined) return [...shown, { name: "robots", content: "noindex" }];
  const known = siteOf(matches);
  const { origin } = known;
  const found = instead ?? path;
  const breadcrumbs = path === "/" ? [] : [listBreadcrumbs([...under, { title, path: found }])];
  return [
    ...shown,
    { tagName: "link", rel: "canonical", href: origin + found },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: origin + path },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: origin + shareCard(card ?? path) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: shareCardPicture(title) },
    { name: "twitter:card", content: "summary_large_image" },
    collectThings([...things, ...breadcrumbs], known),
  ];
}
