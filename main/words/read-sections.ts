import { decodeEntities } from "#server/platform/http/seo.ts";

/** A heading and all that is said up to the next one; the first has no heading where words stand before it. */
export type Section = { heading: string; text: string };

/** React's server HTML: every tag is closed, and no attribute holds a bare ">". */
const tokens = /<!--[\s\S]*?-->|<(?<closing>\/?)(?<name>[a-z][a-z0-9-]*)(?<attributes>(?:[\s/][^>]*)?)>|[^<]+/gi;
const isHeading = /^h[1-6]$/;
const isBlock = /^(p|li|div|section|article|header|footer|aside|figure|figcaption|table|tr|td|th|dt|dd|ul|ol|dl|blockquote|summary|details)$/;
const isVoid = /^(br|img|input|hr|meta|link|wbr|source)$/;
/** What is pressed, drawn or said twice. */
const isSilent = /^(script|style|svg|nav|form|fieldset|button|dialog|noscript|template)$/;
/** What belongs to a setting that chooses a vendor is not on every site. */
const isHidden = /\s(data-only="[^"=]*=(?!local)[^"]*"|aria-hidden="true"|hidden=""|role="status"|class="[^"]*\b(visually-hidden|button)\b)/;

const tidy = (text: string) =>
  text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n\s*/g, "\n")
    .trim();

/** What the main part of a built page says, without its markup. A line for each block. */
export function readSections(html: string): Section[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const sections: Section[] = [{ heading: "", text: "" }];
  let saying: keyof Section = "text";
  let depth = 0;
  /** How deep the element stands whose words are left out. */
  let silentFrom = Number.POSITIVE_INFINITY;
  const say = (words: string) => {
    const last = sections.at(-1);
    if (last && depth < silentFrom) last[saying] += words;
  };

  for (const match of main.matchAll(tokens)) {
    const { name, closing, attributes = "" } = match.groups ?? {};
    if (!name) say(match[0].startsWith("<!--") ? "" : decodeEntities(match[0]).replaceAll("\n", " "));
    else if (isVoid.test(name)) say(name === "br" ? " " : "");
    else if (closing) {
      if (isHeading.test(name)) saying = "text";
      if (isBlock.test(name)) say("\n");
      if (depth === silentFrom) silentFrom = Number.POSITIVE_INFINITY;
      depth--;
    } else {
      depth++;
      if (depth < silentFrom && (isSilent.test(name) || isHidden.test(attributes))) silentFrom = depth;
      if (isBlock.test(name)) say("\n");
      if (isHeading.test(name) && depth < silentFrom) {
        sections.push({ heading: "", text: "" });
        saying = "heading";
      }
    }
  }
  return sections.map(({ heading, text }) => ({ heading: tidy(heading), text: tidy(text) })).filter(({ heading, text }) => heading || text);
}
