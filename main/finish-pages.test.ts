import { expect, it } from "vitest";
import { finishPage } from "#main/finish-pages.ts";
import { integrityOf } from "#server/http/integrity.ts";

const map = { path: "/assets/integrity-x.json", integrity: "sha256-map" };
const page = (body = "") =>
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body>${body}` +
  '<script type="module" async="">import "/assets/a.js";window.x="$&";</script></body></html>';

it("takes script out of the way of the first paint, and starts it later", () => {
  const { page: html, start, entry } = finishPage(page("<p>Hello</p>"), "a page", map);
  expect(html).not.toContain("<link");
  expect(html).not.toContain('type="module"');
  expect(html).toContain("<p>Hello</p>");
  expect(html).toContain('["/assets/a.js","/assets/b.js"]');
  expect(html).toContain('fetch("/assets/integrity-x.json",{integrity:"sha256-map"})');
  expect(html).toContain(`src:"${start}",integrity:"${integrityOf(entry)}"`);
  expect(entry).toBe('import "/assets/a.js";window.x="$&";');
  expect(start).toMatch(/^\/assets\/start-[\w-]{10}\.js$/);
});

it("refuses a page that its own policy would break", () => {
  expect(() => finishPage(page('<p style="color:red">'), "a page", map)).toThrow("a page: a style attribute");
  expect(() => finishPage("<html></html>", "a page", map)).toThrow("a page: no entry script");
});
