import { describe, expect, it } from "vitest";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";
import { readText } from "#tests/support/read-text.ts";

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Forms that a person sends to us; the others only open something. */
const forms = (await readBuiltPages())
  .filter(({ path }) => path !== "/home")
  .flatMap(({ path, html }) => [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => ({ path, form })))
  .filter(({ form }) => attribute(form, "method") === "post");

describe.each(forms.map(({ path, form }) => [path, form]))("the form on %s", (_, form) => {
  it("is a tool with a name and words that say what it does", () => {
    expect(attribute(form, "toolname")).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(attribute(form, "tooldescription")).toMatch(/^[A-Z].{20,}\.$/);
  });

  it("explains each field, by its label or in words for assistants", () => {
    const fields = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => attribute(tag, "type") !== "hidden");
    for (const field of fields) {
      const label = new RegExp(`<label[^>]*for="${attribute(field, "id")}"[^>]*>([\\s\\S]*?)</label>`).exec(form)?.[1] ?? "";
      expect(attribute(field, "toolparamdescription") ?? readText(label).trim(), attribute(field, "name")).toMatch(/\w{3}/);
    }
  });

  it("leaves consent to the person", () => {
    const boxes = [...form.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => tag);
    for (const box of boxes) expect(attribute(box, "toolparamdescription")).toMatch(/person/);
  });
});

it("no two forms have one name", () => {
  // The Warmth List's form stands on two pages, and does the same on both.
  const once = forms.filter(({ path }) => path !== "/warmth-list_2");
  expect(once.length).toBeGreaterThan(0);
  expect(new Set(once.map(({ form }) => attribute(form, "toolname"))).size).toBe(once.length);
});
