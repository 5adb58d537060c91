import { describe, expect, test } from "vitest";
import { cleanProperties, isPlainAddress } from "#app/features/analytics/clean-properties.ts";

const at = (pathname: string, search = "") => ({ origin: "https://shop.example", pathname, search });

describe("what PostHog's library may send", () => {
  test("names the page without query, and neither title, versions, sizes nor persons", () => {
    const collected = {
      token: "phc_abc",
      distinct_id: "d",
      title: "Order EMB-7K4M-2Q9X",
      $session_id: "s",
      $current_url: "https://shop.example/faq?email=ann@example.com#x",
      $pathname: "/faq",
      $referrer: "https://search.example/?q=ann",
      $referring_domain: "search.example",
      $browser: "Chrome",
      $browser_version: 140,
      $raw_user_agent: "Mozilla/5.0",
      $screen_width: 1920,
      $session_entry_url: "https://shop.example/order/4Hk2XoR7aTzQ1vB9cD3eF5gJ",
      "$feature/new-headline": "warm",
    };
    expect(cleanProperties(collected, at("/faq"))).toEqual({
      token: "phc_abc",
      distinct_id: "d",
      $session_id: "s",
      $current_url: "https://shop.example/faq",
      $pathname: "/faq",
      $referring_domain: "search.example",
      $browser: "Chrome",
      "$feature/new-headline": "warm",
    });
  });

  test("never holds the address of a page that is one person's own", () => {
    expect(cleanProperties({ $current_url: "x" }, at("/order/4Hk2XoR7aTzQ1vB9cD3eF5gJ"))).toEqual({
      $current_url: "https://shop.example/order",
      $pathname: "/order",
    });
    expect(cleanProperties({ $current_url: "x" }, at("/operator"))).toEqual({});
  });
});

test.each([
  ["/", "", true],
  ["/FAQ/", "", true],
  ["/warmth-list", "?ref=AB12CD34&utm_source=mail", true],
  ["/order/4Hk2XoR7aTzQ1vB9cD3eF5gJ", "", false],
  ["/payment-success", "?session=cs_test_0123456789abcdef0123456789abcdef", false],
  ["/operator", "", false],
])("%s%s: may the library begin there? %s", (pathname, search, may) => {
  expect(isPlainAddress({ pathname, search })).toBe(may);
});
