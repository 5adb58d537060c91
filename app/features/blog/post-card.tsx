import { PostPicture } from "#app/features/blog/post-picture.tsx";
import { Link } from "#app/ui/link.tsx";
import { Sample } from "#app/ui/text.tsx";
import { categorySlug } from "#content/blog/categories.ts";
import { formatDate } from "#content/blog/format-date.ts";
import type { Post } from "#content/blog/post.ts";

/** One post on the blog's front page; the whole of it opens the post. */
export function PostCard({ post, first = false }: { post: Post; first?: boolean }) {
  const { slug, category, date, title, excerpt, sample } = post;
  return (
    <li className="post-card" data-category={categorySlug(category)}>
      <PostPicture post={post} first={first} />
      <div className="post-words">
        <p className="post-facts">
          <span className="post-category">{category}</span> <time dateTime={date}>{formatDate(date)}</time> {sample && <Sample />}
        </p>
        <h2>
          <Link to={`/blog/${slug}`}>{title}</Link>
        </h2>
        <p className="post-excerpt">{excerpt}</p>
      </div>
    </li>
  );
}
