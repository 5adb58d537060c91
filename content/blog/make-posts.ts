import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import mdx from "@mdx-js/rollup";
import * as v from "valibot";
import { runnerImport } from "vite";
import { countWords } from "#content/blog/count-words.ts";
import { mdxSettings } from "#content/blog/mdx-settings.ts";
import { frontMatter, type Post } from "#content/blog/post.ts";

/**
 * Writes content/blog/posts.ts: `node content/blog/make-posts.ts`. Committed, because the server reads no MDX. With
 * `--check`, as every build runs it, it only says whether the list is still what the posts say.
 */

const folder = fileURLToPath(new URL(".", import.meta.url));
const list = `${folder}posts.ts`;

async function readPost(name: string): Promise<Post> {
  const path = folder + name;
  const { module } = await runnerImport<{ frontmatter: unknown }>(path, { configFile: false, logLevel: "error", plugins: [mdx(mdxSettings)] });
  const read = v.safeParse(frontMatter, module.frontmatter);
  if (!read.success) throw new Error(`${name}: ${read.issues.map(({ message, path: at }) => `${at?.map(({ key }) => key).join(".")}: ${message}`).join("; ")}`);
  return { ...read.output, file: name.replace(/\.mdx$/, ""), words: countWords(await readFile(path, "utf8")) };
}

/** The brand's slug is not known here: it is filled in wherever the list is read. */
const literal = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.includes("{brand.slug}") ? text.replaceAll("{brand.slug}", "$" + "{brand.slug}").replaceAll(/^"|"$/g, "`") : text;
};

const entry = (post: Post) =>
  `  {\n${Object.entries(post)
    .map(([key, value]) => `    ${key}: ${literal(value)},\n`)
    .join("")}  },\n`;

const names = (await readdir(folder)).filter((name) => name.endsWith(".mdx"));
const posts = (await Promise.all(names.map(readPost))).sort((a, b) => b.date.localeCompare(a.date));

const text = `// Made by make-posts.ts from the posts' front matter: edit it there.
import type { Post } from "#content/blog/post.ts";
import { brand } from "#content/brand.ts";

/** Every post of the blog, newest first. */
export const posts: readonly Post[] = [
${posts.map(entry).join("")}];
`;

if (!process.argv.includes("--check")) await writeFile(list, text);
else if ((await readFile(list, "utf8")) !== text) throw new Error("content/blog/posts.ts is older than the posts: run `node content/blog/make-posts.ts`");
