import { decode } from "#server/http/found/decode.ts";

/** What a built page says of itself, for cards, the sitemap and llms.txt. */
export type PublicPage = {
  /** Its one address, from `/`. */
  path: string;
  /** False where another page, at that address, is to be found in its place. */
  listed: boolean;
  title: string;
  description: string;
  /** The two kinds of words of its h1; a page may have only one. */
  cold: string;
  warm: string;
  /** Where its share card is asked for, from `/`. */
  card: string;
  /** The day it was published or last changed, ISO 8601; null where it names none. */
  changed: string | null;
};

const plain = (html: string) =>
  decode(
    html
      .replaceAll(/<br\s*\/?>/g, " ")
      .replaceAll(/<[^<>]+>/g, "")
      .replaceAll(/\s+/g, " "),
  ).trim();

function readHeadline(html: string, path: string) {
  const h1 = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<span class="visually-hidden">[\s\S]*?<\/span>/g, "");
  if (!h1) throw new Error(`${path}: no h1 to put on its share card`);
  const part = (look: string) => plain(new RegExp(`<span class="(?:[^"]* )?${look}(?: [^"]*)?">([\\s\\S]*?)</span>`).exec(h1)?.[1] ?? "");
  const [cold, warm] = [part("cold"), part("warm")];
  return cold || warm ? { cold, warm } : { cold: plain(h1), warm: "" };
}

/** Reads a page of the site at `origin`; null where it is not for the public: marked noindex, or without an address of its own. */
export function readPage(html: string, origin: string): PublicPage | null {
  const content = (key: string) => decode(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  const address = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  if (!address?.startsWith(origin) || content("robots").includes("noindex")) return null;
  const path = address.slice(origin.length);
  const title = content("og:title");
  const description = content("description");
  const card = content("og:image").slice(origin.length);
  if (!title || !description || !card) throw new Error(`${path}: no title, description or share card; its meta comes from app/describe-page.ts`);
  const changed = /"dateModified":"([^"]+)"/.exec(html)?.[1] ?? /"datePublished":"([^"]+)"/.exec(html)?.[1] ?? null;
  return { path, listed: content("og:url") === address, title, description, card, changed, ...readHeadline(html, path) };
}
