import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { winterNotes } from "#content/assistant/passages/winter-notes.ts";
import { posts } from "#content/blog/posts.ts";
import { splitSentences } from "#content/split-sentences.ts";

const textOf = (file: string) => readFileSync(new URL(`../../blog/${file}.mdx`, import.meta.url), "utf8").replaceAll(/\s+/g, " ");
const fromPosts = winterNotes.flatMap((note) => {
  const post = posts.find(({ slug }) => note.sources[0].path === `/blog/${slug}`);
  return post ? [{ note, text: textOf(post.file) }] : [];
});
/** From the table of a post: its cells, and none of its sentences. */
const pile = fromPosts.filter(({ note }) => note.id === "cold/pile-of-clothes");

it("there are some", () => {
  expect(fromPosts.length).toBeGreaterThan(6);
  expect(pile).toHaveLength(1);
});

it.each(fromPosts.filter((one) => !pile.includes(one)))("$note.id stands in its post, word for word", ({ note, text }) => {
  for (const sentence of splitSentences(note.text)) expect(text).toContain(sentence);
});

it.each(pile)("the pile of clothes is the post's", ({ note, text }) => {
  for (const cell of note.text.split(/\. ?|: /).filter(Boolean)) expect(text.toLowerCase()).toContain(cell.toLowerCase());
});
