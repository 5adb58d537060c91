import { expect, it } from "vitest";
import { testsOf } from "#tests/changed.ts";

const tests = new Map([
  ["server/modules/orders/settlement.test.ts", 'import { offer } from "#content/catalogue.ts";'],
  ["server/modules/orders/sales.test.ts", ""],
  ["content/site/faq.test.ts", 'import { faq } from "#content/site/faq.ts";'],
  ["content/assistant/read-knowledge.test.ts", ""],
  ["tests/docs.test.ts", ""],
  ["tests/pages/found.test.ts", 'import { openTestApp } from "#tests/support/open-test-app.ts";'],
]);

it("a changed file's tests are its own, else those of its folder, else those that import it", () => {
  expect(testsOf(["server/modules/orders/sales.ts"], tests)).toEqual(["server/modules/orders/sales.test.ts"]);
  expect(testsOf(["server/modules/orders/refunds.ts"], tests)).toEqual(["server/modules/orders/sales.test.ts", "server/modules/orders/settlement.test.ts"]);
  expect(testsOf(["content/catalogue.ts", "biome.json"], tests)).toEqual(["server/modules/orders/settlement.test.ts"]);
  expect(testsOf(["tests/pages/found.test.ts", "tests/support/open-test-app.ts"], tests)).toEqual(["tests/pages/found.test.ts"]);
});

it("what's read as text has a test too", () => {
  expect(testsOf(["content/knowledge/buying.md"], tests)).toEqual(["content/assistant/read-knowledge.test.ts"]);
  expect(testsOf(["content/site/faq.ts"], tests)).toEqual(["content/assistant/read-knowledge.test.ts", "content/site/faq.test.ts"]);
  expect(testsOf(["app/ui/README.md", "docs/changing.md"], tests)).toEqual(["tests/docs.test.ts"]);
});
