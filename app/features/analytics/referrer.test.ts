import { expect, test } from "vitest";
import { referrerOf } from "#app/features/analytics/referrer.ts";

test.each([
  ["https://search.example/?q=ann", "search.example"],
  ["https://shop.example/faq", undefined],
  ["http://shop.example:8080/", undefined],
  ["", undefined],
  ["android-app://com.mail", "com.mail"],
  ["no address", undefined],
  ["http://[::1]/", undefined],
])("%j tells of %j", (referrer, host) => {
  expect(referrerOf({ referrer, location: { hostname: "shop.example" } })).toBe(host);
});
