import "#app/styles/post.css";
import "#app/styles/blog.css";
import { CategoryFilter } from "#app/features/blog/category-filter.tsx";
import { feedLink } from "#app/features/blog/feed-link.ts";
import { PostCard } from "#app/features/blog/post-card.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { blog } from "#content/blog/blog.ts";
import { posts } from "#content/blog/posts.ts";
import type { Route } from "./+types/blog.ts";

export const meta: Route.MetaFunction = ({ matches }) => [...describePage({ ...blog, path: "/blog" }, matches), feedLink];

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
      <p className="wrap posts-feed">
        With a feed reader you can follow the blog without coming here: <a href="/feed.xml">the feed</a> has every post in full.
      </p>
    </Page>
  );
}
