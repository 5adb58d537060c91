import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#contracts/get-user-location.ts";
import { openCountryService } from "#tests/support/country-service.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const bbc = "212.58.244.1";
const from = (address: string, headers = {}) => ({ headers: { "x-forwarded-for": address, ...headers } });
const code = async (app: TestApp, init: RequestInit) => {
  const answer = await app.request("/country_code/", init);
  return { status: answer.status, text: await answer.text() };
};
const location = async (app: TestApp, headers: Record<string, string>) => (await app.call("get-user-location", {}, headers)).json();

describe("GET /country_code/", () => {
  it("answers two letters as plain text, which only the visitor's own browser may keep", async () => {
    const answer = await test.request("/country_code/", from(bbc));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("GB");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  });

  it("answers IPv6 too", async () => expect(await code(test, from("2a02:8100:1:2:3::4"))).toEqual({ status: 200, text: "DE" }));

  it.each(["10.0.0.1", "127.0.0.1", "::1", "fd00::1", "nonsense"])("has nothing to say of %s", async (address) =>
    expect(await code(test, from(address))).toEqual({ status: 204, text: "" }),
  );

  it("believes what the trusted proxy says, not what the visitor put before it", async () =>
    expect(await code(test, from(`194.25.0.1, ${bbc}`))).toEqual({ status: 200, text: "GB" }));

  it("is limited like a function, together with it, and not for others", async () => {
    const { times } = limits.address;
    const address = "133.11.0.9";
    await location(test, { "x-forwarded-for": address });
    const answers = await Promise.all(Array.from({ length: times }, () => test.request("/country_code/", from(address))));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const refused = await test.request("/country_code/", from(address));
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect((await test.request("/country_code/", from("133.11.0.10"))).status).toBe(200);
  });

  it("leaves the address nowhere: not in the log, not in the database", async () => {
    const address = "133.11.77.66";
    expect(await code(test, from(address))).toEqual({ status: 200, text: "JP" });
    expect(test.logged()).toContain('"route":"/country_code/"');
    expect(test.logged()).not.toContain(address);
    const kept = JSON.stringify(await test.db.selectFrom("rate_limits").selectAll().execute());
    expect(kept).not.toContain(address);
  });

  it("is described in openapi.json", async () => {
    const { paths } = (await (await test.request("/openapi.json")).json()) as { paths: Record<string, object> };
    expect(paths["/country_code/"]).toHaveProperty("get.responses.200.content.text/plain");
    expect(paths["/functions/v1/get-user-location"]).toHaveProperty("post");
  });
});

describe("get-user-location", () => {
  it("answers the country, or that there is none", async () => {
    expect(await location(test, { "x-forwarded-for": bbc })).toEqual({ success: true, country: "GB" });
    expect(await location(test, { "x-forwarded-for": "192.168.0.4" })).toEqual({ success: false });
  });
});

describe("with a CDN that names the country", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp({ env: { GEO_HEADER: "CF-IPCountry", TRUSTED_PROXIES: "2" } });
  });
  afterAll(() => site.close());
  const through = `${bbc}, 198.51.100.1`;

  it("its word goes before our database", async () => {
    expect(await code(site, from(through, { "cf-ipcountry": "fr" }))).toEqual({ status: 200, text: "FR" });
    expect(await location(site, { "x-forwarded-for": through, "cf-ipcountry": "FR" })).toEqual({ success: true, country: "FR" });
  });

  it.each(["XX", "T1", "<b>", "FR,DE", ""])("where it says %j, our database is asked", async (said) =>
    expect(await code(site, from(through, { "cf-ipcountry": said }))).toEqual({ status: 200, text: "GB" }),
  );

  it("a request that did not come all the way through is not believed", async () =>
    expect(await code(site, from(bbc, { "cf-ipcountry": "FR" }))).toEqual({ status: 200, text: "GB" }));
});

describe("without GEO_HEADER", () => {
  it("nobody's header is believed", async () =>
    expect(await code(test, from(bbc, { "cf-ipcountry": "FR", "x-country": "FR" }))).toEqual({ status: 200, text: "GB" }));
});

describe("with a country service that is away", () => {
  it("says that there is no country, and logs it without the address", async () => {
    const service = await openCountryService((_network, _request, response) => response.writeHead(500).end("GB"));
    const site = await openTestApp({ env: { GEO_URL: service.url } });
    expect(await location(site, { "x-forwarded-for": bbc })).toEqual({ success: false });
    expect(await code(site, from(bbc))).toEqual({ status: 204, text: "" });
    expect(site.logged()).toContain("no country could be looked up");
    expect(site.logged()).not.toMatch(/212\.58\./);
    await site.close();
    await service.close();
  });
});
