import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functions } from "#contracts/functions.ts";
import type { StaticFiles } from "#server/platform/http/static-files.ts";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { filledForm } from "#tests/support/open-local-card.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const password = "Warm hands, cold sea";
const env = { SITE_ACCESS: "password", SITE_PASSWORD: password, METRICS_TOKEN: "metrics-token-of-the-test" };
const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
/** What the gate's own screens are made of: everyone may have it. */
const isOwn = (path: string) =>
  /^\/(gate\.js|favicon\.(svg|ico)|apple-touch-icon\.png|assets\/[\w.-]+\.(css|woff2)|assets\/(calm-isotherms|divider-edge)-[\w-]+\.svg)$/.test(path);
const isPolicy = (path: string) => /^\/(terms|privacy-policy|cookies-policy|pre-order-terms|accessibility)$/.test(path);

let test: TestApp;
let built: StaticFiles;
let screen: string;
beforeAll(async () => {
  built = await loadPages(env);
  test = await openTestApp({ built, renderPage: await loadApp(), env });
  screen = settled(await (await test.request("/pre-order", { headers: html })).text());
});
afterAll(() => test.close());

/** A screen without what is different each time: where to go on to, the nonce, and when it was made. */
const settled = (page: string) => page.replaceAll(/nonce="[^"]*"/g, "").replaceAll(/name="(next|stamp)" value="[^"]*"/g, "");

const onDemand = [
  "/checkout",
  "/checkout.data",
  "/payment-success",
  "/warmth-list/success",
  "/warmth-list/joined",
  "/order/find",
  `/order/${"a".repeat(32)}`,
  `/order/${"a".repeat(32)}.data`,
  "/received/MSG-7K4M-2Q9X",
  "/styleguide",
  "/operator",
  "/operator.data",
  `/operator/enter/${"a".repeat(32)}`,
  "/operator/mailbox/1",
  "/card/shell",
  "/robots.txt",
  "/sitemap.xml",
  "/feed.xml",
  "/llms.txt",
  "/openapi.json",
  "/country_code/",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/social-feed",
  "/__manifest",
  "/__manifest?p=/pre-order&version=1",
  "/_root.data",
  "/site-access.data",
  "/site-access/one-moment",
  "/site-access/terms",
  "/site-access/preview/",
  "/no-such-page",
];

/** No credential, whatever they claim. */
const claims: [string, Record<string, string>][] = [
  ["nothing", {}],
  ["a forged Host", { host: "localhost" }],
  [
    "forwarded headers",
    {
      "x-forwarded-host": "localhost",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      forwarded: "for=127.0.0.1;host=localhost",
      "x-real-ip": "127.0.0.1",
    },
  ],
  ["a receipt as a token", { authorization: `Bearer ${"a".repeat(32)}`, apikey: "anon", "site-access-token": "true" }],
  ["a forged grant", { cookie: `__Host-site-access=password.9999999999.${"a".repeat(22)}.${"b".repeat(43)}; site-access=true; one-time-access-granted=true` }],
  ["an operator's cookie", { cookie: `__Host-operator=${"a".repeat(32)}` }],
  ["a range", { range: "bytes=0-99" }],
  ["another path in a header", { "x-original-url": "/healthz", "x-rewrite-url": "/healthz" }],
  ["a request from script", { "sec-fetch-dest": "empty", "x-requested-with": "XMLHttpRequest", accept: "*/*" }],
];

async function expectLocked(answer: Response, what: string) {
  expect(answer.status, what).toBe(403);
  expect(answer.headers.get("cache-control"), what).toBe("no-store");
  expect(answer.headers.get("x-robots-tag"), what).toBe("none");
  expect(answer.headers.has("etag"), what).toBe(false);
  expect(answer.headers.has("set-cookie"), what).toBe(false);
  expect(await answer.json(), what).toEqual({ error: { code: "locked", message: "This site isn't open to everyone yet. Reload the page to enter." } });
}

