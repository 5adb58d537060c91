import { toJsonSchema } from "@valibot/to-json-schema";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionPath } from "#content/function-path.ts";
import { type FunctionName, functions } from "#contracts/functions.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { pageLimit } from "#server/platform/limits/page-limit.ts";
import { cardTables } from "#server/providers/payments/local/tables.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const token = "metrics-token-of-the-test";
let test: TestApp;
let card: string;
beforeAll(async () => {
  test = await openTestApp({ built: await loadPages(), renderPage: await loadApp(), env: { METRICS_TOKEN: token } });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  card = new URL(url).pathname;
});
afterAll(() => test.close());

describe("every kind of answer", () => {
  const kinds: [string, () => Promise<Response>, number][] = [
    ["a prerendered page", () => test.request("/"), 200],
    ["its 304", async () => test.request("/", { headers: { "if-none-match": (await test.request("/")).headers.get("etag") ?? "" } }), 304],
    ["a rendered page", () => test.request("/checkout"), 200],
    ["a page that is not there", () => test.request("/nothing-here"), 404],
    ["a page's data", () => test.request("/checkout.data"), 200],
    ["an asset that is gone", () => test.request("/assets/gone.js"), 404],
    ["a function", () => test.call("get-availability", {}), 200],
    ["a refused function", () => test.call("start-checkout", {}), 400],
    ["an unknown function", () => test.call("nothing", {}), 404],
    ["a cross-site post", () => test.request("/checkout", { method: "POST", headers: { "sec-fetch-site": "cross-site" } }), 403],
    ["a refused event", () => test.request("/webhooks/local", { method: "POST", body: "{}" }), 403],
    ["the closed back office", () => test.request("/operator"), 403],
    ["a card page", () => test.request(card), 200],
    ["the card page's shell", () => test.request("/card/shell"), 200],
    ["an unknown card page", () => test.request("/card/x"), 404],
    ["the country code", () => test.request("/country_code/", { headers: { "x-forwarded-for": "8.8.8.8" } }), 200],
    ["no country code", () => test.request("/country_code/", { headers: { "x-forwarded-for": "10.0.0.1" } }), 204],
    ["openapi.json", () => test.request("/openapi.json"), 200],
    ["healthz", () => test.request("/healthz"), 200],
    ["readyz", () => test.request("/readyz"), 200],
    ["metrics without a token", () => test.request("/metrics"), 404],
  ];

  it.each(kinds)("%s carries the headers that protect it", async (_what, act, status) => {
    const { headers, status: got } = await act();
    expect(got).toBe(status);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|same-origin|strict-origin)$/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.has("server")).toBe(false);
    expect(headers.has("x-powered-by")).toBe(false);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*frame-ancestors '(none|self)'/);
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
  });

  it("has an id to find it by in the log", async () => {
    const id = (await test.call("get-availability", {})).headers.get("x-request-id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(test.logged()).toContain(id ?? "none");
  });
});

describe("a rendered page", () => {
  it("has a nonce of its own that covers each inline script", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await test.request("/checkout");
        const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
        const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*ld\+json)([^>]*)>/g)].map(([, attributes = ""]) => attributes);
        expect(scripts.length).toBeGreaterThan(0);
        for (const attributes of scripts.filter((found) => !found.includes("src="))) expect(attributes).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(nonces[0]).toHaveLength(22);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("with a secret in its address is kept and indexed by nobody, and told to nobody", async () => {
    for (const path of [
      `/order/${"a".repeat(32)}`,
      "/ORDER/x",
      `/warmth-list/confirm/${"a".repeat(32)}`,
      `/order/${"a".repeat(32)}.data`,
      "/payment-success?session=x",
    ]) {
      const { headers } = await test.request(path);
      expect(headers.get("cache-control"), path).toBe("no-store");
      expect(headers.get("x-robots-tag"), path).toBe("noindex");
      expect(headers.get("referrer-policy"), path).toBe("same-origin");
    }
  });

  it("says plain words where nothing can be rendered", async () => {
    const broken = await openTestApp({
      built: await loadPages(),
      renderPage: async () => {
        throw new TypeError("it broke");
      },
    });
    const answer = await broken.request("/checkout", { headers: { accept: "text/html,*/*" } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toContain("it broke");
    await broken.close();
  });
});

