import { Feed } from "feed";
import { site } from "#app/context.ts";
import { renderText } from "#app/features/blog/render-text.tsx";
import { blog } from "#content/blog/blog.ts";
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
