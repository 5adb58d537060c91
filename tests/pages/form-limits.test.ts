import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend, Caller } from "#contracts/backend.ts";
import { type FunctionName, functions } from "#contracts/functions.ts";
import { type Limits, secretLinkLimit } from "#contracts/limit.ts";
import { passkeyLimit } from "#contracts/passkeys.ts";
import { codeLimits, forgottenLimits, signInLimits } from "#contracts/sign-in.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { offer } from "#tests/support/offer.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readFormRoutes } from "#tests/support/read-form-routes.ts";

const token = "a".repeat(32);
const person = { name: "Ada O'Brien", email: "ada@example.org" };
const message = { ...person, topic: "order", message: "Where is my tube?" };
const reaction = { ...person, happened: "It itched", when: "Today", where: "Left hand", severity: "mild", stopped: "yes", consent: true };
const address = { name: person.name, line1: "1 High Street", city: "Leeds", postcode: "LS1 4AP" };
const shipping = { ...person, address1: "1 High Street", city: "Leeds", postal_code: "LS1 4AP", country: "GB", order_reference: "ORDER-1795305600000" };

/** An input that each function takes. A function that is not here fails. */
const inputs: Record<FunctionName, object> = {
  "mailchimp-subscribe": { ...person, country: "GB", acceptTerms: true },
  "confirm-sign-up": { token },
  "leave-warmth-list": { token },
  "change-list-details": { token, name: "Ann Lee", country: "GB" },
  "send-list-link": { email: person.email },
  "start-checkout": { agreedToTerms: true, offer },
  "get-availability": {},
  "get-user-location": {},
  "get-payment-state": { session: token },
  "cancel-order": { token },
  "return-order": { token },
  "send-receipt": { token },
  "correct-address": { token, address },
  "find-order": { email: person.email, reference: "EMB-7K4M-2Q9X" },
  "create-shipment": {
    shipping_details: { ...person, address1: "1 High Street", city: "Leeds", postal_code: "LS1 4AP", country: "GB" },
    order_reference: "ORDER-1795305600000",
  },
  "ask-for-my-data": { email: person.email, wish: "copy" },
  "copy-my-data": { token },
  "erase-my-data": { token },
  "contact-us": message,
  "report-reaction": reaction,
  "complain-about-privacy": { ...person, complaint: "You wrote to me" },
  "cancel-by-form": { ...person, address: "1 High Street" },
  "posthog-sync": { action: "sync_analytics" },
  "record-consent": { choices: { necessary: true, functional: false, analytics: false, advertising: false }, policy: "2026-11-21", wording: "cookies-1" },
  "product-chatbot": { message: "How much is it?" },
  "dermaflo-chat": { userMessage: "What is it?" },
  "rate-answer": { answer: "00000000-0000-4000-8000-000000000000", thumb: "up" },
  "talk-to-person": { assistant: "product", email: person.email, note: "Please call me" },
  "verify-site-access": { password: "a guess" },
  "verify-access-code": { code: "guess" },
};