it("a page that breaks has its line in the log, with its time and route and without the error's words", async () => {
  const renderPage = await loadApp();
  const breaks = async () => Promise.reject(new TypeError("no order of ada@example.org"));
  const broken = await openTestApp({ renderPage: (request, needs) => renderPage(request, { ...needs, backend: { ...needs.backend, readOrder: breaks } }) });
  const { status, headers } = await broken.request(`/order/${"a".repeat(32)}`, { headers: { accept: "text/html" } });
  expect(status).toBe(500);
  const line = broken.logged().match(/.*a page broke.*/)?.[0] ?? "";
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    time: expect.stringMatching(/Z$/),
    requestId: headers.get("x-request-id"),
    route: "/order/:token",
    error: "TypeError",
    stack: expect.stringContaining("app.test.ts"),
  });
  expect(broken.logged()).not.toContain("ada@example.org");
  await broken.close();
});

describe("/metrics", () => {
  const ask = (authorization: string, app = test) => app.request("/metrics", { headers: { authorization } });

  it("answers whoever holds the token", async () => {
    await test.call("get-availability", {});
    await test.request(card);
    const answer = await ask(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('route="/functions/v1/get-availability"');
    expect(text).toContain('route="/card"');
    expect(text).not.toContain(card);
  });

  it("says how the shop stands: jobs, mails, stock, alerts, backups, quotas, and each page's own speed", async () => {
    const own = await openTestApp({ built: await loadPages(), renderPage: await loadApp(), env: { METRICS_TOKEN: token, STOCK: "30", DAILY_LABELS: "7" } });
    const read = async () => await (await ask(`Bearer ${token}`, own)).text();
    await own.request("/checkout");
    await own.request(`/order/${"A".repeat(43)}`);
    const quiet = await read();
    for (const line of [
      'shop_stock{product="tube",state="free"} 30',
      "shop_mails_waiting 0",
      "shop_alerts 0",
      'shop_quota_left{what="labels"} 7',
      'shop_request_seconds_count{route="/checkout"} 1',
      'shop_request_seconds_count{route="/order/:token"} 1',
    ])
      expect(quiet).toContain(line);
    expect(quiet).toContain("shop_backup_age_seconds Nan");
    expect(quiet).not.toContain("AAAA");

    await own.startCheckout();
    await own.db.insertInto("operator_alerts").values({ order_id: null, kind: "k", detail: "d", at: new Date() }).execute();
    await own.db
      .insertInto("daily_quotas")
      .values({ quota: "labels", day: own.now().toISOString().slice(0, 10), used: 5, alerted: false })
      .execute();
    await own.db
      .insertInto("backups")
      .values({ at: new Date(own.now().getTime() - 3_600_000) })
      .execute();
    const busy = await read();
    for (const line of [
      'shop_stock{product="tube",state="held"} 1',
      'shop_jobs{kind="end-hold",state="waiting"} 1',
      "shop_alerts 1",
      'shop_quota_left{what="labels"} 2',
    ])
      expect(busy).toContain(line);
    expect(busy).toMatch(/shop_backup_age_seconds 36\d\d/);
    await own.close();
  });

  it.each(["", "Bearer ", "Bearer wrong", `Bearer ${token}x`, `Basic ${token}`, `Bearer Bearer ${token}`])("does not exist for %j", async (authorization) => {
    expect((await ask(authorization)).status).toBe(404);
  });

  it("does not exist where no token is set", async () => {
    const without = await openTestApp();
    const text = await (await ask("Bearer ", without)).text();
    expect(text).not.toContain("shop_requests_total");
    await without.close();
  });
});

describe("/readyz", () => {
  it("stays ready while mail is late, and says so: the alert by mail would be late too", async () => {
    const own = await openTestApp({ built: await loadPages() });
    expect(await (await own.request("/readyz")).text()).toBe("ready");
    await own.call("mailchimp-subscribe", { name: "Ann Lee", email: "ann@example.com", country: "GB", acceptTerms: true });
    await sql`update pgboss.job set created_on = now() - interval '1 hour', start_after = now() - interval '1 hour'`.execute(own.db);
    const answer = await own.request("/readyz");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^ready\nlate mail: 1, the oldest since \d{4}-\S+Z$/);
    await own.close();
  });

  it("tells the truth while the database is away, and writes answer 503 with words and a time to come back", async () => {
    const own = await openTestApp({ built: await loadPages() });
    expect((await own.request("/readyz")).status).toBe(200);
    const name = new URL(own.databaseUrl).pathname.slice(1);
    const root = openDatabase(own.databaseUrl.replace(/[^/]+$/, "postgres"), { connections: 1 });
    await root.pool.query(`alter database ${name} allow_connections false`);
    await root.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);

    expect((await own.request("/readyz")).status).toBe(503);
    expect((await own.request("/healthz")).status).toBe(200);
    expect((await own.request("/")).status).toBe(200);
    const refused = await own.call("mailchimp-subscribe", { name: "Ann Lee", email: "ann@example.com", country: "GB" });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(((await refused.json()) as { error: { message: string } }).error.message).toMatch(/Please try again/);
    const event = await own.request("/webhooks/local", { method: "POST", body: "{}" });
    expect(event.status).toBe(403);

    await root.pool.query(`alter database ${name} allow_connections true`);
    await expect.poll(async () => (await own.request("/readyz")).status).toBe(200);
    expect((await own.call("mailchimp-subscribe", { name: "Ann Lee", email: "ann@example.com", country: "GB" })).status).toBe(200);
    await root.db.destroy();
    await own.close();
  });
});

