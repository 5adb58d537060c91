import * as v from "valibot";
import { categories } from "#content/blog/categories.ts";

/** The front matter of a post. `{brand.slug}` in the slug is where the product's own stands. */
export const frontMatter = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z]+(-([a-z]+|\{brand\.slug\}))+$/)),
  title: v.pipe(v.string(), v.minLength(10), v.maxLength(80)),
  /** Stands on cards, under the title, in search results and in the feed. */
  excerpt: v.pipe(v.string(), v.minLength(60), v.maxLength(180)),
  /** ISO 8601, a day. */
  date: v.pipe(v.string(), v.isoDate()),
  category: v.picklist(categories),
  /** A drawing under imagery/drawn, without its ending. */
  image: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  imageAlt: v.pipe(v.string(), v.minLength(20)),
  /** Words that the owner must replace before going live. */
  sample: v.optional(v.boolean(), false),
});

export type Post = v.InferOutput<typeof frontMatter> & {
  /** The MDX file's name without its ending. */
  file: string;
  words: number;
};
