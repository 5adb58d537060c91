import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const partner = "https://partner.example";
const contentTypes = [
  "application/json",
  "application/json; charset=utf-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "text/plain;charset=UTF-8",
  "text/html",
  "application/xml",
  "application/octet-stream",
  "application/vnd.api+json",
  "application/csp-report",
  "",
];
const sites = ["cross-site", "same-site", "none"];
const origins: [string, string | undefined][] = [
  ["foreign", "https://evil.example"],
  ["null", "null"],
  ["our own", testOrigin],
  ["absent", undefined],
];
const cookies = ["", "checkout=abcdefghijklmnopqrstuvwxyz012345; operator=x"];

let test: TestApp;
let session: string;
let rendered = 0;
beforeAll(async () => {
  test = await openTestApp({
    env: { ALLOWED_ORIGINS: partner },
    renderPage: async () => {
      rendered++;
      return new Response("a page");
    },
  });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  session = `${new URL(url).pathname}/pay`;
});
afterAll(() => test.close());

function post(path: string, { type = "application/json", site = "", origin, cookie = "", ...more }: Record<string, string | undefined>) {
  const headers = new Headers({ "x-forwarded-for": test.newAddress() });
  if (type) headers.set("content-type", type);
  if (site) headers.set("sec-fetch-site", site);
  if (origin) headers.set("origin", origin);
  if (cookie) headers.set("cookie", cookie);
  return test.request(path, { method: more.method ?? "POST", headers, body: new TextEncoder().encode("{}") });
}

const targets = () => [
  "/functions/v1/get-availability",
  "/functions/v1/nothing",
  "/checkout",
  "/warmth-list?index",
  "/operator",
  session,
  session.replace(/pay$/, "authenticate"),
];

describe("what another site makes a browser send", () => {
  it("is refused: 12 content types × Sec-Fetch-Site × Origin × cookie, on functions, pages and card pages", async () => {
    const before = rendered;
    let sent = 0;
    for (const path of targets())
      for (const type of contentTypes)
        for (const site of sites)
          for (const [, origin] of origins)
            for (const cookie of cookies) {
              const answer = await post(path, { type, site, origin, cookie });
              sent++;
              expect({ path, type, site, origin, cookie, status: answer.status }).toEqual({ path, type, site, origin, cookie, status: 403 });
              expect(((await answer.json()) as { error: { code: string } }).error.code).toBe("cross-site");
            }
    expect(sent).toBe(7 * 12 * 3 * 4 * 2);
    expect(rendered).toBe(before);
  });

  it.each(["PUT", "PATCH", "DELETE"])("is refused as %s too", async (method) => {
    for (const path of targets()) expect((await post(path, { site: "cross-site", method })).status).toBe(403);
  });

  it.each([
    ["a foreign Origin", "https://evil.example"],
    ["Origin: null", "null"],
    ["a sibling's Origin", "https://evil.shop.example"],
    ["our Origin over http", "http://shop.example.evil.example"],
    ["a longer name", `${testOrigin}.evil.example`],
  ])("is refused by Origin alone where a browser sends no Sec-Fetch-Site: %s", async (_what, origin) => {
    for (const path of targets()) expect((await post(path, { origin })).status).toBe(403);
  });

  it("is refused with a cookie and neither header", async () => {
    for (const path of targets()) expect((await post(path, { cookie: cookies[1] })).status).toBe(403);
  });
});

describe("our own forms and calls", () => {
  const form = "application/x-www-form-urlencoded";

  it.each([{ site: "same-origin", origin: testOrigin }, { site: "same-origin", origin: testOrigin, cookie: "operator=x" }, { origin: testOrigin }, {}])(
    "pass: %j",
    async (headers) => {
      expect((await post("/functions/v1/get-availability", headers)).status).toBe(200);
      expect((await post("/checkout", { ...headers, type: form })).status).toBe(200);
      expect((await post(session, { ...headers, type: form })).status).toBe(422);
    },
  );

  it("reach a page only as a form", async () => {
    for (const type of contentTypes.filter((one) => !/form/.test(one))) expect((await post("/checkout", { type })).status).toBe(415);
  });
});

describe("an invited origin", () => {
  const asked = "authorization, x-client-info, apikey, content-type";
  const preflight = (origin: string, headers = asked, path = "/functions/v1/get-availability") =>
    test.request(path, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": headers,
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "cors",
      },
    });

  it.each([asked, "authorization,x-client-info,apikey,content-type", "apikey,authorization,content-type,idempotency-key,x-client-info"])(
    "may ask as the Supabase client does: %s",
    async (headers) => {
      const answer = await preflight(partner, headers);
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe(partner);
      expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
      const allowed = answer.headers.get("access-control-allow-headers")?.toLowerCase().split(/,\s*/) ?? [];
      for (const header of headers.split(/,\s*/)) expect(allowed).toContain(header);
      expect(answer.headers.get("vary")?.toLowerCase()).toContain("origin");
      // Functions never go by a cookie for anyone else's page.
      expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    },
  );

  it("calls a function and may read its answer", async () => {
    const answer = await post("/functions/v1/get-availability", { origin: partner, site: "cross-site", type: "application/json" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(partner);
    expect(answer.headers.get("access-control-expose-headers")).toContain("Retry-After".toLowerCase());
  });

  it("may also read why it was refused", async () => {
    const answer = await post("/functions/v1/nothing", { origin: partner, site: "cross-site" });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("access-control-allow-origin")).toBe(partner);
  });

  it("reaches nothing but functions", async () => {
    for (const path of ["/checkout", "/operator", session]) expect((await post(path, { origin: partner, site: "cross-site" })).status).toBe(403);
  });

  it.each(["https://evil.example", "null", `${partner}.evil.example`, "https://partner.example:8443", "http://partner.example"])(
    "is not %s",
    async (origin) => {
      const asking = await preflight(origin);
      expect(asking.headers.has("access-control-allow-origin")).toBe(false);
      const answer = await post("/functions/v1/get-availability", { origin, site: "cross-site" });
      expect(answer.status).toBe(403);
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    },
  );
});