describe("/openapi.json", () => {
  type Described = { paths: Record<string, { post: { requestBody: { content: { "application/json": { schema: Record<string, unknown> } } } } }> };
  const read = async () => (await (await test.request("/openapi.json")).json()) as Described & { servers: { url: string }[] };

  it("lists every function and the country code, and nothing else", async () => {
    const { paths, servers } = await read();
    expect(Object.keys(paths)).toEqual([...(Object.keys(functions) as FunctionName[]).map(functionPath), "/country_code/"]);
    expect(servers).toEqual([{ url: testOrigin }]);
  });

  it.each(Object.keys(functions) as FunctionName[])("describes %s as its contract does", async (name) => {
    const { schema } = (await read()).paths[functionPath(name)]?.post.requestBody.content["application/json"] ?? { schema: {} };
    const { $schema: _, ...wanted } = toJsonSchema(functions[name].input, { typeMode: "input", errorMode: "ignore" });
    expect(schema).toEqual(JSON.parse(JSON.stringify(wanted)));
    // A function with several actions takes one object of several kinds.
    const { input } = functions[name];
    const kinds = "options" in input ? input.options : [input];
    const shapes = (schema.oneOf ?? [schema]) as { additionalProperties: boolean; properties?: object; required?: string[] }[];
    expect(shapes).toHaveLength(kinds.length);
    for (const [at, kind] of kinds.entries()) {
      const entries = kind.entries as Record<string, { type: string }>;
      expect(shapes[at]?.additionalProperties).toBe(false);
      expect(Object.keys(shapes[at]?.properties ?? {})).toEqual(Object.keys(entries));
      expect(shapes[at]?.required ?? []).toEqual(Object.keys(entries).filter((key) => !/^(optional|nullish)$/.test(entries[key]?.type ?? "")));
    }
  });
});

