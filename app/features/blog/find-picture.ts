import type { Post } from "#content/blog/post.ts";

const drawn = import.meta.glob<string>("/imagery/drawn/blog-*.svg", { eager: true, query: "?url", import: "default" });

/** The address of a post's picture. */
export function findPicture({ image }: Pick<Post, "image">) {
  const url = drawn[`/imagery/drawn/${image}.svg`];
  if (!url) throw new Error(`imagery/drawn/${image}.svg is missing`);
  return url;
}
