import { fileURLToPath } from "node:url";
import mdx from "@mdx-js/rollup";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { runnerImport } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { categories } from "#content/blog/categories.ts";
import { mdxSettings } from "#content/blog/mdx-settings.ts";
import { frontMatter } from "#content/blog/post.ts";
import { posts } from "#content/blog/posts.ts";
import { brand } from "#content/brand.ts";
import { checkClaims } from "#content/check-claims.ts";

type Text = ComponentType<{ components: object }>;

const Through = ({ title, children }: { title?: string; children?: ReactNode }) => createElement(Fragment, null, title && `${title}.\n`, children);

const Nothing = () => null;

/** The words of a post as a reader meets them, a line for each block. Compiled as for production, which React can run in either of its builds. */
async function readText(file: string) {
  const path = fileURLToPath(new URL(`${file}.mdx`, import.meta.url));
  const { module } = await runnerImport<{ default: Text }>(path, {
    configFile: false,
    logLevel: "error",
    plugins: [mdx({ ...mdxSettings, development: false })],
  });
  const html = renderToStaticMarkup(createElement(module.default, { components: { PullQuote: Nothing, SideNote: Through } }));
  return html
    .replaceAll(/<\/(p|h2|td|th)>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'");
}

it("are the four that the site's addresses name, newest first", () => {
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(
    [
      "running-winter-cold-hands-frozen-fish-fingers",
      `cold-water-swimming-cold-hands-${brand.slug}-alternative`,
      "discovery-spark-programme",
      "homerton-changemakers-launch",
    ].toSorted(),
  );
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(categories));
});

it("marks as samples what is said of the company", () => {
  for (const { category, sample } of posts) expect(sample).toBe(category === "Company News");
});

describe.each([...posts])("$file", ({ file, title, excerpt, imageAlt, words }) => {
  let text = "";
  beforeAll(async () => {
    text = await readText(file);
  });

  it("has at least 700 words, and as many as the list says", () => {
    const counted = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
    expect(counted).toBeGreaterThanOrEqual(700);
    // The list counts a claim as one word.
    expect(Math.abs(counted - words)).toBeLessThan(80);
  });

  it("claims nothing but what the register holds", () => {
    expect(checkClaims([title, excerpt, imageAlt, text].join("\n"))).toEqual([]);
  });

  it("calls the product as the brand does", () => {
    expect(text).toContain(brand.name);
  });
});

describe("front matter", () => {
  const [post] = posts;
  const { file: _file, words: _words, ...right } = { ...post, slug: "a-post" };

  it.each([
    ["a date in words", { date: "January 22, 2025" }],
    ["a category of its own", { category: "Recipes" }],
    ["no picture", { image: undefined }],
    ["a slug that is no address", { slug: "A Post" }],
    ["a field nobody reads", { author: "Somebody" }],
  ])("is refused with %s", (_what, wrong) => {
    expect(v.safeParse(frontMatter, right).success).toBe(true);
    expect(v.safeParse(frontMatter, { ...right, ...wrong }).success).toBe(false);
  });
});
