import { findPicture } from "#app/features/blog/find-picture.ts";
import type { Post } from "#content/blog/post.ts";

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
