import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FailureCode, failures } from "#contracts/failure.ts";
import { type FunctionName, functions } from "#contracts/functions.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { offer } from "#tests/support/offer.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const token = "a".repeat(32);
/** What each function takes: nothing behind the tokens, so that none of these changes a row by itself. */
const good: Record<FunctionName, Record<string, unknown>> = {
  "mailchimp-subscribe": { name: "Ann Lee", email: "ann@example.com", country: "GB", acceptTerms: true },
  "confirm-sign-up": { token },
  "leave-warmth-list": { token },
  "change-list-details": { token, name: "Ann Lee", country: "GB" },
  "send-list-link": { email: "ann@example.com" },
  "start-checkout": { agreedToTerms: true, offer },
  "get-availability": {},
  "get-user-location": {},
  "get-payment-state": { session: `cs_test_${token}` },
  "cancel-order": { token },
  "return-order": { token },
  "send-receipt": { token },
  "correct-address": { token, address: { name: "Ann Lee", line1: "1 High Street", city: "London", postcode: "SW1A 1AA" } },
  "create-shipment": {
    shipping_details: { name: "Ann Lee", email: "ann@example.com", address1: "1 High Street", city: "Leeds", postal_code: "LS1 4AP", country: "GB" },
    order_reference: "ORDER-1795305600000",
  },
  "find-order": { email: "ann@example.com", reference: "EMB-7K4M-2Q9X" },
  "ask-for-my-data": { email: "ann@example.com", wish: "copy" },
  "copy-my-data": { token },
  "erase-my-data": { token },
  "contact-us": { name: "Ann Lee", email: "ann@example.com", topic: "cream", message: "Hello." },
  "report-reaction": {
    name: "Ann Lee",
    email: "ann@example.com",
    happened: "Red skin.",
    when: "Today",
    where: "Left hand",
    severity: "mild",
    stopped: "yes",
    consent: true,
  },
  "complain-about-privacy": { name: "Ann Lee", email: "ann@example.com", complaint: "Too many mails." },
  "cancel-by-form": { name: "Ann Lee", email: "ann@example.com", address: "1 High Street\nLeeds LS1 4AP" },
  "posthog-sync": {
    action: "track_event",
    data: { event: "page_view", properties: { path: "/faq" }, distinct_id: "0123456789abcdef" },
  },
  "product-chatbot": { message: "How much is it?" },
  "dermaflo-chat": { userMessage: "What is it?" },
  "rate-answer": { answer: "00000000-0000-4000-8000-000000000000", thumb: "up" },
  "talk-to-person": { assistant: "product", email: "ann@example.com", note: "Hello." },
  "verify-site-access": { password: "not the password" },
  "verify-access-code": { code: "1234" },
  "record-consent": {
    choices: { necessary: true, functional: false, analytics: true, advertising: false },
    policy: "2026-11-21",
    wording: "cookies-1",
  },
};
const names = Object.keys(functions) as FunctionName[];
const json = { "content-type": "application/json" };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const send = (name: string, body: BodyInit | undefined, headers: Record<string, string> = json, method = "POST") =>
  test.request(`/functions/v1/${name}`, {
    method,
    headers: { "x-forwarded-for": test.newAddress(), ...headers },
    ...(body !== undefined && { body }),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  } as RequestInit);

/** The failure table's answer, with words for a person. */
async function expectRefused(answering: Promise<Response>, code: FailureCode) {
  const answer = await answering;
  const body = (await answer.json()) as { error: { code: string; message: string; fields?: Record<string, string> } };
  expect(body.error.code).toBe(code);
  expect(answer.status).toBe(failures[code].status);
  expect(body.error.message.length).toBeGreaterThan(10);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return { answer, body };
}

/** Nothing is written by any test of the block that this stands in. */
function expectNothingWritten() {
  let before: Record<string, number>;
  beforeAll(async () => {
    before = await countRows(test.db);
  });
  afterAll(async () => expect(await countRows(test.db)).toEqual(before));
}