/** Which function's limit a form meets, and the form. A route that is not here fails. */
const forms: Record<string, { limitOf: FunctionName | "secret link" | "sign-in" | "code" | "forgotten" | "passkey"; fields: Record<string, string> }> = {
  "/warmth-list": { limitOf: "mailchimp-subscribe", fields: { ...person, country: "GB", acceptTerms: "on" } },
  "/warmth-list_2": { limitOf: "mailchimp-subscribe", fields: { ...person, country: "GB", acceptTerms: "on" } },
  "/warmth-list/friend/:code": { limitOf: "mailchimp-subscribe", fields: { ...person, country: "GB", acceptTerms: "on" } },
  "/warmth-list/confirm/:token": { limitOf: "confirm-sign-up", fields: {} },
  "/warmth-list/link": { limitOf: "send-list-link", fields: { email: person.email } },
  "/warmth-list/yours/:token": { limitOf: "leave-warmth-list", fields: { intent: "leave" } },
  "/checkout": { limitOf: "start-checkout", fields: { agreedToTerms: "on" } },
  "/order/find": { limitOf: "find-order", fields: { email: person.email, reference: "EMB-7K4M-2Q9X" } },
  "/order/:token": { limitOf: "cancel-order", fields: { intent: "cancel" } },
  "/shipping": { limitOf: "create-shipment", fields: shipping },
  "/contact": { limitOf: "contact-us", fields: message },
  "/reaction-report": { limitOf: "report-reaction", fields: { ...reaction, consent: "on" } },
  "/your-data": { limitOf: "ask-for-my-data", fields: { email: person.email, wish: "copy" } },
  "/your-data/:token": { limitOf: "erase-my-data", fields: {} },
  "/your-data/:token/file": { limitOf: "copy-my-data", fields: {} },
  "/privacy-complaint": { limitOf: "complain-about-privacy", fields: { ...person, complaint: "You wrote to me" } },
  "/cancellation": { limitOf: "cancel-by-form", fields: { ...person, address: "1 High Street" } },
  "/site-access": { limitOf: "mailchimp-subscribe", fields: { intent: "tell", ...person, country: "GB", acceptTerms: "on" } },
  "/access-code": { limitOf: "verify-access-code", fields: { code: "guess" } },
  "/site-access/confirm/:token": { limitOf: "confirm-sign-up", fields: {} },
  "/site-access/list": { limitOf: "send-list-link", fields: { email: person.email } },
  "/site-access/list/:token": { limitOf: "leave-warmth-list", fields: { intent: "leave" } },
  "/operator/enter/:token": { limitOf: "secret link", fields: {} },
  "/operator/join/:token": { limitOf: "secret link", fields: { name: person.name, password: "kettle under grey rain" } },
  "/operator/forgotten": { limitOf: "forgotten", fields: { email: person.email } },
  "/operator/passkey": { limitOf: "passkey", fields: {} },
  "/operator/code": { limitOf: "code", fields: { code: "123 456" } },
  "/operator/sign-in": { limitOf: "sign-in", fields: { email: person.email, password: "kettle under grey rain" } },
};
/** Behind the operator's session, which the tests of that gate hold. */
const owners =
  /^\/operator(\?index|\/access|\/people|\/list|\/campaign|\/stock|\/shop|\/price|\/questions|\/mailbox|\/exports\/:file|\/data(\/file)?|\/(?:orders|messages)(\/:reference)?)?$/;

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  const renderPage = await loadApp();
  const env = { STOCK: "1000", ACCESS_CODE: "WARM-1" };
  open = await openTestApp({ renderPage, env });
  closed = await openTestApp({ renderPage, env: { ...env, SITE_ACCESS: "code" } });
});
afterAll(() => Promise.all([open.close(), closed.close()]));

/** Of the action that is tried, where there are several. */
const timesOf = (name: FunctionName, limits: Limits) => (name === "posthog-sync" ? limits.sync : limits.address)?.times ?? 0;
/** A real one: a closed site's gate lets no other through. */
const linkFor = async ({ db }: TestApp) => (await makeSecretLink(db, { purpose: "confirm-sign-up", subject: "1", at: new Date(), minutes: 5 })).token;
const invitation = async ({ shop }: TestApp) => (await shop.backend.operator.invitePerson(person.email, "owner")).url.split("/").at(-1) ?? "";
const testFor = (path: string) => (/^\/(site-access|access-code)/.test(path) ? closed : open);

/**
 * Uses a limit up: does something once, writes down that it was done until one use is left, and does that. How one use after the other is counted, the
 * throttle's own test holds; what is counted in a process's memory is done each time.
 */
async function exhaustLimit({ db }: TestApp, times: number, use: (number: number) => Promise<unknown>) {
  const keys = async () => (await db.selectFrom("rate_limits").select("key").execute()).map(({ key }) => key);
  const before = new Set(await keys());
  await use(1);
  const counted = (await keys()).filter((key) => !before.has(key));
  if (counted.length > 0)
    await db
      .updateTable("rate_limits")
      .set({ used: times - 1 })
      .where("key", "in", counted)
      .execute();
  else for (let number = 2; number < times; number++) await use(number);
  await use(times);
}

type Method = (input: unknown, caller: Caller) => Promise<unknown>;

const exhausted = new Map<TestApp, Map<FunctionName, string>>();

