import { Feed } from "feed";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "#app/context.ts";
import type { TextParts } from "#app/routes/blog/post/text-parts.tsx";
import { blog } from "#content/blog/blog.ts";
import type { Post } from "#content/blog/post.ts";
import { posts } from "#content/blog/posts.ts";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { Route } from "./+types/feed.ts";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The blog for feed readers, whole posts, as Atom. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(site);
  const page = `${origin}/blog`;
  const feed = new Feed({
    title: `${brand.name} blog`,
    description: blog.description,
    id: page,
    link: page,
    feedLinks: { atom: `${origin}/feed.xml` },
    favicon: `${origin}/favicon.ico`,
    copyright: company.name,
    author: { name: brand.name, link: origin },
    generator: false,
    ...(posts[0] && { updated: noon(posts[0].date) }),
  });
  for (const post of posts) {
    const url = `${page}/${post.slug}`;
    feed.addItem({
      title: post.title,
      id: url,
      link: url,
      description: post.excerpt,
      content: renderText(post, origin),
      date: noon(post.date),
      published: noon(post.date),
      category: [{ name: post.category, term: post.category }],
    });
  }
  return new Response(feed.atom1(), { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}

// With a query of their own: as routes they need a router around them.
const texts = import.meta.glob<ComponentType<{ components: TextParts }>>("/content/blog/*.mdx", { eager: true, import: "default", query: "?text" });

const Nothing = () => null;

const PlainNote: TextParts["SideNote"] = ({ title, children }) => (
  <aside>
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </aside>
);

/** The text of a post as HTML that stands anywhere: links are whole, and nothing needs our styles. */
function renderText({ file }: Post, origin: string): string {
  const Text = texts[`/content/blog/${file}.mdx`];
  if (!Text) throw new Error(`content/blog/${file}.mdx is missing`);
  return renderToStaticMarkup(<Text components={{ a: "a", PullQuote: Nothing, SideNote: PlainNote }} />).replaceAll(' href="/', ` href="${origin}/`);
}
