import { fileURLToPath } from "node:url";
import { posts } from "#content/blog/posts.ts";
import { partnersFirst } from "#contracts/site.ts";
import { listHtml } from "#main/list-html.ts";
import { needBuild } from "#tests/support/need-build.ts";

const client = fileURLToPath(new URL("../../build/client", import.meta.url));
await needBuild();
const built = (await listHtml(client)).map((file) => file.slice(client.length).replace(/\/index\.html$/, "") || "/").sort();

/** Built, and not opened on a site that is open: a page that loads itself anew, other readings of one that is, and posts like the first. */
const elsewhere = new Set([
  "/404",
  "/one-moment",
  "/more-information/product",
  `/more-information/${partnersFirst}`,
  ...posts.slice(1).map(({ slug }) => `/blog/${slug}`),
]);

/** Made when they are asked for; a new one adds its line. */
const onDemand = [
  "/warmth-list/success",
  "/warmth-list/joined",
  "/warmth-list/link",
  "/warmth-list/friend/7K4M2Q9X",
  "/deck?certified=on",
  "/checkout",
  "/payment-success",
  "/order/find",
  "/shipping",
  "/shipping-success",
  "/received/MSG-7K4M-2Q9X",
];

export const missingPage = "/no-such-page";

/** Every page that anyone can open on an open site, and one that does not exist. */
export const publicPages = [...built.filter((path) => !elsewhere.has(path) && !path.startsWith("/site-access/")), ...onDemand, missingPage];

/** What anybody can read of a closed site, beside its lock. */
export const closedPages = built.filter((path) => path.startsWith("/site-access/") && !path.endsWith("/one-moment"));
