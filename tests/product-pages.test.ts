import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { sheetLines } from "#content/product.ts";
import { outsidePath } from "#content/site/outside.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const openWith = async (env: Record<string, string>) => openTestApp({ built: await loadPages(env), renderPage: await loadApp(), env });

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const words = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<\/(?:p|li|h\d|dd|dt|td|th|summary|figcaption|a|span)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe("as it comes", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openWith({});
  });
  afterAll(() => test.close());
  const page = async (path: string) => (await test.request(path)).text();

  it.each([
    ["/pre-order", ["Pre-order Now"]],
    ["/locks-warmth", [`Pre-Order ${brand.name} Now`]],
    ["/waterproof", [`Pre-Order ${brand.name} Now`]],
    ["/scientific-development", [`Pre-Order ${brand.name} Now`]],
    ["/more-information", [`Pre-Order ${brand.name} Now`]],
    [outsidePath, ["Pre-order for £15"]],
    ...["running", "swim", "hike", "feet"].map((day): [string, string[]] => [`${outsidePath}/${day}`, ["Pre-order"]]),
  ])("%s leads to the checkout by its own button", async (path, [name = ""]) => {
    const buttons = [...main(await page(path)).matchAll(/<a [^>]*class="button[^"]*"[^>]*href="\/checkout"[^>]*>([\s\S]*?)<\/a>/g)];
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.map(([, inside = ""]) => words(inside).trim()).some((said) => said.startsWith(name))).toBe(true);
  });

  it.each(["/locks-warmth", "/waterproof", "/scientific-development", "/more-information"])("%s leads back home and says what the cream is", async (path) => {
    const html = main(await page(path));
    expect(html).toMatch(/<a class="back-home"[^>]*href="\/"[^>]*>[\s\S]*?Back to Home<\/a>/);
    expect(html).toContain("A non medical cosmetic cream designed for cold conditions.");
  });

  it("opens four sub-pages from the hub, each with four benefits of its own", async () => {
    const hub = main(await page(outsidePath));
    const seen = new Set<string>();
    for (const [name, day] of [
      ["Running", "running"],
      ["Swimming", "swim"],
      ["Hiking", "hike"],
      ["Feet", "feet"],
    ]) {
      expect(hub).toMatch(new RegExp(`<a[^>]*href="${outsidePath}/${day}"[^>]*>${name}</a>`));
      const list = /<ul class="ticks[^"]*">([\s\S]*?)<\/ul>/.exec(main(await page(`${outsidePath}/${day}`)))?.[1] ?? "";
      const lines = [...list.matchAll(/<span>([^<]+)<\/span>/g)].map(([, line = ""]) => line);
      expect(lines).toHaveLength(4);
      for (const line of lines) {
        expect(
          Object.values(claims).some(({ words: claim }) => line.startsWith(claim)),
          line,
        ).toBe(true);
        seen.add(line);
      }
    }
    expect(seen.size).toBe(16);
  });

  it("credits a medicinal chemist and a professor at a London university, both marked as samples", async () => {
    const html = main(await page("/scientific-development"));
    expect(words(html)).toMatch(/Medicinal chemist/);
    expect(words(html)).toMatch(/Professor ·\sA London university/);
    expect(html.match(/<span class="(?:[^"]* )?sample">/g)).toHaveLength(2);
  });

  it("shows every line of the product sheet, and marks those that nobody has confirmed", async () => {
    const html = main(await page("/pre-order"));
    for (const { label, value, sample } of sheetLines) {
      const line = html.match(/<dt[^>]*>[\s\S]*?<\/dd>/g)?.find((one) => words(one).startsWith(label)) ?? "";
      expect(words(line), label).toContain(value);
      expect(/class="[^"]*sample"/.test(line), label).toBe(sample === true);
    }
  });

  it("tells machines only what is confirmed of the tube", async () => {
    const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(await page("/pre-order"))?.[1] ?? "";
    for (const { label, sample } of sheetLines) expect(json.includes(`"name":"${label}"`), label).toBe(!sample);
  });

  it("names the dispatch date, and leaves no gap of the build", async () => {
    expect(words(await page("/pre-order"))).toContain("We'll send it by 31 March 2027");
    for (const path of ["/", "/pre-order", "/more-information/partners"]) expect(await page(path), path).not.toMatch(/\.invalid/);
  });

  it("shares no sentence between two pages, claims and quoted words apart", async () => {
    const paths = [
      "/",
      "/pre-order",
      "/locks-warmth",
      "/waterproof",
      "/scientific-development",
      "/cold-comfort",
      "/more-information",
      "/more-information/partners",
    ];
    const days = ["", "/running", "/swim", "/hike", "/feet"].map((day) => outsidePath + day);
    const known = new Set<string>([
      ...Object.values(claims).flatMap((claim) => [claim.words, ...claim.words.split(/(?<=\.) /)]),
      "Illustration, not measured data",
      `Pre-Order ${brand.name} Now`,
      "We'll send it by 31 March 2027",
      ...sheetLines.flatMap(({ label, value }) => [label, value, `${value} Sample`, ...value.split(/(?<=\.) /)]),
    ]);
    const said = new Map<string, string>();
    for (const path of [...paths, ...days]) {
      const sentences = words(main(await page(path)))
        .split(/(?<=[.?!])\s+|\n/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => (sentence.match(/[a-z]{2,}/gi) ?? []).length >= 4 && !known.has(sentence) && !known.has(sentence.replace(/\.$/, "")));
      expect(sentences.length, path).toBeGreaterThan(5);
      for (const sentence of new Set(sentences)) {
        expect(said.get(sentence), `"${sentence}" on ${path}`).toBeUndefined();
        said.set(sentence, path);
      }
    }
  });

  it("shows the product at /more-information and the partners below it", async () => {
    const [product, partners] = [await page("/more-information"), await page("/more-information/partners")];
    expect(words(main(product))).toMatch(/Overcomes\s+Cold Discomfort/);
    expect(words(main(partners))).toMatch(/Get\s+Connected/);
    expect(canonical(product)).toBe(`${testOrigin}/more-information`);
    expect(canonical(partners)).toBe(`${testOrigin}/more-information/partners`);
    expect(main(product)).toContain('href="/more-information/partners"');
    expect(main(partners)).toContain('href="/more-information"');
    const moved = await test.request("/more-information/product?from=mail");
    expect([moved.status, moved.headers.get("location"), moved.headers.get("cache-control")]).toEqual([302, "/more-information?from=mail", "no-store"]);
    expect((await test.request("/more-information/partners-first")).status).toBe(404);
  });

  it("opens the sample deck where the owner has none", async () => {
    expect(main(await page("/more-information/partners"))).toMatch(/<form id="deck" rel="noopener" action="\/deck" target="_blank">.*required.*See our deck/);
    expect(words(main(await page("/deck?certified=on")))).toContain("The deck");
    expect((await test.request("/deck")).headers.get("location")).toBe("/more-information/partners#deck");
  });

  it("says before payment by when the tube arrives, and leads to what's in it", async () => {
    const checkout = main(await page("/checkout"));
    expect(words(checkout)).toMatch(/reach you by\s+30 April 2027\s+at the latest/);
    const [, to] = /href="(\/pre-order#[a-z]+)"[^>]*>ingredients and allergens</.exec(checkout) ?? [];
    const product = main(await page("/pre-order"));
    expect(words(product)).toMatch(/Delivered\s+by 30 April 2027 at the latest/);
    const part = product.slice(product.indexOf(`id="${to?.split("#")[1]}"`));
    expect(words(part.slice(0, part.indexOf("</section>")))).toMatch(/Ingredients \(INCI\)[\s\S]*Allergens/);
  });

  it("shows the home page at / and at /home", async () => {
    expect((await test.request("/")).status).toBe(200);
    expect(await page("/pre-order")).toMatch(/<a class="brand" href="\/"/);
  });
});

