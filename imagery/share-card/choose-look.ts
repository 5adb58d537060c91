import { brand } from "#content/brand.ts";
import { home } from "#content/home.ts";
import type { SubjectName } from "#imagery/share-card/draw-subject.ts";
import type { grounds } from "#imagery/share-card/grounds.ts";

type Look = { subject: SubjectName; ground: keyof typeof grounds /** One line of plain facts, or none. */; line: string };

const looks: readonly [RegExp, Look][] = [
  [/policy|terms|accessibility|licen[cs]e|cancel|complaint|reaction|statement|contact/, { subject: "ember", ground: "frost", line: "" }],
  [/^\/blog/, { subject: "tube", ground: "glow", line: "" }],
  [/^\/faq|^\/social|^\/more-information\/partners/, { subject: "ember", ground: "sea", line: "" }],
  [new RegExp(`^/${brand.slug}-outside/feet`), { subject: "foot", ground: "glow", line: home.priceLine }],
  [new RegExp(`^/${brand.slug}-outside/.`), { subject: "hand", ground: "glow", line: home.priceLine }],
  [/^\/(cold-comfort|scientific-development|locks-warmth)/, { subject: "hand", ground: "sea", line: home.priceLine }],
];

/** What stands on the card of the page at this path. */
export function chooseLook(path: string): Look {
  return looks.find(([paths]) => paths.test(path))?.[1] ?? { subject: "tube", ground: "sea", line: home.priceLine };
}
