import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Sample } from "#app/ui/text.tsx";
import { categorySlug } from "#content/blog/categories.ts";
import type { Post } from "#content/blog/post.ts";
import { posts } from "#content/blog/posts.ts";

/** The way on from a post: two others, those of its own category first. */
export function MorePosts({ post }: { post: Post }) {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const next = [...others.filter(({ category }) => category === post.category), ...others.filter(({ category }) => category !== post.category)].slice(0, 2);
  return (
    <nav className="more-posts band-warm" aria-label="More articles">
      <div className="wrap">
        <ul>
          {next.map(({ slug, title, category, sample }) => (
            <li key={slug} data-category={categorySlug(category)}>
              <p className="post-facts">
                <span className="post-category">{category}</span> {sample && <Sample />}
              </p>
              <Link to={`/blog/${slug}`}>{title}</Link>
            </li>
          ))}
        </ul>
        <ButtonLink to="/blog">Read More Articles</ButtonLink>
      </div>
    </nav>
  );
}
