import { expect, test } from "vitest";
import { checkClaims } from "#content/check-claims.ts";
import { mailPreviews } from "#content/mail-previews.ts";
import { orderMails } from "#server/modules/orders/mails.ts";
import { renderHtml, renderText } from "#server/platform/mail/render-mail.ts";
import { mailer } from "#server/shop.ts";

const mails = mailer.samples("https://shop.example");
const shown = Object.keys(mailPreviews);

test("every mail about an order can be looked at", () => {
  // A return ends in four ways, each with a mail of its own.
  for (const mail of orderMails) expect(shown.some((name) => name === mail || (mail === "return-settled" && name.startsWith("return-")))).toBe(true);
  expect(shown.filter((name) => name.startsWith("return-"))).toEqual(["return-asked", "return-back", "return-posted", "return-opened", "return-not-back"]);
});

test.each(Object.entries(mails))("%s: a subject that fits, whole words, and a twin that says the same", (_name, content) => {
  const [text, html] = [renderText(content), renderHtml(content)];
  expect(content.subject).toMatch(/^[^\r\n]{10,78}$/);
  expect(content.preheader.length).toBeLessThanOrEqual(140);
  for (const part of [content.subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{|Invalid Date/);
  expect(checkClaims(`${content.subject}\n${text}`)).toEqual([]);
  for (const block of content.blocks) {
    const words = typeof block === "string" ? block : "heading" in block ? block.heading : "button" in block ? block.url : "link" in block ? block.url : "";
    expect(text).toContain(words);
  }
});
