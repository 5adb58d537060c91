import { expect, test } from "vitest";
import { withSection } from "#tests/support/write-section.ts";

test("a section is added at the end, then kept in its place", () => {
  const once = withSection("# Figures\n\nWords.\n", "speed", "## Speed\n\n1");
  expect(once).toMatch(/^# Figures\n\nWords\.\n\n<!-- speed: .*-->\n\n## Speed\n\n1\n\n<!-- speed: end -->\n$/);
  const both = withSection(once, "size", "## Size\n\n2");
  const again = withSection(both, "speed", "## Speed\n\n3");
  expect(again).toBe(both.replace("\n1\n", "\n3\n"));
});