/** An address whose limit of this function is used up: each time as somebody else, and once for all tests that need one. */
async function exhaust(test: TestApp, name: FunctionName): Promise<string> {
  const before = exhausted.get(test)?.get(name);
  if (before) return before;
  const { shop } = test;
  const address = test.newAddress();
  exhausted.set(test, (exhausted.get(test) ?? new Map()).set(name, address));
  const { method, input, limits } = functions[name];
  const call = shop.backend[method] as Method;
  await exhaustLimit(test, timesOf(name, limits), async (number) => {
    const email = "email" in inputs[name] ? { email: `someone-${address}-${number}@example.org` } : {};
    const caller = { address, requestId: "", source: "" };
    await call(v.parse(input, { ...inputs[name], ...email }), caller).catch((error) => expect(error.code, `${name}, call ${number}`).not.toBe("too-many"));
  });
  return address;
}

function expectWait(answer: Response, what: string) {
  expect(answer.status, what).toBe(429);
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds, what).toBeGreaterThan(0);
  expect(seconds, what).toBeLessThanOrEqual(3600);
}

describe("every function", () => {
  const counted = Object.keys(functions).filter((name) => name !== "verify-site-access") as FunctionName[];

  it.each(counted)("%s answers one address so often, and then asks it to wait", async (name) => {
    const from = await exhaust(open, name);
    const late = await open.call(name, inputs[name], { "x-forwarded-for": from });
    expectWait(late, name);
    expect(await late.json()).toEqual({ error: { code: "too-many", message: "Please wait before submitting again." } });
    // Somebody else is not kept waiting for it.
    expect((await open.call(name, inputs[name])).status).not.toBe(429);
  });

  it("declares its limits, and the password's are its lockout", () => {
    for (const [name, { limits }] of Object.entries(functions)) {
      expect(Object.keys(limits).length, name).toBeGreaterThan(0);
      for (const { times, minutes } of Object.values(limits)) expect(times > 0 && times <= 600 && minutes > 0 && minutes <= 60, name).toBe(true);
    }
    expect(functions["verify-site-access"].limits.address).toEqual({ times: 5, minutes: 15 });
  });
});

