import { expect, test } from "vitest";
import { createPageLimit, pageLimit } from "#server/platform/limits/page-limit.ts";

const thrown = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return error;
  }
};

test("an address has so many pages at once, then one at a time; another is not kept waiting", () => {
  let at = 1_000;
  const count = createPageLimit(() => at);
  for (let opened = 0; opened < pageLimit.atOnce; opened++) count("203.0.113.7");
  expect(thrown(() => count("203.0.113.7"))).toMatchObject({ code: "too-many", retryAfter: 1 });
  count("203.0.113.8");
  at += pageLimit.every;
  count("203.0.113.7");
  expect(thrown(() => count("203.0.113.7"))).toMatchObject({ code: "too-many" });
  at += pageLimit.atOnce * pageLimit.every;
  for (let opened = 0; opened < pageLimit.atOnce; opened++) count("203.0.113.7");
});

test("a customer's /48 has four times as many, however many addresses it takes them from", () => {
  const count = createPageLimit(() => 0);
  let opened = 0;
  const refused = thrown(() => {
    for (; opened < 100_000; opened++) count(`2001:db8:7:${(opened % 500).toString(16)}::/64`);
  });
  expect(refused).toMatchObject({ code: "too-many" });
  expect(opened).toBe(4 * pageLimit.atOnce);
  count("2001:db8:8:1::/64");
});