const refusedPaths = () => [...built.keys(), ...onDemand].filter((path) => path.startsWith("/") && !isOwn(path) && !isPolicy(path));

describe("without an access session", () => {
  it.each(claims)("with %s, nothing that was built or is rendered leaves", async (_what, headers) => {
    expect(refusedPaths().length).toBeGreaterThan(200);
    for (const path of refusedPaths()) await expectLocked(await test.request(path, { headers }), path);
  });

  it("a person gets the gate's own screen, the same at every address", async () => {
    expect(screen).toContain("This site is currently in development. Please enter the access password to continue.");
    expect(screen.match(/<script[^>]*src="[^"]*"/g)).toEqual(['<script type="module" src="/gate.js"']);
    for (const path of [
      "/",
      "/faq",
      "/blog",
      "/no-such-page",
      "/checkout",
      "/operator",
      "/feed.xml",
      "/sitemap.xml",
      "//faq",
      "/FAQ",
      "/%66aq",
      "/faq/",
      "/faq?x=1",
      "/site-access%2fx",
    ]) {
      const answer = await test.request(path, { headers: html });
      expect(answer.status, path).toBe(403);
      expect(answer.headers.get("cache-control"), path).toBe("no-store");
      expect(answer.headers.get("x-robots-tag"), path).toBe("none");
      expect(answer.headers.get("content-security-policy"), path).toMatch(/^default-src 'none'/);
      expect(settled(await answer.text()), path).toBe(screen);
    }
  });

  it("a page that the browser holds already is not called unchanged", async () => {
    for (const [path, { etag }] of built)
      if (path.startsWith("/") && !isOwn(path) && !isPolicy(path)) await expectLocked(await test.request(path, { headers: { "if-none-match": etag } }), path);
  });

  it("what stands before the gate for machines says nothing of the site to anybody else", async () => {
    const machines = [
      "/healthz",
      "/readyz",
      "/metrics",
      "/webhooks/stripe",
      "/webhooks/nobody",
      "/webhooks/mailchimp?secret=x",
      `/warmth-list/leave/${"a".repeat(48)}`,
    ];
    for (const path of machines)
      for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]) {
        const answer = await test.request(path, { method, headers: { ...html, "sec-fetch-site": "none" }, ...(method === "POST" && { body: "a=b" }) });
        const text = settled(await answer.text());
        const said = [path, method, answer.status, text.slice(0, 80)].join(" ");
        expect(text === screen || !/<html|assets\//i.test(text), said).toBe(true);
        expect([...answer.headers.values()].join(" "), said).not.toMatch(/\/assets\//);
      }
  });

  it("HEAD says no more than that", async () => {
    for (const path of ["/", "/faq", "/assets/none.js", "/feed.xml", "/functions/v1/get-availability"]) {
      const answer = await test.request(path, { method: "HEAD" });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toBe("");
      expect(answer.headers.has("etag")).toBe(false);
    }
  });

  it("other spellings open nothing", async () => {
    const spell = [
      "/HEALTHZ",
      "/%68ealthz",
      "/healthz/",
      "//healthz",
      "/healthz/../faq",
      "/terms/../faq",
      "/terms%2f..%2ffaq",
      "/TERMS",
      "/terms/",
      "/terms.data",
      "/gate.js/x",
      "/Gate.js",
      "/webhooks/local/../../faq",
      "/webhooks/",
      "/functions/v1/verify-site-access/../get-availability",
      "/functions/v1/VERIFY-SITE-ACCESS",
      "/site-access/preview/x.data",
      "/assets/..%2findex.html",
      "/order/%61aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ];
    for (const path of spell) await expectLocked(await test.request(path), path);
  });

  it("no other method goes past it", async () => {
    const open = [
      "/healthz",
      "/readyz",
      "/metrics",
      "/gate.js",
      "/favicon.svg",
      "/terms",
      "/site-access",
      "/access-code",
      `/site-access/preview/${"a".repeat(32)}`,
    ];
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])
      for (const path of open) {
        if (method === "POST" && /^\/(site-access|access-code)$/.test(path)) continue;
        const answer = await test.request(path, { method, headers: { ...html, origin: testOrigin, "sec-fetch-site": "same-origin" } });
        const text = await answer.text();
        expect(text, `${method} ${path}`).not.toMatch(/href="\/(faq|blog|pre-order)"|<script(?![^>]*src="\/gate\.js")/);
        expect([200, 403], `${method} ${path}`).toContain(answer.status);
      }
  });

  it("what the gate's own forms refuse, they refuse in its frame", async () => {
    for (const path of ["/site-access", "/access-code"])
      for (const [type, body] of [
        ["application/x-www-form-urlencoded", "password="],
        ["application/x-www-form-urlencoded", `password=${"a".repeat(300)}&code=${"b".repeat(30)}`],
        ["application/x-www-form-urlencoded", "intent=tell&name=A"],
        ["application/json", "{}"],
        ["multipart/form-data", "no boundary"],
        ["application/x-www-form-urlencoded", "a".repeat(40_000)],
      ] as const) {
        const answer = await test.request(path, {
          method: "POST",
          headers: { ...html, "content-type": type, origin: testOrigin, "sec-fetch-site": "same-origin", "x-forwarded-for": test.newAddress() },
          body,
        });
        expect([400, 403, 413, 415], `${path} ${type}`).toContain(answer.status);
        expect(answer.headers.has("set-cookie")).toBe(false);
        expect(await answer.text()).not.toMatch(/href="\/(faq|blog|pre-order)"/);
      }
  });

  it("no function answers but the gate's own", async () => {
    for (const name of Object.keys(functions).filter((name) => !/^verify-/.test(name))) await expectLocked(await test.call(name, {}), name);
    const preflight = await test.request("/functions/v1/get-availability", {
      method: "OPTIONS",
      headers: { origin: "https://a.example", "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(403);
  });

  it("no form of the site is taken", async () => {
    for (const path of ["/warmth-list", "/contact", "/checkout", "/operator", "/order/find"])
      await expectLocked(
        await test.request(path, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded", origin: testOrigin }, body: "name=A" }),
        path,
      );
  });

  it("terms, policies and the accessibility page are readable, with nothing of the site around them", async () => {
    for (const path of ["/terms", "/privacy-policy", "/cookies-policy", "/pre-order-terms", "/accessibility"]) {
      const answer = await test.request(path, { headers: html });
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-robots-tag")).toBe("none");
      expect(page).not.toMatch(/<script|href="\/(blog|faq)"/);
      expect(page).toMatch(/<h1/);
    }
  });

  it("all that its screens name can be had, and none of it is script of the site", async () => {
    const policy = await (await test.request("/terms", { headers: html })).text();
    const files = [...`${screen}${policy}`.matchAll(/<(?:link|img|script)[^>]*\s(?:href|src)="(\/[^"#]+)#?"/g)].map((match) => match[1] ?? "");
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) {
      expect(path, path).toSatisfy(isOwn);
      expect((await test.request(path)).status, path).toBe(200);
    }
  });

  it("health, metrics and signed events pass by", async () => {
    expect((await test.request("/healthz")).status).toBe(200);
    expect((await test.request("/readyz")).status).toBe(200);
    expect((await test.request("/metrics")).status).toBe(404);
    expect((await test.request("/metrics", { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } })).status).toBe(200);
    const event = await test.request("/webhooks/local", { method: "POST", body: "{}" });
    expect([event.status, ((await event.json()) as { error: { code: string } }).error.code]).toEqual([403, "forbidden"]);
  });
});

const enter = async (headers: Record<string, string> = {}) => {
  const answer = await test.call("verify-site-access", { password }, headers);
  expect(await answer.json()).toMatchObject({ success: true });
  return cookieOf(answer);
};
const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";

describe("with the password", () => {
  it("opens by a cookie of its own, and not by what the browser keeps", async () => {
    const answer = await test.call("verify-site-access", { password });
    const { token = "", expires_at = "" } = (await answer.json()) as { token?: string; expires_at?: string };
    expect(answer.headers.get("set-cookie")).toMatch(
      /^__Host-site-access=password\.\d{10}\.[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(answer.headers.get("set-cookie")).not.toContain(token);
    expect(Date.parse(expires_at) - test.now().getTime()).toBeGreaterThan(86_390_000);
    await expectLocked(await test.request("/faq", { headers: { cookie: `__Host-site-access=${token}` } }), "the receipt");
    const page = await test.request("/faq", { headers: { cookie: cookieOf(answer) } });
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    expect(page.headers.get("x-robots-tag")).toBe("none");
    expect(page.headers.get("vary")).toContain("cookie");
  });

  it("files may be kept by the browser, and by no cache on the way", async () => {
    const cookie = await enter();
    const path = [...built.keys()].find((key) => key.startsWith("/assets/") && key.endsWith(".js")) ?? "";
    const file = await test.request(path, { headers: { cookie } });
    expect(file.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect((await test.request("/faq", { headers: { cookie, "if-none-match": built.get("/faq")?.etag ?? "" } })).status).toBe(304);
  });

  it("the operator's pages still ask for the operator", async () => {
    expect((await test.request("/operator", { headers: { cookie: await enter() } })).status).toBe(403);
  });

  it("a changed letter, another kind or a longer time is no access session", async () => {
    const cookie = await enter();
    const [name, value = ""] = cookie.split("=");
    const [kind, end, random, signature = ""] = value.split(".");
    const others = [
      ["guest", end, random, signature],
      [kind, String(Number(end) + 1), random, signature],
      [kind, end, random, `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`],
      [kind, end, random],
    ];
    for (const parts of others) await expectLocked(await test.request("/faq", { headers: { cookie: `${name}=${parts.join(".")}` } }), parts.join("."));
    expect((await test.request("/faq", { headers: { cookie } })).status).toBe(200);
  });

  it("says to script whether an access session still holds", async () => {
    const held = async (headers = {}) => (await test.request("/site-access/held", { headers })).json();
    expect(await held()).toEqual({ held: false });
    expect(await held({ cookie: await enter() })).toEqual({ held: true });
  });

  it("without script, by its form, to the page that was asked for; and out again", async () => {
    const send = (fields: Record<string, string>, cookie = "") =>
      test.request("/site-access", {
        method: "POST",
        headers: {
          ...html,
          ...(cookie && { cookie }),
          "content-type": "application/x-www-form-urlencoded",
          origin: testOrigin,
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": test.newAddress(),
        },
        body: new URLSearchParams(fields).toString(),
      });
    const wrong = await send({ password: "not it", next: "/faq?x=1" });
    expect(wrong.status).toBe(403);
    expect(wrong.headers.has("set-cookie")).toBe(false);
    const page = await wrong.text();
    expect(page).toContain("Incorrect password. 4 attempts remaining.");
    expect(page).toContain('name="next" value="/faq?x=1"');
    expect(page).not.toContain("not it");

    const right = await send({ password, next: "/faq?x=1" });
    expect([right.status, right.headers.get("location")]).toEqual([303, "/faq?x=1"]);
    const elsewhere = await send({ password, next: "//evil.example" });
    expect(elsewhere.headers.get("location")).toBe("/");

    const cookie = cookieOf(right);
    expect(await (await test.request("/site-access", { headers: { ...html, cookie } })).text()).toContain("Leave and lock");
    const left = await send({ intent: "leave" }, cookie);
    expect(left.headers.get("set-cookie")).toMatch(/^__Host-site-access=; Path=\/; Max-Age=0; HttpOnly/);
  });

  it("another site's page cannot send the form", async () => {
    const sent = await test.request("/site-access", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      body: new URLSearchParams({ password }).toString(),
    });
    expect(sent.status).toBe(403);
    expect(sent.headers.has("set-cookie")).toBe(false);
  });

  it("the box below joins the Warmth List", async () => {
    const sent = await test.request("/site-access", {
      method: "POST",
      headers: { ...html, "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "x-forwarded-for": test.newAddress() },
      body: new URLSearchParams({ intent: "tell", name: "Ann Lee", email: "ann@gate.example", country: "GB", acceptTerms: "on" }).toString(),
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/site-access?note=told&next=%2F"]);
    const row = await test.db.selectFrom("sign_ups").select(["status", "source"]).where("email", "=", "ann@gate.example").executeTakeFirst();
    expect(row).toEqual({ status: "pending", source: "/site-access" });
  });
});

it("the box below, met at a friend's link, joins by that friend", async () => {
  const friend = await joinList(test, { email: "friend@gate.example" });
  const { referral_code } = await test.db.selectFrom("sign_ups").select("referral_code").where("id", "=", friend.id).executeTakeFirstOrThrow();
  const next = `/warmth-list/friend/${referral_code.toLowerCase()}`;
  expect(await (await test.request(next, { headers: html })).text()).toContain(`name="next" value="${next}"`);
  const sent = await test.request("/site-access", {
    method: "POST",
    headers: { ...html, "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "x-forwarded-for": test.newAddress() },
    body: new URLSearchParams({ intent: "tell", next, name: "Bea Lee", email: "bea@gate.example", country: "GB", acceptTerms: "on" }).toString(),
  });
  expect(sent.status).toBe(303);
  const row = await test.db.selectFrom("sign_ups").select("referred_by").where("email", "=", "bea@gate.example").executeTakeFirst();
  expect(row).toEqual({ referred_by: friend.id });
});

describe("a secret link", () => {
  const link = async () => {
    const email = `${crypto.randomUUID()}@gate.example`;
    const cookie = await enter();
    await test.call(
      "mailchimp-subscribe",
      { name: "Ann Lee", email, country: "GB", acceptTerms: true },
      { cookie, origin: testOrigin, "sec-fetch-site": "same-origin" },
    );
    await test.drain();
    const { text } = await test.db.selectFrom("mailbox").select("text").where("to_address", "=", email).executeTakeFirstOrThrow();
    return new URL(/https:\S+\/warmth-list\/confirm\/\S+/.exec(text)?.[0] ?? "").pathname;
  };

  it("of a confirmation opens a page of the gate's own, and nothing besides", async () => {
    const path = await link();
    const sent = await test.request(path, { headers: html });
    const at = sent.headers.get("location") ?? "";
    expect([sent.status, at]).toEqual([302, path.replace("/warmth-list/", "/site-access/")]);
    const page = await test.request(at, { headers: html });
    expect([page.status, page.headers.has("set-cookie"), page.headers.get("x-robots-tag")]).toEqual([200, false, "none"]);
    expect(await page.text()).not.toMatch(/<script|href="\/(faq|blog)"/);
    const confirmed = await test.request(at, {
      method: "POST",
      headers: { ...html, "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "sec-fetch-site": "same-origin" },
      body: "",
    });
    expect([confirmed.headers.get("location"), confirmed.headers.has("set-cookie")]).toEqual(["/site-access?note=confirmed", false]);
    expect(await (await test.request("/site-access?note=confirmed", { headers: html })).text()).toContain("Your place is saved.");
    await expectLocked(await test.request(`${at}.data`), "its data");
    await expectLocked(await test.request(`/site-access/confirm/${"a".repeat(32)}`), "another token");
  });

  it("of an order opens its page and that page's files, and nothing besides", async () => {
    const { url } = (await (await test.startCheckout({ cookie: await enter(), origin: testOrigin, "sec-fetch-site": "same-origin" })).json()) as {
      url: string;
    };
    const paid = await test.request(`${new URL(url).pathname}/pay`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "sec-fetch-site": "same-origin", cookie: await enter() },
      body: new URLSearchParams(filledForm({ email: "order@gate.example" })).toString(),
    });
    expect(paid.status).toBe(303);
    await test.drain();
    const { text } = await test.db.selectFrom("mailbox").select("text").where("to_address", "=", "order@gate.example").executeTakeFirstOrThrow();
    const path = new URL(/https:\S+\/order\/\S+/.exec(text)?.[0] ?? "").pathname;
    const page = await test.request(path, { headers: html });
    expect(page.status).toBe(200);
    expect(page.headers.get("set-cookie")).toMatch(/^__Host-site-access=link\./);
    const cookie = cookieOf(page);
    const script = [...built.keys()].find((key) => key.startsWith("/assets/") && key.endsWith(".js")) ?? "";
    expect((await test.request(script, { headers: { cookie } })).status).toBe(200);
    for (const other of ["/", "/faq", "/faq.data", "/checkout", "/operator", "/functions/v1/get-availability"])
      await expectLocked(await test.request(other, { headers: { cookie } }), other);
  });
});

describe("a guest's link", () => {
  const guest = async (days: number) => new URL((await test.shop.backend.operator.makePreviewLink(days)).url).pathname;

  it("lets in until its end, as often as it is opened", async () => {
    const path = await guest(2);
    for (let time = 0; time < 2; time++) {
      const answer = await test.request(path, { headers: html });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
      expect(answer.headers.get("x-robots-tag")).toBe("none");
      expect((await test.request("/faq", { headers: { cookie: cookieOf(answer) } })).status).toBe(200);
    }
    test.pass(2 * 24 * 60 + 1);
    const over = await test.request(path, { headers: html });
    expect([over.headers.get("location"), over.headers.has("set-cookie")]).toEqual(["/site-access?note=preview-ended", false]);
  });

  it("is no access session by itself, and an access session is no link", async () => {
    const path = await guest(1);
    const token = path.split("/").at(-1) ?? "";
    await expectLocked(await test.request("/faq", { headers: { cookie: `__Host-site-access=${token}` } }), "the link as a cookie");
    const [, sealed] = (await enter()).split("=");
    expect((await test.request(`/site-access/preview/${sealed}`, { headers: html })).headers.get("location")).toBe("/site-access?note=preview-ended");
  });

  it("opened before a way in, brings whoever has the server into the back office from a blocked address", async () => {
    const from = { "x-forwarded-for": "10.200.7.7" };
    for (let wrong = 0; wrong < 5; wrong++) await test.call("verify-site-access", { password: "not this" }, from);
    expect(await (await test.call("verify-site-access", { password }, from)).json(), "the right one").toMatchObject({ success: false });
    const entry = new URL((await test.shop.backend.operator.makeLink()).url).pathname;
    expect((await test.request(entry, { headers: { ...html, ...from } })).status, "without it").toBe(403);
    const cookie = cookieOf(await test.request(await guest(1), { headers: { ...html, ...from } }));
    const page = await test.request(entry, { headers: { ...html, ...from, cookie } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Open the back office")]);
  });

  it("holds for 1 to 90 days", async () => {
    for (const days of [0, -1, 91, 1.5, Number.NaN]) await expect(test.shop.backend.operator.makePreviewLink(days)).rejects.toThrow("1 to 90 days");
  });
});

it("an access session ends after 24 hours", async () => {
  const cookie = await enter();
  test.pass(24 * 60 - 1);
  expect((await test.request("/faq", { headers: { cookie } })).status).toBe(200);
  test.pass(2);
  await expectLocked(await test.request("/faq", { headers: { cookie } }), "the next day");
});

it("the log holds neither password nor token", async () => {
  const cookie = await enter();
  await test.call("verify-site-access", { password: "Canary-Guess" });
  for (const secret of [password, "Canary-Guess", cookie.split("=")[1] ?? "-"]) expect(test.logged()).not.toContain(secret);
  expect(test.logged()).toContain("site access: a wrong password");
});
