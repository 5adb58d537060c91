import type { MetaDescriptor } from "react-router";
import { brand } from "#content/brand.ts";

type Page = {
  title: string;
  /** One or two sentences, for search results and shared links. */
  description: string;
  /** Where the page is found, from `/`. Left out for a page that nobody should find: it is marked noindex. */
  path?: string;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

const originOf = (matches: Matches) => (matches.find((match) => match?.id === "root")?.loaderData as { origin: string } | undefined)?.origin ?? "";

/** The head of a page: for its `meta` export. */
export function describePage({ title, description, path }: Page, matches: Matches): MetaDescriptor[] {
  const whole = `${title} – ${brand.name}`;
  const shown: MetaDescriptor[] = [{ title: whole }, { name: "description", content: description }];
  if (path === undefined) return [...shown, { name: "robots", content: "noindex" }];
  const url = originOf(matches) + path;
  return [
    ...shown,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: "en_GB" },
  ];
}