describe("with LANDING=pre-order, MORE_INFORMATION=partners and a deck", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openWith({ LANDING: "pre-order", MORE_INFORMATION: "partners", DECK_URL: "https://deck.example/ours?a=1&b=2" });
  });
  afterAll(() => test.close());
  const page = async (path: string) => (await test.request(path)).text();

  it("sends / to the product, by a redirect that no browser remembers", async () => {
    const answer = await test.request("/?utm_source=mail");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/pre-order?utm_source=mail"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await test.request("/", { method: "HEAD" })).status).toBe(302);
  });

  it("keeps the home page at /home, and leads the brand's name and the sections where they now are", async () => {
    const html = await page("/home");
    expect(words(main(html))).toContain("Wave goodbye to");
    expect(html).toMatch(/<a class="brand" href="\/pre-order"/);
    expect(html).toContain('href="/home#team"');
    expect(main(await page("/waterproof"))).toMatch(/<a class="back-home"[^>]*href="\/home"/);
  });

  it("swaps the two readings, their canonical addresses and their links", async () => {
    const [partners, product] = [await page("/more-information"), await page("/more-information/product")];
    expect(words(main(partners))).toMatch(/Get\s+Connected/);
    expect(words(main(product))).toMatch(/Overcomes\s+Cold Discomfort/);
    expect(canonical(partners)).toBe(`${testOrigin}/more-information`);
    expect(canonical(product)).toBe(`${testOrigin}/more-information/product`);
    expect(main(partners)).toContain('href="/more-information/product"');
    expect(main(product)).toContain('href="/more-information"');
    const moved = await test.request("/more-information/partners");
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/more-information"]);
  });

  it("answers a link within the site as it answers an address", async () => {
    expect(await page("/more-information.data")).toContain("partners");
  });

  it("leads to the owner's deck, by a link, whoever has ticked the box: browsers hold a form to form-action through every redirect", async () => {
    const answer = await test.request("/deck?certified=on");
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    const shown = main(await answer.text());
    const [link = ""] = /<a [^>]*href="https:\/\/deck\.example[^>]*>/.exec(shown) ?? [];
    expect(link).toContain('href="https://deck.example/ours?a=1&amp;b=2"');
    expect(link).toContain('rel="noopener"');
    expect(words(shown)).toContain("Open the deck");
    expect(words(shown)).not.toContain("1 / 7");
    expect((await test.request("/deck")).headers.get("location")).toBe("/more-information/partners#deck");
    for (const path of ["/more-information", "/checkout", "/deck?certified=on"])
      expect((await test.request(path)).headers.get("content-security-policy")).toContain("form-action 'self';");
  });
});
