import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML; a browser reads both alike.
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // A label round its box that also names it: some voice programs only follow the name.
    "no-redundant-for": "off",
  },
});
/** Asks again by itself while the database starts: that is what the page is for. */
const waits = /Meta refresh must be instant/;

it.each((await readBuiltPages()).map(({ path, html }) => [path, html]))("%s is valid HTML", async (path, html) => {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap((result) => result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
  expect(messages.filter((message) => path !== "/one-moment" || !waits.test(message))).toEqual([]);
});

it("a page with a mistake in it is found out", async () => {
  const { valid } = await validator.validateString("<!doctype html><html lang='en'><head><title>A page</title></head><body><p><div></div></p></body></html>");
  expect(valid).toBe(false);
});
