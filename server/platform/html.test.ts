import fc from "fast-check";
import { expect, test } from "vitest";
import { html } from "#server/platform/html.ts";

test("escapes every value, and only once", () => {
  const inner = html`<b>${"a & b"}</b>`;
  expect(html`<p title="${`"'<>`}">${inner}${[inner, html`<br>`]}</p>`.markup).toBe('<p title="&quot;&#39;&lt;&gt;"><b>a &amp; b</b><b>a &amp; b</b><br></p>');
});

test("no value can open a tag, an attribute or an entity", () => {
  const value = fc.string({ unit: fc.constantFrom("<", ">", "&", '"', "'", "a", "m", "p", ";", "#", "=", " ", "é") });
  fc.assert(
    fc.property(value, (text) => {
      const { markup } = html`${text}`;
      expect(markup).not.toMatch(/[<>"']/);
      expect(markup).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
      expect(
        markup
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">")
          .replace(/&quot;/g, '"')
          .replace(/&#39;/g, "'")
          .replace(/&amp;/g, "&"),
      ).toBe(text);
    }),
  );
});
