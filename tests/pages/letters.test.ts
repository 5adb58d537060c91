import { expect, it } from "vitest";
import { accented, english, headlines } from "#imagery/letters.ts";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";
import { readText } from "#tests/support/read-text.ts";

const pages = await readBuiltPages();
/** What the faces that pages load cannot set, and a fallback would: each letter once. */
const missing = (text: string, letters: string) => [...new Set(text)].filter((letter) => !letters.includes(letter) && letter !== "\n");

it.each(pages.map(({ path, html }) => [path, html]))("every letter of %s is in the faces it is set in", (_, html) => {
  const headings = [...html.matchAll(/<h([1-3])[ >][\s\S]*?<\/h\1>/g)].map(([heading]) => readText(heading));
  expect(
    missing(headings.join(""), headlines),
    headings.find((heading) => missing(heading, headlines).length > 0),
  ).toEqual([]);
  expect(missing(readText(html), english + accented)).toEqual([]);
});
