import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { chapters } from "#tests/asvs/chapters.ts";
import { describeAsvs, openRequirements } from "#tests/asvs/describe-asvs.ts";
import { proofs } from "#tests/asvs/proofs.ts";
import { requirements } from "#tests/asvs/requirements.ts";

const root = new URL("../../", import.meta.url);
const lines = chapters.flatMap(({ lines }) => Object.entries(lines));

it("has a line for every requirement of levels 1 and 2, in order, and for no other", () => {
  expect(requirements).toHaveLength(253);
  expect(lines.map(([id]) => id)).toEqual(requirements.map(({ id }) => id));
});

it("says of each in a few words of our own what it asks, and why it does not apply or is open", () => {
  for (const [id, line] of lines) {
    expect(line.asks.length, id).toBeGreaterThan(3);
    expect(line.asks.length, id).toBeLessThan(90);
    if (line.state !== "tested") expect(line.note.length, id).toBeGreaterThan(1);
    else expect(line.by.length, id).toBeGreaterThan(0);
  }
});

describe("the tests that it names", () => {
  it.each(Object.entries(proofs))("%s is there", async (_name, [file, title]) => {
    const text = await readFile(new URL(file, root), "utf8");
    const written = [title, title.replaceAll('"', '\\"')];
    expect(
      written.some((words) => [`"${words}"`, `\`${words}\``].some((quoted) => text.includes(quoted))),
      `${file}: ${title}`,
    ).toBe(true);
  });

  it("are all needed", () => {
    const named = new Set(lines.flatMap(([, line]) => (line.state === "tested" ? line.by : [])));
    expect(Object.keys(proofs).filter((name) => !named.has(name as keyof typeof proofs))).toEqual([]);
  });
});

it("docs/asvs.md, and what is open in SECURITY.md, are what npm run asvs writes", async () => {
  expect(await readFile(new URL("docs/asvs.md", root), "utf8")).toBe(describeAsvs());
  expect(await readFile(new URL("SECURITY.md", root), "utf8")).toContain(openRequirements());
});
