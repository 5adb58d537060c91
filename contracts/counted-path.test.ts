import { expect, test } from "vitest";
import { countedPath } from "#contracts/counted-path.ts";

test.each([
  ["/", "/"],
  ["/faq", "/faq"],
  ["/FAQ/", "/faq"],
  ["/warmth-list_2", "/warmth-list_2"],
  ["/blog/running-winter-cold-hands-frozen-fish-fingers", "/blog/running-winter-cold-hands-frozen-fish-fingers"],
  ["/order/find", "/order/find"],
])("%s is counted as %s", (path, counted) => {
  expect(countedPath(path)).toBe(counted);
  expect(countedPath(counted)).toBe(counted);
});

test.each([
  ["/order/4Hk2XoR7aTzQ1vB9cD3eF5gJ", "/order"],
  ["/Order/4hk2", "/order"],
  ["/%6frder/4hk2", "/order"],
  ["/warmth-list/confirm/abc", "/warmth-list/confirm"],
  ["/received/EMB-7K4M-2Q9X", "/received"],
  ["/some/new/link/4Hk2XoR7aTzQ1vB9cD3eF5gJ/label", "/some/new/link"],
])("%s is one person's own, and counted as %s", (path, counted) => {
  expect(countedPath(path)).toBe(counted);
});

test.each(["/operator", "/Operator/mailbox", "/card/cs_test_1", "/%zz", "/caf\u00e9", "/<script>", "/a b", "//evil", `/${"a".repeat(200)}`])(
  "%s is not counted",
  (path) => {
    expect(countedPath(path)).toBeNull();
  },
);
