import fc from "fast-check";
import { expect, test } from "vitest";
import { html } from "#server/mails/html.ts";

test("escapes every value, and only once", () => {
  const inner = html`<b>${"a & b"}</b>`;
  expect(html`<p title="${`"'<>`}">${inner}${[inner, html`<br>`]}</p>`.markup).toBe('<p title="&quot;&#39;&lt;&gt;"><b>a &amp; b</b><b>a &amp; b</b><br></p>');
});

test("no value can open a tag, an attribute or an entity", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      (value) => /^[^<>"']*$/.test(html`${value}`.markup.replace(/&(amp|lt|gt|quot|#39);/g, "")) && !/&(?!(amp|lt|gt|quot|#39);)/.test(html`${value}`.markup),
    ),
  );
});
