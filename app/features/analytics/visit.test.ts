import { expect, test } from "vitest";
import { browserClassOf, referrerOf } from "#app/features/analytics/visit.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const desk = { touch: false, shortSide: 900 };
const hand = { touch: true, shortSide: 390 };
const slate = { touch: true, shortSide: 820 };

test.each([
  ["Chrome", `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, desk, "chrome", "desktop"],
  ["Chrome without a window", `${mozilla} (X11) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36`, desk, "chrome", "desktop"],
  ["Chrome on an iPhone", `${mozilla} (iPhone; CPU iPhone OS 18_0) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`, hand, "chrome", "phone"],
  ["Edge", `${mozilla} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, desk, "edge", "desktop"],
  ["Edge on Android", `${mozilla} (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 EdgA/140.0`, hand, "edge", "phone"],
  ["Opera", `${mozilla} (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, desk, "opera", "desktop"],
  ["Samsung", `${mozilla} (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, hand, "samsung", "phone"],
  ["Firefox", `${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, desk, "firefox", "desktop"],
  ["Firefox on an iPad", `${mozilla} (iPad; CPU OS 18_0) ${webkit} FxiOS/140.0 Mobile Safari/605.1.15`, slate, "firefox", "tablet"],
  ["Safari", `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, desk, "safari", "desktop"],
  ["something else", "Lynx/2.9", desk, "other", "desktop"],
] as const)("%s", (_name, userAgent, { touch, shortSide }, browser, device) => {
  expect(browserClassOf({ userAgent, touch, shortSide })).toEqual({ browser, device });
});

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
