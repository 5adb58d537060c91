import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { href, matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { brand } from "#content/brand.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The form's own address elsewhere, and an example in a comment. */
const notPages = /"\/contact\/form"|\* {5}<ContractForm/;

type Page = { path: string };
/** Every page by its address, without the one that takes all others. */
const pagesOf = (entries: typeof routes, parent = ""): Page[] =>
  entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [...(children ? pagesOf(children, own) : []), ...((path !== undefined || index) && path !== "*" ? [{ path: own || "/" }] : [])];
  });

/** Addresses of pages that are written as bare text, where `href()` would hold them to the routes. */
const bareAddress = /\b(?:to|action|data|join)=(?:"|\{`|\{")\/(?!\/)|\b(?:redirect|navigate)\((?:"|`)\/|\b(?:path|instead|under|card): (?:"|`)\//;

describe("an address of a page is held to the routes", () => {
  it("a wrong one is no type", () => {
    // @ts-expect-error: there is no such page
    expect(href("/no-such-page")).toBe("/no-such-page");
    // @ts-expect-error: an order's page has a token
    expect(() => href("/order/:token")).toThrow("token");
  });

  it.each(['<Link to="/faq">', `<Link to={\`/order/\${token}\`}>`, '<Form action="/contact">', 'redirect("/checkout")', 'path: "/faq"'])(
    "%s is refused",
    (code) => {
      expect(code).toMatch(bareAddress);
    },
  );

  it("every link, form and redirect of app/ names its page by href()", () => {
    const files = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.test\./.test(path));
    const named = files.flatMap((path) =>
      readFileSync(root + path, "utf8")
        .split("\n")
        .flatMap((line, at) => (bareAddress.test(line) && !notPages.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(named).toEqual([]);
  });

  it("every address in content/ is a page of the site", () => {
    const pages = pagesOf(routes);
    const files = globSync("content/**/*.{ts,md,mdx}", { cwd: root }).filter((path) => !/\.test\./.test(path));
    const written = files.flatMap((path) =>
      [...readFileSync(root + path, "utf8").matchAll(/(?:\bto: |\bpath: |, )"(\/[a-z][^"?#]*)|\]\((\/[^)?#]*)/g)].map(
        ([, one, other]) => [path, (one ?? other ?? "").replace("$slug", brand.slug)] as const,
      ),
    );
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter(([, address]) => !matchRoutes(pages, address)?.some(({ route }) => route.path !== "*"))).toEqual([]);
  });
});
