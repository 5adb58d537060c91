import { expect, it } from "vitest";
import { isLocalHost } from "#app/features/consent/when-to-ask.ts";

const origin = "https://shop.example";

it.each(["localhost", "shop.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "192.168.1.4", "pr-7.previews.example", "notshop.example"])("%s is local", (host) =>
  expect(isLocalHost(host, origin)).toBe(true),
);

it.each(["shop.example", "www.shop.example"])("%s is where visitors are", (host) => expect(isLocalHost(host, origin)).toBe(false));

it("is local where the public origin itself is this machine", () => expect(isLocalHost("localhost", "http://localhost:3000")).toBe(true));
