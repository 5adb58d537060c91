import { afterAll, beforeAll, expect, it } from "vitest";
import { functions } from "#contracts/functions.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { readFormRoutes } from "#tests/support/read-form-routes.ts";

/** What a browser may say of where a post comes from; undefined where it says nothing. */
const said = {
  site: [undefined, "same-origin", "same-site", "cross-site", "none"],
  origin: [undefined, testOrigin, "https://evil.shop.example", "https://evil.example", "null"],
  referer: [undefined, `${testOrigin}/checkout`, "https://evil.shop.example/", `https://evil.example/?${testOrigin}`, "no address"],
  cookie: [undefined, "__Host-operator=x; __Host-checkout=x"],
} as const;
type Said = { [K in keyof typeof said]: (typeof said)[K][number] };

const all = said.site.flatMap((site) =>
  said.origin.flatMap((origin) => said.referer.flatMap((referer) => said.cookie.map((cookie): Said => ({ site, origin, referer, cookie })))),
);

/** The first of the three that is there decides; with none of them, whoever holds a cookie is a browser and must say. */
function isOurs({ site, origin, referer, cookie }: Said): boolean {
  if (site) return site === "same-origin";
  if (origin) return origin === testOrigin;
  if (referer) return referer.startsWith(`${testOrigin}/`);
  return !cookie;
}

/** What stands behind what decides can't be told from the answer at every target: all of that is said to one of each kind. */
const telling = all.filter(({ site, origin, referer }) => referer === undefined || (site === undefined && origin === undefined));

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const targets = [
  ...Object.keys(functions).map((name) => [`/functions/v1/${name}`, json]),
  ...(await readFormRoutes()).map(({ path }) => [path, form]),
  ["/card/0123456789abcdef/pay", form],
  ["/card/0123456789abcdef/authenticate", form],
  ["/no-such-page", form],
] as [string, string][];
const oneOfEachKind = new Set(["/functions/v1/get-availability", "/checkout", "/card/0123456789abcdef/pay", "/no-such-page"]);
/** What comes from a vendor's server says nothing of where it comes from: its signature is its credential. */
const vendors = ["/webhooks/local"];

let test: TestApp;
let rendered = 0;
beforeAll(async () => {
  test = await openTestApp({
    renderPage: async () => {
      rendered++;
      return new Response("a page", { headers: { "content-type": "text/html" } });
    },
  });
});
afterAll(() => test.close());

function post(path: string, type: string, { site, origin, referer, cookie }: Said) {
  const headers = {
    "content-type": type,
    "x-forwarded-for": test.newAddress(),
    ...(site && { "sec-fetch-site": site }),
    ...(origin && { origin }),
    ...(referer && { referer }),
    ...(cookie && { cookie }),
  };
  return test.request(path, { method: "POST", headers, body: type === json ? '{"not":"asked for"}' : "not=asked+for" });
}

const isRefusal = async (answer: Response) => answer.status === 403 && (await answer.text()).includes('"cross-site"');

it("knows both answers, for a good share of all that can be said", () => {
  const ours = all.filter(isOurs).length;
  expect([all.length, ours]).toEqual([250, 50 + 10 + 2 + 1]);
  expect([telling.length, telling.filter(isOurs).length]).toEqual([58, 10 + 2 + 2 + 1]);
  expect(targets.filter(([path]) => oneOfEachKind.has(path))).toHaveLength(oneOfEachKind.size);
});

it.each(targets)("%s: served or refused by what the browser says", { timeout: 30_000 }, async (path, type) => {
  for (const ways of oneOfEachKind.has(path) ? all : telling) {
    const before = rendered;
    const refused = await isRefusal(await post(path, type, ways));
    expect({ path, ...ways, refused }).toEqual({ path, ...ways, refused: !isOurs(ways) });
    if (refused) expect(rendered).toBe(before);
  }
});

it.each(vendors)("%s: whatever it says, an unsigned event is refused, and never as another site's", async (path) => {
  for (const ways of all) {
    const answer = await post(path, json, ways);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await isRefusal(answer)).toBe(false);
  }
});
