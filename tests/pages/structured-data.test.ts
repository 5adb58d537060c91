import { describe, expect, it } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import type { Config } from "#server/providers/settings.ts";
import { testOrigin } from "#tests/support/open-test-app.ts";
import { isPublic, isVariant, readBuiltPages } from "#tests/support/read-built-pages.ts";
import { readText } from "#tests/support/read-text.ts";

type Json = { [key: string]: unknown };

const pages = await readBuiltPages();
const open = pages.filter(isPublic);
const blocksOf = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "");
const graphOf = (html: string) => JSON.parse(blocksOf(html)[0] ?? "{}") as { "@context": string; "@graph": Json[] };

/** Every object in a piece of JSON, itself first. */
const objectsIn = (value: unknown): Json[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
};
const ofType = (html: string, type: string) => objectsIn(graphOf(html)["@graph"]).filter((thing) => thing["@type"] === type);

/** What the search engines' own documents ask of each type. */
const required: Record<string, readonly string[]> = {
  Product: ["name", "description", "image", "offers", "brand"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BlogPosting: ["headline", "datePublished", "dateModified", "image", "author", "mainEntityOfPage"],
};

describe.each(open.map(({ path, html }) => [path, html]))("%s", (path, html) => {
  it("carries one block that parses, with whole addresses and every field its types need", () => {
    expect(blocksOf(html)).toHaveLength(1);
    expect(blocksOf(html)[0]).not.toMatch(/[<>]/);
    const graph = graphOf(html);
    expect(graph["@context"]).toBe("https://schema.org");
    expect(graph["@graph"].length).toBeGreaterThan(0);
    for (const thing of objectsIn(graph["@graph"])) {
      for (const field of required[String(thing["@type"])] ?? []) expect(thing[field], `${thing["@type"]} ${field}`).toBeTruthy();
      for (const field of ["url", "item", "logo", "mainEntityOfPage", "@id"])
        if (thing[field] !== undefined) expect(thing[field]).toMatch(new RegExp(`^${testOrigin}/`));
      for (const picture of [thing.image ?? []].flat()) expect(picture).toMatch(new RegExp(`^${testOrigin}/.*\\.(jpg|png|webp|avif)$`));
    }
    expect(blocksOf(html)[0]).not.toMatch(/undefined|null|NaN|aggregateRating|"review"|gtin|availabilityStarts/);
  });

  it("has a trail from home to itself, over pages that are there", () => {
    const [trail] = ofType(html, "BreadcrumbList");
    if (path === "/" || path === "/home") return expect(trail).toBeUndefined();
    if (isVariant({ path, html })) return;
    const steps = trail?.itemListElement as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    expect(steps[0]?.item).toBe(`${testOrigin}/`);
    expect(steps.at(-1)?.item).toBe(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
    for (const { item } of steps) expect(open.map((page) => testOrigin + page.path)).toContain(item);
    // A page under another names it.
    const parents = path.split("/").length - 2;
    expect(steps.length).toBe(2 + parents);
  });
});

it.each(["/", "/pre-order"])("%s offers the tube at the catalogue's price, on pre-order", (path) => {
  const html = pages.find((page) => page.path === path)?.html ?? "";
  const [offer] = ofType(html, "Offer");
  expect(offer).toMatchObject({
    price: (catalogue.tube.price.minor / 100).toFixed(2),
    priceCurrency: catalogue.tube.price.currency,
    availability: "https://schema.org/PreOrder",
  });
});

it("tells no machine a sample fact", () => {
  expect(company.sample).toBe(true);
  for (const { path, html } of pages)
    for (const fact of [company.name, company.number, company.office, company.email]) expect(blocksOf(html).join(), path).not.toContain(fact);
});

it("says nothing on a page that nobody should find", () => {
  for (const page of pages.filter((page) => !isPublic(page))) expect(blocksOf(page.html), page.path).toEqual([]);
});

it("asks and answers in it only what stands on the page", () => {
  for (const { html } of open)
    for (const question of ofType(html, "Question")) {
      const shown = readText(html).replace(/\s+/g, " ");
      expect(shown).toContain(question.name);
      expect(shown).toContain((question.acceptedAnswer as Json).text);
    }
});

it("dates posts with days that are days", () => {
  for (const { html } of open)
    for (const post of ofType(html, "BlogPosting")) {
      expect(new Date(String(post.datePublished)).toISOString()).toContain(post.datePublished);
      expect(String(post.dateModified) >= String(post.datePublished)).toBe(true);
    }
});

it("says on every page, and to search engines, that no tube can be ordered while that's so", async () => {
  const shownAs = async (sale?: Config["sale"]) => {
    const shown = (await readBuiltPages(undefined, {}, sale)).filter(isPublic);
    const offers = shown.flatMap(({ html }) => ofType(html, "Offer").map(({ availability }) => availability));
    return { ribbons: new Set(shown.map(({ html }) => /<p data-only="SALES=closed"[^>]*>(.*?)<\/p>/.exec(html)?.[1])), offers: new Set(offers) };
  };
  expect(await shownAs()).toEqual({ ribbons: new Set([undefined]), offers: new Set(["https://schema.org/PreOrder"]) });
  const closed = new Set(["https://schema.org/OutOfStock"]);
  expect(await shownAs({ availability: "closed", opens: "3 May 2027" })).toEqual({
    ribbons: new Set(["Pre-orders open again on 3 May 2027."]),
    offers: closed,
  });
  expect(await shownAs({ availability: "closed" })).toEqual({ ribbons: new Set(["Pre-orders are closed for now."]), offers: closed });
  expect(await shownAs({ availability: "sold-out" })).toEqual({ ribbons: new Set(["Every tube in this batch has been taken."]), offers: closed });
});
