import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { formatShort } from "#contracts/money.ts";
import type { PublicPage } from "#server/http/found/read-page.ts";

/** In this order; a page stands under the first heading that takes it. */
const headings: readonly [string, RegExp][] = [
  ["Blog", /^\/blog/],
  ["Policies", /policy|terms|accessibility|cancel|complaint|reaction/],
  ["Questions and contact", /^\/(faq|contact|social-media|more-information\/partners)/],
  ["The cream", /./],
];

const { tube } = catalogue;
const summary = `> ${brand.name} is a hand and foot warming cream for people with cold hands or feet: one ${tube.sizeMl} ml tube, ${formatShort(tube.price)}, UK shipping included, on pre-order. ${claims.disclaimer.words}`;

const headingOf = ({ path }: PublicPage) => headings.find(([, paths]) => paths.test(path))?.[0];
const link = ({ path, title, description }: PublicPage, origin: string) => `- [${title.replace(` – ${brand.name}`, "")}](${origin}${path}): ${description}`;

/** `/llms.txt`: a heading, a summary, and the links that matter. */
export function listForAssistants(pages: readonly PublicPage[], origin: string): string {
  const sections = ["The cream", "Questions and contact", "Blog", "Policies"].map((heading) => {
    const links = pages.filter((page) => headingOf(page) === heading).map((page) => link(page, origin));
    return links.length > 0 ? `## ${heading}\n\n${links.join("\n")}\n` : "";
  });
  return [`# ${brand.name}\n`, `${summary}\n`, ...sections.filter(Boolean)].join("\n");
}