const tenMegabytes = 10 * 1024 * 1024;
const stream = (bytes: number) => {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(Math.min(left, 65_536)).fill(32));
      left -= 65_536;
      if (left <= 0) controller.close();
    },
  });
};

describe.each(names)("%s refuses", (name) => {
  expectNothingWritten();

  it.each([
    ["a cut-off object", '{"a":'],
    ["text that is no JSON", "hello"],
    ["a NaN", '{"a":NaN}'],
    ["two documents", "{}{}"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])("%s", async (_what, body) => {
    await expectRefused(send(name, body), "not-json");
  });

  it.each([
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "7"],
    ["a string", '"x"'],
    ["16,000 lists in one another", `${"[".repeat(16_000)}${"]".repeat(16_000)}`],
    ["5,000 objects in one another", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`],
  ])("%s", async (_what, body) => {
    await expectRefused(send(name, body), "invalid");
  });

  it.each([
    ["price", 1],
    ["quantity", -1],
    ["quantity", 1e9],
    ["currency", "USD"],
    ["constructor", "x"],
    ["toString", "x"],
  ])("one field too many: %s %s", async (field, value) => {
    const { body } = await expectRefused(send(name, JSON.stringify({ ...good[name], [field]: value })), "invalid");
    expect(body.error.fields).toHaveProperty(field, "This field is not expected.");
  });

  it("a __proto__ field", async () => {
    const body = JSON.stringify({ ...good[name], x: 1 }).replace('"x":', '"__proto__":');
    await expectRefused(send(name, body), "invalid");
  });

  it.each(Object.keys(good[name]).flatMap((field) => [null, 7, [], {}, ["x"], { $ne: null }, "", "\u0000"].map((value) => [field, value] as const)))(
    "%s as %j",
    async (field, value) => {
      const { body } = await expectRefused(send(name, JSON.stringify({ ...good[name], [field]: value })), "invalid");
      expect(Object.keys(body.error.fields ?? {}).some((path) => path === field || path.startsWith(`${field}.`))).toBe(true);
    },
  );

  it("a body over 32 KB by its Content-Length, before reading it", async () => {
    await expectRefused(send(name, "{}", { ...json, "content-length": String(tenMegabytes) }), "too-large");
  });

  it("thousands of items, of which it tells no more than of a hundred", async () => {
    const field = Object.keys(good[name])[0] ?? "x";
    const { body } = await expectRefused(
      send(name, JSON.stringify({ ...good[name], [field]: Array(10_000).fill({}), messages: Array(5).fill({}) })),
      "invalid",
    );
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });

  it("10 MB without a Content-Length", async () => {
    await expectRefused(send(name, stream(tenMegabytes)), "too-large");
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("%s, and says what it takes", async (method) => {
    const answer = await send(name, undefined, json, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json5", "application/xml", ""])(
    "content type %j",
    async (type) => {
      await expectRefused(send(name, new TextEncoder().encode(JSON.stringify(good[name])), { "content-type": type }), "wrong-type");
    },
  );
});

it.each([
  [`${testOrigin}/warmth-list?utm_source=x#form`, "/warmth-list"],
  [`${testOrigin}/`, "/"],
  [`${testOrigin}/operator/orders`, "functions"],
  [undefined, "functions"],
])("asked from %s, a sign-up says where it happened", async (referer, source) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const from = { "x-forwarded-for": test.newAddress(), ...(referer !== undefined && { referer }) };
  expect((await test.call("mailchimp-subscribe", { ...good["mailchimp-subscribe"], email }, from)).status).toBe(200);
  expect(await test.db.selectFrom("sign_ups").select("source").where("email", "=", email).executeTakeFirst()).toEqual({ source });
});

describe("the functions edge refuses", () => {
  expectNothingWritten();

  it.each(names.filter((name) => Object.keys(good[name]).length > 0))("%s needs its input: nothing is not enough", async (name) => {
    const { body } = await expectRefused(send(name, undefined, {}), "invalid");
    for (const words of Object.values(body.error.fields ?? {})) expect(words).not.toBe("This field is not expected.");
  });

  it("names a field that is missing inside another in that field's words", async () => {
    const { body } = await expectRefused(send("correct-address", JSON.stringify({ token, address: { name: "Ann Lee", city: "York" } })), "invalid");
    expect(body.error.fields).toEqual({ "address.line1": "Please enter the first line of the address", "address.postcode": "Please enter the postcode" });
  });

  it.each(["nothing-here", "__proto__", "constructor", "toString", "hasOwnProperty", "a/b", "mailchimp-subscribe/", "..%2f", "%00", "MAILCHIMP-SUBSCRIBE"])(
    "knows no function %s",
    async (name) => {
      await expectRefused(send(name, "{}"), "not-found");
    },
  );
});

describe("the functions edge", () => {
  it("takes an empty body where there is no input", async () => {
    expect((await send("get-availability", undefined, {})).status).toBe(200);
  });

  it("takes JSON with a charset", async () => {
    expect((await send("get-availability", "{}", { "content-type": "application/json; charset=utf-8" })).status).toBe(200);
  });

  it("answers the same Idempotency-Key with the same session and one order", async () => {
    const key = { "idempotency-key": "0123456789abcdef-one" };
    const [first, second, ...more] = await Promise.all([1, 2, 3, 4, 5].map(async () => (await test.startCheckout(key)).json()));
    expect(first).toHaveProperty("url");
    expect(second).toEqual(first);
    for (const answer of more) expect(answer).toEqual(first);
    expect(await test.db.selectFrom("orders").select("id").where("idempotency_key", "=", "0123456789abcdef-one").execute()).toHaveLength(1);
  });

  it("passes over a key that another buyer could have made up", async () => {
    const urls = await Promise.all(["one", "one"].map(async (key) => (await test.startCheckout({ "idempotency-key": key })).json()));
    expect((urls[0] as { url: string }).url).not.toBe((urls[1] as { url: string }).url);
  });

  it("gives two keys two orders", async () => {
    const urls = await Promise.all(
      ["0123456789abcdef-two", "0123456789abcdef-three"].map(async (key) => (await test.startCheckout({ "idempotency-key": key })).json()),
    );
    expect((urls[0] as { url: string }).url).not.toBe((urls[1] as { url: string }).url);
  });

  it("holds no tube for a call without the checkout's page: its cookie, its form, and the one made for the other", async () => {
    const { cookie, stamp } = await test.openCheckout();
    const other = await test.openCheckout();
    const unbound = await test.shop.backend.stampForm();
    const before = await countRows(test.db);
    for (const [input, headers] of [
      [{}, {}],
      [{}, { cookie }],
      [{ stamp }, {}],
      [{ stamp }, { cookie: other.cookie }],
      [{ stamp: unbound }, { cookie }],
      [{ stamp, key: "0123456789abcdef-bare" }, {}],
    ] as [object, Record<string, string>][])
      await expectRefused(test.call("start-checkout", { agreedToTerms: true, offer, ...input }, { origin: testOrigin, ...headers }), "once-more");
    expect(await countRows(test.db)).toEqual(before);
    expect((await test.call("start-checkout", { agreedToTerms: true, offer, stamp }, { origin: testOrigin, cookie })).status).toBe(200);
  });

  it("never takes apikey or Authorization for a credential", async () => {
    const answer = await send("cancel-order", JSON.stringify(good["cancel-order"]), { ...json, apikey: "anon", authorization: "Bearer anon" });
    expect(answer.status).toBe(404);
  });

  it("logs and counts by function, not as unknown", async () => {
    await send("get-availability", "{}");
    expect(test.logged()).toContain('"route":"/functions/v1/get-availability"');
  });
});
