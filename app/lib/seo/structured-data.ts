import { href, type MetaDescriptor } from "react-router";
import type { Graph, ItemAvailability, Organization, Product, Thing, WebSite } from "schema-dts";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { frame } from "#content/site/frame.ts";
import type { PriceWords } from "#contracts/site.ts";
import picture from "#imagery/drawn/tube-open-960.webp?url";

/** Says what something is in schema.org's words, all addresses whole. `availability`: whether tubes can be ordered, in schema.org's word. */
export type DescribeThing = (origin: string, availability: string, prices: PriceWords) => Exclude<Thing, string>;

/**
 * A page's structured data in one block. React Router writes it with `<`, `>` and `&` escaped, so no word of ours can end
 * it; a browser never runs it, so no policy needs to name it.
 */
export function collectThings(
  things: readonly DescribeThing[],
  { origin, availability, ...prices }: PriceWords & { origin: string; availability: string },
): MetaDescriptor {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things.map((thing) => thing(origin, availability, prices)) };
  return { "script:ld+json": graph } as MetaDescriptor;
}

/** Sample facts stand on the page, marked; a machine would take them for true, so it gets the shop's name alone. */
const facts = company.sample ? {} : { legalName: company.name, email: company.email, address: company.office, identifier: company.number };

/** Who sells. */
export const describeCompany = (origin: string) =>
  ({
    "@type": "Organization",
    "@id": `${origin}/#company`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...facts,
  }) satisfies Organization;

export const describeSite = (origin: string) =>
  ({
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: "en-GB",
    publisher: { "@id": `${origin}/#company` },
  }) satisfies WebSite;

const { tube } = catalogue;

/** Of the countries in the United Kingdom those that a tube is delivered to, ISO 3166-2: not to Northern Ireland. */
const deliveredTo = ["ENG", "SCT", "WLS"];

/** The tube and its pre-order. No ratings, numbers or dates that nobody has given us. */
export const describeProduct = (origin: string, availability: string, { amount }: PriceWords) =>
  ({
    "@type": "Product",
    "@id": `${origin}/#tube`,
    name: `${brand.name} ${brand.tagline.toLowerCase()}`,
    description: `${tube.description}. ${claims.activation.words}. ${claims.waterproof.words}. ${claims.cosmetic.words}`,
    brand: { "@type": "Brand", name: brand.name },
    image: [origin + picture],
    url: `${origin}/pre-order`,
    size: `${tube.sizeMl} ml`,
    offers: {
      "@type": "Offer",
      url: `${origin}/pre-order`,
      price: amount,
      priceCurrency: tube.price.currency,
      availability: `https://schema.org/${availability}` as ItemAvailability,
      itemCondition: "https://schema.org/NewCondition",
      eligibleRegion: deliveredTo.map((region) => `GB-${region}`),
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: 0, currency: tube.price.currency },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "GB", addressRegion: deliveredTo },
      },
      seller: describeCompany(origin),
    },
  }) satisfies Product;

/** Where the share card of the page at `path` is; drawn at build (main/found). */
export const shareCard = (path: string) => `/share${path === "/" ? "/home" : path}.jpg`;

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

type Question = { question: string; answer: string };

/** Questions that stand on the page with their answers, both as plain text. */
export const describeQuestions =
  (questions: readonly Question[]): DescribeThing =>
  () => ({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  });

type Crumb = { title: string; path: string };

/** The way from home to a page, home itself left out of `trail`. */
export const listBreadcrumbs =
  (trail: readonly Crumb[]): DescribeThing =>
  (origin) => ({
    "@type": "BreadcrumbList",
    itemListElement: [{ title: frame.home, path: href("/") }, ...trail].map(({ title, path }, at) => ({
      "@type": "ListItem" as const,
      position: at + 1,
      name: title,
      item: origin + path,
    })),
  });
