import { expect, it } from "vitest";
import { faq as at, faqGroups } from "#content/site/faq.ts";

const faq = at("£16");

it("asks the fifteen questions in their order", () => {
  expect(faq.map(({ id }) => id)).toEqual([
    "what-is-it",
    "how-it-works",
    "waterproof",
    "who-is-it-for",
    "feet",
    "daily-safety",
    "medical-status",
    "redness",
    "duration",
    "when-to-apply",
    "greasiness",
    "under-gloves",
    "tube-size",
    "cost",
    "testing",
  ]);
});

it("has one anchor for each, groups included", () => {
  const ids = [...faqGroups("£16"), ...faq].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(faq)("$id is answered in 40 to 90 words, calmly, and promises no cure", ({ question, answer, links = [] }) => {
  const words = answer.split(/\s+/).length;
  expect(words, `${words} words`).toBeGreaterThanOrEqual(40);
  expect(words, `${words} words`).toBeLessThanOrEqual(90);
  expect(question).toMatch(/\?$/);
  expect(answer).not.toMatch(/!|\b((treat|heal|cure|prevent|relieve|boost)(s|d|ed|ing|ment)?|circulation|clinically|proven|guarantee)\b/i);
  for (const { to } of links) expect(to).toMatch(/^\//);
});
