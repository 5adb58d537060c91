import { decodeEntities } from "#server/platform/http/seo.ts";

/** What ends a line for a reader. */
const blocks =
  /<\/?(?:address|article|aside|blockquote|br|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|label|legend|li|main|nav|ol|option|p|section|select|summary|table|td|text|th|title|tr|ul)\b[^>]*>/g;
const spoken = /\s(?:alt|aria-label|placeholder|title|content|tooldescription|toolparamdescription)="([^"]*)"/g;

const withoutScripts = (html: string) => html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ").replaceAll(/<!--[\s\S]*?-->/g, "");

/** The words that a reader sees, one block a line. */
export const readSeen = (html: string) =>
  decodeEntities(
    withoutScripts(html)
      .replaceAll(/\s+/g, " ")
      .replaceAll(blocks, "\n")
      .replaceAll(/<[^>]+>/g, ""),
  );

/** The words of some HTML or SVG: what is seen, then what is only read aloud or told to machines. */
export function readText(html: string): string {
  const heard = [...withoutScripts(html).matchAll(spoken)].map((match) => decodeEntities(match[1] ?? ""));
  return [readSeen(html), ...heard].join("\n");
}
