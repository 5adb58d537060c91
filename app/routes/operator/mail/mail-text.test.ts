import { expect, test } from "vitest";
import { splitLinks } from "#app/routes/operator/mail/mail-text.tsx";

test("addresses become links, the full stop after them does not", () => {
  expect(splitLinks("Open https://shop.example/order/a-b_c. Thanks")).toEqual([
    { text: "Open " },
    { text: "https://shop.example/order/a-b_c", href: "https://shop.example/order/a-b_c" },
    { text: ". Thanks" },
  ]);
});

test.each(["javascript:alert(1)", "no link here", "data:text/html,x", "ftp://x.example"])("%s is text", (text) => expect(splitLinks(text)).toEqual([{ text }]));
