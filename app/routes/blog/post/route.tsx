import { href, Outlet, useLocation } from "react-router";
import { plainPath } from "#app/lib/browser/urls.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { describePost } from "#app/lib/seo/structured-data.ts";
import { feedLink, PostPicture } from "#app/routes/blog/post-parts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Sample } from "#app/ui/text.tsx";
import { blog } from "#content/blog/blog.ts";
import { categorySlug } from "#content/blog/categories.ts";
import type { Post } from "#content/blog/post.ts";
import { posts } from "#content/blog/posts.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

/** Each post's text is a route of its own within this one (app/routes.ts): a page brings no other post's words. */
function findPost({ pathname }: { pathname: string }) {
  const post = posts.find(({ slug }) => plainPath(pathname) === href("/blog/:slug", { slug }));
  if (!post) throw new Error(`No post is at ${pathname}`);
  return post;
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const post = findPost(location);
  const { title, excerpt: description, date: published } = post;
  const page = { title, description, path: href("/blog/:slug", { slug: post.slug }) };
  return [...describePage({ ...page, under: [{ title: blog.name, path: href("/blog") }], things: [describePost({ ...page, published })] }, matches), feedLink];
};

export default function BlogPost() {
  const post = findPost(useLocation());
  return <Article key={post.slug} post={post} />;
}

function Article({ post }: { post: Post }) {
  const { category, date, title, excerpt, sample, words } = post;
  return (
    <Page>
      <article className="article">
        <header className="article-head on-dark bg-surface-deep text-ink">
          <div className="wrap grid justify-items-start pt-[calc(var(--nav-height)+1.25rem)] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-x-[clamp(2rem,5vw,5rem)] print:pt-0">
            {/* Its words begin where the page's do. */}
            <ButtonLink to={href("/blog")} look="quiet" size="small" className="-ml-[min(1rem+2px,var(--gutter))] lg:col-span-full print:hidden">
              <Icon name="left" size={20} /> {blog.back}
            </ButtonLink>
            <div className="article-title pt-[clamp(1rem,3vw,2.5rem)] pb-8 lg:pb-20">
              <p className="readout post-facts">
                <Link to={`${href("/blog")}?category=${categorySlug(category)}`} className="post-category inline-flex min-h-11 items-center">
                  {category}
                </Link>{" "}
                <time dateTime={date}>{formatIsoDay(date)}</time> <span>{blog.readingTime(Math.max(1, Math.round(words / wordsPerMinute)))}</span>
              </p>
              <Headline {...splitTitle(title)} />
              <p className="lead soft text-pretty">{excerpt}</p>
            </div>
            <PostPicture post={post} first />
          </div>
        </header>
        <div className="wrap pt-24 pb-(--section) lg:pt-20 lg:text-[1.25rem] print:py-8">
          {sample && (
            <Notice kind="warn" title={blog.sample.title} role="note" className="mb-10 max-w-measure">
              <p>{blog.sample.text}</p>
            </Notice>
          )}
          <div className="prose article-text flow-root max-w-measure leading-[1.62]">
            <Outlet />
          </div>
        </div>
      </article>
      <MorePosts post={post} />
    </Page>
  );
}

/** The way on from a post: two others, those of its own category first. */
function MorePosts({ post }: { post: Post }) {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const next = [...others.filter(({ category }) => category === post.category), ...others.filter(({ category }) => category !== post.category)].slice(0, 2);
  return (
    <nav className="bg-surface-warm py-[clamp(3rem,6vw,5rem)] print:hidden" aria-label={blog.more.label}>
      <div className="wrap">
        <ul className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-cols-2">
          {next.map(({ slug, title, category, sample }) => (
            <li key={slug} className="relative border-ink-on-light border-t-2 pt-4" data-category={categorySlug(category)}>
              <p className="readout post-facts">
                <span className="post-category">{category}</span> {sample && <Sample />}
              </p>
              <Link
                to={href("/blog/:slug", { slug })}
                className="font-bold font-cold font-stretch-75% text-h3 text-ink no-underline hover:text-link-hover hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={href("/blog")} className="mt-10">
          {blog.more.button}
        </ButtonLink>
      </div>
    </nav>
  );
}

const wordsPerMinute = 220;

/** "Frozen fish fingers: a runner's notes" runs cold up to its colon, and warm after it. */
function splitTitle(title: string): { cold: string; warm?: string } {
  const [cold = title, ...rest] = title.split(": ");
  return rest.length > 0 ? { cold: `${cold}:`, warm: rest.join(": ") } : { cold: title };
}
