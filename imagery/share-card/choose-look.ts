import { posts } from "#content/blog/posts.ts";
import { brand } from "#content/brand.ts";
import { home } from "#content/site/home.ts";
import type { Drawing, SubjectName } from "#imagery/share-card/draw-subject.ts";
import type { grounds } from "#imagery/share-card/grounds.ts";

type Look = {
  subject: SubjectName;
  ground: keyof typeof grounds;
  /** One line of plain facts, or none. */
  line: string;
  /** How wide its words may run, in pixels. */
  column: number;
};

const product: Look = { subject: "tube", ground: "sea", line: home.cardLine, column: 690 };
const policy: Look = { subject: "ember", ground: "frost", line: "", column: 760 };
const drawn = (name: string): Look => ({ subject: `drawn/${name}` satisfies Drawing, ground: "paper", line: "", column: 560 });
const drawnDark = (name: string): Look => ({ ...drawn(name), ground: "sea", line: home.cardLine });

const looks: Record<string, Look> = {
  "/warmth-list_2": { ...product, ground: "glow" },
  "/blog": { ...product, ground: "glow", line: "" },
  ...Object.fromEntries(posts.map(({ slug, image }) => [`/blog/${slug}`, drawn(image)])),
  "/faq": drawn("page-faq"),
  "/contact": drawn("page-contact"),
  "/social-media": drawn("page-social"),
  "/more-information/partners": drawn("page-partners"),
  "/cold-comfort": drawn("page-cold-comfort"),
  "/locks-warmth": drawn("page-locks-warmth"),
  "/waterproof": drawn("page-waterproof"),
  "/scientific-development": drawn("page-scientific-development"),
  [`/${brand.slug}-outside`]: drawn("outside-hub"),
  [`/${brand.slug}-outside/running`]: drawnDark("scene-run-dark"),
  [`/${brand.slug}-outside/swim`]: drawnDark("scene-swim-dark"),
  [`/${brand.slug}-outside/hike`]: drawnDark("scene-hike-dark"),
  [`/${brand.slug}-outside/feet`]: drawnDark("scene-feet-dark"),
};

/** What the page is for: policies and forms, or the cream. */
const isPolicy = (path: string) => /policy|terms|accessibility|licences|cancellation|complaint|reaction/.test(path);

/** What stands on the card of the page at this path: its own picture, or the tube. */
export const chooseLook = (path: string): Look => looks[path] ?? (isPolicy(path) ? policy : product);
