import { expect, test } from "vitest";
import { createPageLimit, pagesPerMinute } from "#server/http/limit-pages.ts";

const thrown = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return error;
  }
};

test("an address has so many pages a minute, and the next minute as many again; another is not kept waiting", () => {
  let at = 1_000;
  const count = createPageLimit(() => at);
  for (let pages = 0; pages < pagesPerMinute; pages++) count("203.0.113.7");
  at += 20_500;
  expect(thrown(() => count("203.0.113.7"))).toMatchObject({ code: "too-many", retryAfter: 40 });
  count("203.0.113.8");
  at += 39_500;
  count("203.0.113.7");
});

test("a customer's /48 has four times as many, however many addresses it takes them from", () => {
  const count = createPageLimit(() => 0);
  let pages = 0;
  const refused = thrown(() => {
    for (; pages < 100_000; pages++) count(`2001:db8:7:${(pages % 500).toString(16)}::/64`);
  });
  expect(refused).toMatchObject({ code: "too-many" });
  expect(pages).toBe(4 * pagesPerMinute);
  count("2001:db8:8:1::/64");
});
