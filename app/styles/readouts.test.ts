import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url));

// docs/decisions/0020: used from the beginning, the face would be fetched before the first picture.
test("whatever is set in the readouts' face waits for it, and then has it", async () => {
  const files = globSync("**/*.css", { cwd: folder }).filter((file) => !/(?:tokens|styleguide)\.css$/.test(file));
  for (const file of files) {
    const text = await readFile(folder + file, "utf8");
    const switched = [...text.matchAll(/font-family: var\(--font-readout\);\s+:root\[data-readouts\] & \{\s+font-family: var\(--font-mono\);\s+\}/g)].length;
    expect([...text.matchAll(/--font-readout/g)], file).toHaveLength(switched);
    expect([...text.matchAll(/--font-mono/g)], file).toHaveLength(switched);
  }
  // The class that nearly all of them take it from.
  expect(await readFile(`${folder}styles/components.css`, "utf8")).toMatch(/\.readout \{\s+font-family: var\(--font-readout\);\s+:root\[data-readouts\] & \{/);
});
