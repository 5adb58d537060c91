import fc from "fast-check";
import { expect, test } from "vitest";
import { type MailContent, renderHtml } from "#server/platform/mail/render-mail.ts";

const mailWith = (text: string): MailContent => ({ subject: "", preheader: "", title: `[${text}]`, blocks: [] });

test("no value can open a tag, an attribute or an entity", () => {
  const value = fc.string({ unit: fc.constantFrom("<", ">", "&", '"', "'", "a", "m", "p", ";", "#", "=", " ", "é") });
  fc.assert(
    fc.property(value, (text) => {
      const markup = /<h1[^>]*>\[(.*)\]<\/h1>/.exec(renderHtml(mailWith(text)))?.[1] ?? "lost";
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

test("escapes every value, and only once", () => {
  const html = renderHtml({ ...mailWith("a & b"), blocks: ["a & b\nc", { link: "<b>", url: `"'` }] });
  expect(html).toContain("a &amp; b<br>c");
  expect(html).toContain('&lt;b&gt;:<br><a class="link" href="&quot;&#39;"');
});
