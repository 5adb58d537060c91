import { posts } from "#content/blog/posts.ts";
import { openPolicies } from "#content/navigation.ts";
import { outsidePath } from "#content/pages/outside.ts";
import { partnersFirst } from "#contracts/site.ts";

/** Pages made at build: they are served from memory and never wait for the database. */
export const prerendered = [
  "/",
  "/home",
  "/warmth-list",
  "/pre-order",
  "/locks-warmth",
  "/waterproof",
  "/scientific-development",
  "/cold-comfort",
  "/blog",
  ...posts.map(({ slug }) => `/blog/${slug}`),
  "/feed.xml",
  outsidePath,
  `${outsidePath}/running`,
  `${outsidePath}/swim`,
  `${outsidePath}/hike`,
  `${outsidePath}/feet`,
  "/more-information",
  "/more-information/partners",
  "/more-information/product",
  `/more-information/${partnersFirst}`,
  "/deck",
  "/pre-order-terms",
  "/privacy-policy",
  "/terms",
  "/cookies-policy",
  "/accessibility",
  "/licences",
  "/faq",
  "/contact",
  "/reaction-report",
  "/privacy-complaint",
  "/your-data",
  "/cancellation",
  "/social-media",
  "/warmth-list_2",
  "/one-moment",
  // No page has this address: it is sent wherever there is none.
  "/404",
  "/site-access/one-moment",
  ...openPolicies.map(({ to }) => `/site-access${to}`),
] as const;
