import { shareCard } from "#app/share-card.ts";
import { describeCompany } from "#app/structured-data/describe-company.ts";
import type { DescribeThing } from "#app/structured-data/thing.ts";

type Post = {
  title: string;
  description: string;
  path: string;
  /** ISO 8601. */
  published: string;
  /** ISO 8601; the day it was published where it has not changed since. */
  changed?: string;
};

export const describePost =
  ({ title, description, path, published, changed = published }: Post): DescribeThing =>
  (origin) => ({
    "@type": "BlogPosting",
    headline: title,
    description,
    datePublished: published,
    dateModified: changed,
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: [origin + shareCard(path)],
    inLanguage: "en-GB",
    author: describeCompany(origin),
    publisher: describeCompany(origin),
  });
