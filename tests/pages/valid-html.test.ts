import { html } from "hono/html";
import { expect, it } from "vitest";
import { layout } from "#server/providers/payments/local/pages/layout.ts";
import { htmlValidator } from "#tests/support/html-validator.ts";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";

/** Asks again by itself while the database starts: that is what the page is for. */
const waits = /Meta refresh must be instant/;

/** An apostrophe in a title is one character, as a browser shows it; React writes six, and the rule for long titles would count them. */
const withPlainTitle = (html: string) => html.replace(/<title>[^<]*/, (title) => title.replaceAll("&#x27;", "'"));

it.each((await readBuiltPages()).map(({ path, html }) => [path, html]))("%s is valid HTML", async (path, html) => {
  const { results } = await htmlValidator.validateString(withPlainTitle(html), path);
  const messages = results.flatMap((result) => result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
  expect(messages.filter((message) => path !== "/one-moment" || !waits.test(message))).toEqual([]);
});

it("on no page does a phone make links of digits: React would find other words than it wrote, and build the page anew", async () => {
  const card = String(await layout("Pay", html`<main></main>`));
  const pages = [...(await readBuiltPages()), { path: "/card", html: card }];
  expect(pages.length).toBeGreaterThan(25);
  const off = /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/;
  expect(pages.filter((page) => !off.test(page.html)).map(({ path }) => path)).toEqual([]);
});

it("a title is too long from 71 characters on, as a browser shows them", async () => {
  const page = (title: string) => withPlainTitle(`<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body></body></html>`);
  expect((await htmlValidator.validateString(page(`${"a".repeat(69)}&#x27;`))).valid).toBe(true);
  expect((await htmlValidator.validateString(page(`${"a".repeat(70)}&#x27;`))).valid).toBe(false);
});

it("a page with a mistake in it is found out", async () => {
  const { valid } = await htmlValidator.validateString(
    "<!doctype html><html lang='en'><head><title>A page</title></head><body><p><div></div></p></body></html>",
  );
  expect(valid).toBe(false);
});
