import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { brand } from "#content/brand.ts";
import { frame } from "#content/site/frame.ts";
import { loadPages } from "#tests/support/load-app.ts";
import { testOrigin } from "#tests/support/open-test-app.ts";
import { isPublic, readBuiltPages } from "#tests/support/read-built-pages.ts";

const files = await loadPages();
const pages = await readBuiltPages();
const open = pages.filter(isPublic);
const bytes = (path: string) => files.get(path)?.plain.body ?? new Uint8Array();
const text = (path: string) => new TextDecoder().decode(bytes(path));
const meta = (html: string, key: string) => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
const addresses = open.map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);

describe.each(open.map(({ path, html }) => [path, html]))("%s is shared as a card", (_, html) => {
  it("of the size that networks ask for, light enough, with its facts beside it", async () => {
    const image = meta(html, "og:image") ?? "";
    expect(image.startsWith(`${testOrigin}/share/`)).toBe(true);
    const card = bytes(image.slice(testOrigin.length));
    expect(card.length).toBeGreaterThan(20_000);
    expect(card.length).toBeLessThan(120_000);
    const { width, height, format } = await sharp(card).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect([meta(html, "og:image:width"), meta(html, "og:image:height"), meta(html, "og:image:type")]).toEqual(["1200", "630", "image/jpeg"]);
    expect(meta(html, "og:image:alt")?.length).toBeGreaterThan(20);
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
  });
});

it("every page says that it's a preview, until the shop is live", async () => {
  const says = ({ html }: { html: string }) => html.includes(frame.preview);
  expect(pages.filter((page) => !says(page)).map(({ path }) => path)).toEqual([]);
  expect((await readBuiltPages(undefined, { SITE_STAGE: "live" })).filter(says).map(({ path }) => path)).toEqual([]);
});

it("no two pages share one card, title or description", () => {
  const once = [...new Map(open.map((page, at) => [addresses[at], page])).values()];
  for (const key of ["og:image", "og:title", "description"]) expect(new Set(once.map(({ html }) => meta(html, key))).size, key).toBe(once.length);
  const cards = [...files].filter(([path]) => path.startsWith("/share/")).map(([, file]) => file.etag);
  expect(new Set(cards).size).toBe(cards.length);
  // One that is found at another's address has a card of its own all the same.
  expect(cards).toHaveLength(new Set(open.map(({ html }) => meta(html, "og:image"))).size);
  expect(meta(open.find(({ path }) => path === "/warmth-list_2")?.html ?? "", "og:image")).toBe(`${testOrigin}/share/warmth-list_2.jpg`);
});

it("a page that nobody should find has no card and no address", () => {
  for (const page of pages.filter((page) => !isPublic(page))) expect(/og:image|rel="canonical"/.test(page.html), page.path).toBe(false);
});

it("the sitemap names every public page once, and nothing else", () => {
  const listed = [...text("/sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toEqual([...new Set(addresses)].sort());
  for (const path of listed) expect(path).not.toMatch(/success|checkout|shipping|order\/|operator|joined|one-moment/);
  for (const [, day] of text("/sitemap.xml").matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const posts = listed.filter((path) => path?.includes("/blog/"));
  expect([...text("/sitemap.xml").matchAll(/<lastmod>/g)]).toHaveLength(posts.length);
});

it("lists the reading of /more-information that its setting shows", async () => {
  const partners = await loadPages({ MORE_INFORMATION: "partners" });
  const list = new TextDecoder().decode(partners.get("/sitemap.xml")?.plain.body);
  expect([list.includes("/more-information/product<"), list.includes("/more-information/partners<")]).toEqual([true, false]);
  expect([text("/sitemap.xml").includes("/more-information/product<"), text("/sitemap.xml").includes("/more-information/partners<")]).toEqual([false, true]);
});

it("llms.txt: a heading, a summary, and a link to every public page", () => {
  const lines = text("/llms.txt").split("\n");
  expect(lines[0]).toBe(`# ${brand.name}`);
  expect(lines[2]).toMatch(/^> .{60,}/);
  const linked = [...text("/llms.txt").matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gm)].map((match) => match[1]);
  expect(linked.sort()).toEqual([...new Set(addresses)].sort());
});

it("the manifest names the product, and every icon is there in the size it says", async () => {
  const manifest = JSON.parse(text("/manifest.webmanifest")) as { name: string; theme_color: string; icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest.name).toBe(brand.name);
  expect(files.get("/manifest.webmanifest")?.plain.headers["content-type"]).toBe("application/manifest+json");
  for (const { html } of pages.filter(({ path }) => path !== "/one-moment")) {
    expect(meta(html, "theme-color")).toBe(manifest.theme_color);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(bytes(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
