// Made by make-posts.ts from the posts' front matter: edit it there.
import type { Post } from "#content/blog/post.ts";
import { brand } from "#content/brand.ts";

/** Every post of the blog, newest first. */
export const posts: readonly Post[] = [
  {
    slug: "running-winter-cold-hands-frozen-fish-fingers",
    title: "Frozen fish fingers: a winter runner's notes on cold hands",
    excerpt: "The legs come home warm and the key won't go in the lock. What to wear, when to put it on, and how to thaw without swearing.",
    date: "2025-01-22",
    category: "Exercise in the Cold",
    image: "blog-running-winter",
    imageAlt: "Line drawing: a runner from the collar down among bare winter trees, both fists glowing warm",
    sample: false,
    file: "running-winter",
    words: 1140,
  },
  {
    slug: `cold-water-swimming-cold-hands-${brand.slug}-alternative`,
    title: "The swim is the easy part: cold water and cold hands",
    excerpt: "Getting in is a matter of nerve. Getting dressed afterwards needs fingers. Gloves, the alternatives, and the order of a sensible pile of clothes.",
    date: "2025-01-08",
    category: "Exercise in the Cold",
    image: "blog-cold-water",
    imageAlt: "Line drawing: a swimmer in a cap reaches for the steps of an open-air pool, hands glowing warm against the cold water",
    sample: false,
    file: "cold-water",
    words: 1067,
  },
  {
    slug: "discovery-spark-programme",
    title: "Discovery Spark: what a founder programme asks of a small company",
    excerpt: "A box the size of a postage stamp for the sentence that says what you do. What an application form teaches you about your own company.",
    date: "2024-12-04",
    category: "Company News",
    image: "blog-discovery-spark",
    imageAlt: "Line drawing: a spark in warm colours, its contour lines spreading out into the cold",
    sample: true,
    file: "discovery-spark",
    words: 1023,
  },
  {
    slug: "homerton-changemakers-launch",
    title: "Homerton Changemakers: a launch, and what we don't know yet",
    excerpt: "Joining a programme about change is a good moment to write down your questions. These are the ones a maker of warming cream might bring.",
    date: "2024-11-20",
    category: "Company News",
    image: "blog-homerton-changemakers",
    imageAlt: "Line drawing: a row of five arches, the middle one lit from within, its warmth spreading over the ground",
    sample: true,
    file: "homerton-changemakers",
    words: 959,
  },
];
