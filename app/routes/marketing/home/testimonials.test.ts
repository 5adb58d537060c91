import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Testimonials } from "#app/routes/marketing/home/testimonials.tsx";
import { findUnsupported } from "#content/launch-facts.ts";
import { frame } from "#content/site/frame.ts";
import { home } from "#content/site/home.ts";
import type { Testimonial } from "#content/testimonials.ts";

const real: Testimonial = {
  quote: "My hands felt warm by ten.",
  author: "Jo B.",
  role: "Walker",
  proof: "Email of 3 May 2027",
  contact: "jo@example.com",
  permission: "The same email",
};
const sample: Testimonial = { quote: "It just arrives.", author: "Sam P.", role: "Gardener", sample: true };
const show = (...quotes: Testimonial[]) => renderToStaticMarkup(createElement(Testimonials, { quotes }));
const marks = (html: string) => html.split(`sample">${frame.sample}<`).length - 1;

it("a real quote stands without the mark, and a sample with it", () => {
  expect(show(real)).toContain(real.quote);
  expect(marks(show(real))).toBe(0);
  expect(show(real)).not.toContain(home.testimonials.samples);
  expect(marks(show(real, sample))).toBe(1);
  expect(show(real, sample)).toContain(home.testimonials.samples);
});

it("the launch check lets a real quote pass, and none whose proof is a placeholder", () => {
  expect(findUnsupported([real])).toEqual([]);
  expect(findUnsupported([real, sample]).join()).toContain("1 testimonial is a sample");
  expect(findUnsupported([{ ...real, permission: "Pending" }]).join()).toContain("1 testimonial lacks");
});