describe("every form", () => {
  it("is in this table, or the owner's", async () => {
    const routes = (await readFormRoutes()).map(({ pattern }) => pattern).filter((pattern) => !owners.test(pattern));
    expect(routes.sort()).toEqual(Object.keys(forms).sort());
  });

  it.each(Object.entries(forms))("%s shares its function's limit, and gives back what was typed", async (pattern, { limitOf, fields }) => {
    const test = testFor(pattern);
    const token = pattern.includes("/join/") ? await invitation(test) : await linkFor(test);
    const path = pattern.replace(":code", "ABCD2345").replace(":token", token);
    const from =
      limitOf === "secret link" || limitOf === "sign-in" || limitOf === "code" || limitOf === "forgotten" || limitOf === "passkey"
        ? test.newAddress()
        : await exhaust(test, limitOf);
    if (limitOf === "forgotten")
      for (let look = 0; look < forgottenLimits.address.times; look++)
        await test.shop.backend.door.sendPasswordLink(`nobody${look}@example.com`, { address: from, requestId: "", source: "" });
    if (limitOf === "code")
      for (let look = 0; look < codeLimits.address.times; look++)
        await test.shop.backend.door.enterCode("c".repeat(32), "123456", { address: from, requestId: "", source: "" }).catch(() => {});
    if (limitOf === "passkey")
      for (let look = 0; look < passkeyLimit.times; look++) await test.shop.backend.door.askForPasskey({ address: from, requestId: "", source: "" });
    if (limitOf === "sign-in")
      for (let look = 0; look < signInLimits.address.times; look++)
        await test.shop.backend.door.signIn({ email: "nobody@example.com", password: "x" }, { address: from, requestId: "", source: "" });
    if (limitOf === "secret link")
      await exhaustLimit(test, secretLinkLimit.times, () =>
        test.shop.backend.readOrder("b".repeat(32), { address: from, requestId: "", source: "" }).catch(() => {}),
      );
    const answer = await test.request(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "text/html",
        origin: testOrigin,
        "x-forwarded-for": from,
        cookie: `__Host-operator-code=${"c".repeat(32)}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
    expectWait(answer, path);
    // Script alone asks for it, and says so beside its button.
    expect(answer.headers.get("content-type")).toMatch(limitOf === "passkey" ? /^application\/json/ : /^text\/html/);
    const page = await answer.text();
    expect(page).toMatch(/Please wait before (submitting|trying) again\./);
    for (const typed of ["name", "email", "message", "happened", "complaint"]) {
      const value = fields[typed];
      if (value) expect(page, typed).toContain(value.replaceAll("'", "&#x27;"));
    }
  });
});

type Typed = { path: string; fields: Record<string, string>; besides?: Record<string, string> };
/** The forms of the back office in which something is typed that can be refused: where each stands, what is typed, and what is sent with it. */
const typed: Record<string, Typed> = {
  teach: { path: "/operator/questions", fields: { question: "Does it help?", answer: "It relieves pain." }, besides: { asked: "" } },
  "close-sales": { path: "/operator/shop", fields: { until: "2020-01-01" } },
  "move-dispatch": { path: "/operator/shop", fields: { day: "2020-01-01", from: "2020-01-02" } },
  "explain-delay": { path: "/operator?index", fields: { why: "The tubes are late" }, besides: { day: "2020-01-01" } },
  "confirm-dispatch": { path: "/operator?index", fields: { why: "The labels are late" }, besides: { day: "2020-01-01" } },
  "adjust-stock": { path: "/operator/stock", fields: { units: "1.5", why: "A gift" } },
  "set-cap": { path: "/operator/stock", fields: { cap: "many", why: "A bigger batch" } },
  "set-price": { path: "/operator/price", fields: { price: "much", from: "2020-01-01" } },
  invite: { path: "/operator/people", fields: { email: "nobody" }, besides: { role: "staff" } },
  "take-off": { path: "/operator/list", fields: { address: "nobody@example.com" } },
  "note-request": { path: "/operator/data", fields: { email: "ann@example.com", asked: "2020-01-01" }, besides: { wish: "copy" } },
  "answer-message": { path: "/operator/messages/:message", fields: { answer: "Short" } },
  refund: { path: "/operator/orders/:order", fields: { amount: "all", why: "It was late" }, besides: { of: "1500" } },
  "correct-address": { path: "/operator/orders/:order", fields: { ...address, name: "Ann Lee", postcode: "nowhere" } },
  "add-note": { path: "/operator/orders/:order", fields: { note: "x".repeat(1_001) } },
  "make-label": { path: "/operator/orders/:order", fields: { phone: "no phone" } },
  "settle-refund": { path: "/operator/orders/:order", fields: { why: "Bank transfer" }, besides: { amount: "1" } },
  "save-view": { path: "/operator/orders?search=Ann", fields: { name: "x".repeat(41) } },
};
/** Held elsewhere, chosen and not typed, or sent by script alone. */
const otherwise = ["cancel", "retry-refund", "save-words", "order-news", "turn-on-code", "add-passkey"];

describe("a form of the back office that is refused, without script", () => {
  let cookie: string;
  let references: Record<string, string>;
  beforeAll(async () => {
    cookie = await open.signInAs("owner");
    const { url } = (await (await open.startCheckout()).json()) as { url: string };
    await open.payCard(url);
    expect((await open.call("contact-us", message)).status).toBe(200);
    await open.drain();
    const [order, written] = [
      await open.db.selectFrom("orders").select("reference").execute(),
      await open.db.selectFrom("messages").select("reference").execute(),
    ];
    references = { order: order[0]?.reference ?? "", message: written[0]?.reference ?? "" };
  });

  it("is in this table", () => {
    const files = globSync("app/{routes,features}/operator/**/*.tsx").map((path) => readFileSync(path, "utf8"));
    const named = files
      .flatMap((text) => text.split(/<(?:Contract|Stock)Form\b/).slice(1))
      .flatMap((part) => /^.{0,200}?\bintent="([\w-]+)"/s.exec(part)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((intent) => !(intent in typed || otherwise.includes(intent)))).toEqual([]);
  });

  it.each(Object.entries(typed))("%s comes back unfolded, with what was typed in it", async (intent, { path, fields, besides }) => {
    const { operator } = open.shop.backend;
    const today = londonDay(open.now());
    if (intent === "explain-delay") {
      await operator.moveDispatch(daysAfter(today, 3), null);
      await open.db
        .updateTable("orders")
        .set({ dispatch_by: daysAfter(today, 3) })
        .execute();
    }
    if (intent === "settle-refund") {
      const { id } = await open.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
      const failed = { status: "failed", requested_at: open.now(), failed_at: open.now(), provider_id: "re_1" } as const;
      await open.db
        .insertInto("refunds")
        .values({ id: randomUUID(), of_order: id, amount_minor: 500, reason: "a dent", ...failed })
        .execute();
    }
    if (intent === "confirm-dispatch") await operator.moveDispatch(daysAfter(today, 9), null);
    const at = path.replace(/:(\w+)/, (_, what: string) => references[what] ?? "");
    const answer = await postForm(open, at, { intent, reference: references.order ?? "", ...besides, ...fields }, { cookie });
    expect([400, 409]).toContain(answer.status);
    const html = await answer.text();
    const controls = [...html.matchAll(/<input[^>]*>|<textarea[^>]*>[^<]*/g)].filter(([control]) => !control.includes('type="hidden"'));
    for (const [name, value] of Object.entries(fields)) {
      const shown = controls.find(
        ([control]) => control.includes(` name="${name}"`) && (control.includes(` value="${value}"`) || control.endsWith(`>${value}`)),
      );
      expect(shown, `${name} is ${value}`).toBeDefined();
      const around: string[] = [];
      for (const fold of html.slice(0, shown?.index).match(/<\/?details[^>]*>/g) ?? [])
        if (!around.length || !fold.startsWith("</")) around.push(fold);
        else around.pop();
      expect(
        around.filter((fold) => !/ open\b/.test(fold)),
        name,
      ).toEqual([]);
    }
  });
});

describe("what is read through a secret link", () => {
  type Look = (backend: Backend, address: string) => Promise<unknown>;
  const caller = (address: string) => ({ address, requestId: "", source: "" });
  const looks: [string, Look][] = [
    ["an order", (backend, from) => backend.readOrder(token, caller(from))],
    ["a sign-up", (backend, from) => backend.readSignUpLink(token, caller(from))],
    ["the back office", (backend, from) => backend.door.openSession(token, caller(from))],
    ["an invitation", (backend, from) => backend.door.acceptInvitation(token, { name: "Ann Lee", password: "kettle under grey rain" }, caller(from))],
    ["a closed site's gate", (backend, from) => backend.access.openSecretLink("order", token, caller(from))],
  ];

  it.each(looks)("%s: wrong tokens from one address come to an end", async (_what, look) => {
    const from = open.newAddress();
    await exhaustLimit(open, secretLinkLimit.times, () => look(open.shop.backend, from).catch((error) => expect(error.code).toBe("not-found")));
    await expect(look(open.shop.backend, from)).rejects.toMatchObject({ code: "too-many" });
  });

  it("the page then says so, with Retry-After", async () => {
    const from = open.newAddress();
    await exhaustLimit(open, secretLinkLimit.times, () => open.shop.backend.readOrder(token, caller(from)).catch(() => {}));
    for (const path of [`/order/${token}`, `/warmth-list/confirm/${token}`]) {
      const answer = await open.request(path, { headers: { accept: "text/html", "x-forwarded-for": from } });
      expectWait(answer, path);
      expect(await answer.text()).toContain("Please wait before submitting again.");
    }
  });

  it("the country of a call has the limit of its function", async () => {
    const from = await exhaust(open, "get-user-location");
    expectWait(await open.request("/country_code/", { headers: { "x-forwarded-for": from } }), "/country_code/");
  });

  it("the local card page takes 60 forms", async () => {
    const from = open.newAddress();
    const pay = () =>
      open.request("/card/no-such-session-at-all/pay", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "x-forwarded-for": from },
        body: "email=x",
      });
    for (let number = 0; number < 60; number++) expect((await pay()).status).toBe(404);
    expectWait(await pay(), "/card");
  });
});
