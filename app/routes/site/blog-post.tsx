import { Headline, Page } from "#app/ui/page.tsx";
import "#app/styles/post.css";
import "#app/styles/article.css";
import { data } from "react-router";
import { ArticleText } from "#app/features/blog/article-text.tsx";
import { feedLink } from "#app/features/blog/feed-link.ts";
import { MorePosts } from "#app/features/blog/more-posts.tsx";
import { PostNotFound } from "#app/features/blog/post-not-found.tsx";
import { PostPicture } from "#app/features/blog/post-picture.tsx";
import { readingTime } from "#app/features/blog/reading-time.ts";
import { splitTitle } from "#app/features/blog/split-title.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { describePost } from "#app/lib/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { categorySlug } from "#content/blog/categories.ts";
import { formatDate } from "#content/blog/format-date.ts";
import type { Post } from "#content/blog/post.ts";
import { posts } from "#content/blog/posts.ts";
import type { Route } from "./+types/blog-post.ts";

const findPost = (slug: string) => posts.find((post) => post.slug === slug);

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: findPost(params.slug) ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const post = findPost(params.slug);
  if (!post) return describePage({ title: "Post Not Found", description: "The blog post you're looking for doesn't exist." }, matches);
  const { title, excerpt: description, date: published } = post;
  const page = { title, description, path: `/blog/${post.slug}` };
  return [...describePage({ ...page, under: [{ title: "Blog", path: "/blog" }], things: [describePost({ ...page, published })] }, matches), feedLink];
};

export default function BlogPost({ params }: Route.ComponentProps) {
  const post = findPost(params.slug);
  return post ? <Article key={post.slug} post={post} /> : <PostNotFound />;
}

function Article({ post }: { post: Post }) {
  const { category, date, title, excerpt, sample, words } = post;
  return (
    <Page>
      <article className="article">
        <header className="article-head band-deep on-dark">
          <div className="wrap">
            <ButtonLink to="/blog" look="quiet" size="small">
              <Icon name="left" size={20} /> Back to Blog
            </ButtonLink>
            <div className="article-title">
              <p className="post-facts">
                <Link to={`/blog?category=${categorySlug(category)}`} className="post-category">
                  {category}
                </Link>{" "}
                <time dateTime={date}>{formatDate(date)}</time> <span>{readingTime(words)}</span>
              </p>
              <Headline {...splitTitle(title)} />
              <p className="lead soft">{excerpt}</p>
            </div>
            <PostPicture post={post} first />
          </div>
        </header>
        <div className="wrap article-body">
          {sample && (
            <Notice kind="warn" title="Sample" role="note">
              <p>General remarks, holding the place of the company’s own account. To be replaced by the owner before this shop opens.</p>
            </Notice>
          )}
          <ArticleText post={post} />
        </div>
      </article>
      <MorePosts post={post} />
    </Page>
  );
}
