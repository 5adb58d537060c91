import type { DescribeThing } from "#app/structured-data/thing.ts";

type Crumb = { title: string; path: string };

/** The way from home to a page, home itself left out of `trail`. */
export const listBreadcrumbs =
  (trail: readonly Crumb[]): DescribeThing =>
  (origin) => ({
    "@type": "BreadcrumbList",
    itemListElement: [{ title: "Home", path: "/" }, ...trail].map(({ title, path }, at) => ({
      "@type": "ListItem" as const,
      position: at + 1,
      name: title,
      item: origin + path,
    })),
  });
