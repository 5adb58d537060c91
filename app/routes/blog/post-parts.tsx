import type { MetaDescriptor } from "react-router";
import type { Post } from "#content/blog/post.ts";
import { brand } from "#content/brand.ts";

/** A post's drawing on its ground. `first`: it stands in the first screen of the page. */
export function PostPicture({ post, first = false }: { post: Post; first?: boolean }) {
  return (
    <img
      className="post-picture"
      src={findPicture(post)}
      alt={post.imageAlt}
      width="960"
      height="720"
      data-category={post.category}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

const drawn = import.meta.glob<string>("/imagery/drawn/blog-*.svg", { eager: true, query: "?url", import: "default" });

/** The address of a post's picture. */
function findPicture({ image }: Pick<Post, "image">) {
  const url = drawn[`/imagery/drawn/${image}.svg`];
  if (!url) throw new Error(`imagery/drawn/${image}.svg is missing`);
  return url;
}

/** Tells a feed reader where the blog's feed is. */
export const feedLink: MetaDescriptor = { tagName: "link", rel: "alternate", type: "application/atom+xml", title: `${brand.name} blog`, href: "/feed.xml" };
