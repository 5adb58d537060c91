import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { CategoryFilter } from "#app/routes/blog/category-filter.tsx";
import { feedLink, PostPicture } from "#app/routes/blog/post-parts.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Sample } from "#app/ui/text.tsx";
import { blog } from "#content/blog/blog.ts";
import { categorySlug } from "#content/blog/categories.ts";
import type { Post } from "#content/blog/post.ts";
import { posts } from "#content/blog/posts.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...describePage({ title: blog.title, description: blog.description, path: href("/blog") }, matches),
  feedLink,
];

export default function Blog() {
  return (
    <Page className="blog">
      <PageHeader {...blog.heading} lead={blog.lead}>
        <CategoryFilter />
      </PageHeader>
      <ul className="wrap posts">
        {posts.map((post, at) => (
          <PostCard key={post.slug} post={post} first={at === 0} />
        ))}
      </ul>
      <p className="wrap pb-8 text-ink-soft text-small leading-(--text-body--line-height) print:hidden">
        {blog.feed[0]}
        <a href="/feed.xml">{blog.feed[1]}</a>
        {blog.feed[2]}
      </p>
    </Page>
  );
}

/** One post on the blog's front page; the whole of it opens the post. */
function PostCard({ post, first = false }: { post: Post; first?: boolean }) {
  const { slug, category, date, title, excerpt, sample } = post;
  return (
    <li className="post-card" data-category={categorySlug(category)}>
      <PostPicture post={post} first={first} />
      <div className="post-words">
        <p className="readout post-facts">
          <span className="post-category">{category}</span> <time dateTime={date}>{formatIsoDay(date)}</time> {sample && <Sample />}
        </p>
        <h2>
          <Link to={href("/blog/:slug", { slug })}>{title}</Link>
        </h2>
        <p className="max-w-[46ch] text-ink-soft">{excerpt}</p>
      </div>
    </li>
  );
}