describe("the log", () => {
  it("holds nothing of a person, whatever they do", async () => {
    const own = await openTestApp({ renderPage: await loadApp(), env: { METRICS_TOKEN: `${token}-canary` } });
    const canary = "canary";
    const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      own.request(path, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: testOrigin,
          "sec-fetch-site": "same-origin",
          "user-agent": canary,
          referer: `${testOrigin}/?q=${canary}`,
          "x-forwarded-for": "203.0.113.77",
          cookie: `checkout=${canary}`,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      });
    const person = { name: `Canary O'Name`, email: "canary@example.com", country: "GB", acceptTerms: "on" };
    await post("/warmth-list", person);
    await own.call("mailchimp-subscribe", { ...person, acceptTerms: true, canary });
    await own.call("mailchimp-subscribe", { ...person, acceptTerms: true }, { "idempotency-key": "canary-canary-canary", authorization: `Bearer ${canary}` });
    await own.request(`/functions/v1/${canary}`, { method: "POST", body: `{"canary": canary` });
    await own.request(`/functions/v1/find-order`, { method: "POST", headers: { "content-type": "application/json" }, body: `{"canary": canary\ncanary` });
    const { url } = (await (await own.startCheckout()).json()) as { url: string };
    await own.payCard(url, { cardNumber: "4111 1111 1111 1111", cvc: "987", cardName: "Canary" });
    await own.payCard(url, { email: "canary@example.com", cardName: "Canary Holder", deliverTo: "Canary Receiver", line1: "1 Canary Wharf", city: "Canary" });
    await own.drain();
    const mails = await own.db.selectFrom("mailbox").select(["text", "subject"]).execute();
    expect(mails.length).toBeGreaterThan(2);
    const links = mails.flatMap(({ text }) =>
      [...text.matchAll(/\/(?:order|warmth-list\/confirm)\/([\w-]{22,})/g)].map(([path, secret]) => ({ path, secret })),
    );
    expect(links.length).toBeGreaterThan(1);
    for (const { path } of links) await own.request(path);
    for (const { path } of links) await post(path, { do: "cancel", canary });
    await own.request(`/order/find?canary=${canary}`);
    await own.request(`/${canary}/${canary}?${canary}`);
    await own.request(`/payment-success?session=${new URL(url).pathname.split("/").at(-1)}`);
    await own.request(`/card/${canary}`);
    await own.request("/metrics", { headers: { authorization: `Bearer ${token}-canary` } });
    const link = await own.shop.backend.operator.makeLink();
    await own.request(new URL(link.url).pathname, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "" });
    await own.drain();

    const log = own.logged();
    expect(log.split("\n").length).toBeGreaterThan(20);
    const sessions = await cardTables(own.db).selectFrom("local_card.sessions").select("id").execute();
    const secrets = [
      ...links.map(({ secret }) => secret ?? ""),
      ...sessions.map(({ id }) => id),
      own.cardSecret,
      new URL(link.url).pathname.split("/").at(-1) ?? "",
    ];
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false);
    for (const word of [/canary/i, /203\.0\.113/, /4111 ?1111|987\b.*cvc/, /4242 ?4242/, /O'Name/]) expect(log).not.toMatch(word);
    expect(log).not.toMatch(/"level":"error"/);
    await own.close();
  });
});

describe("an address without a page", () => {
  const from = { accept: "text/html", "x-forwarded-for": "203.0.113.99" };

  it("is answered from memory, as often as it is asked for: with its status, kept by nobody, and safe to open", async () => {
    for (let asked = 0; asked < 3 * pageLimit.atOnce; asked++) {
      const answer = await test.request(`/nothing-${asked}`, { headers: from });
      expect(answer.status).toBe(404);
      await answer.body?.cancel();
    }
    const answer = await test.request("/nothing/at/all?x=1", { headers: from });
    expect(await answer.text()).toContain("Oops! Page not found");
    expect([answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual(["no-store", null]);
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src [^;]*'sha256-/);
    expect((await test.request("/nothing.data", { headers: from })).headers.get("content-type")).toMatch(/x-script/);
    expect((await test.request("/404", { headers: from })).status).toBe(404);
  });

  it("while pages that are rendered for one address come to an end, in words and with the time to wait", async () => {
    const open = () => test.request("/warmth-list/success", { headers: from });
    let late = await open();
    for (let asked = 0; asked < 20 * pageLimit.atOnce && late.status === 200; asked++) late = await open();
    expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await late.text()).toBe("That was a lot of pages at once. Please wait a moment and try again.");
    expect((await test.request("/checkout", { headers: { ...from, "x-forwarded-for": "203.0.113.98" } })).status).toBe(200);
    expect((await test.request("/", { headers: from })).status).toBe(200);
  });
});
