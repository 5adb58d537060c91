import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signEvent } from "#server/providers/payments/local/events.ts";
import { cardTables } from "#server/providers/payments/local/tables.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

let test: TestApp;
let body: string;
let orderId: string;
const statusOf = async () => (await test.db.selectFrom("orders").select("status").where("id", "=", orderId).executeTakeFirstOrThrow()).status;

beforeAll(async () => {
  test = await openTestApp();
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url);
  ({ body } = await cardTables(test.db).selectFrom("local_card.events").select("body").executeTakeFirstOrThrow());
  ({ id: orderId } = await test.db.selectFrom("orders").select("id").executeTakeFirstOrThrow());
});
afterAll(() => test.close());

const send = (raw: BodyInit, signature?: string, path = "/webhooks/local", method = "POST") =>
  test.request(path, { method, headers: { "content-type": "application/json", ...(signature !== undefined && { "card-signature": signature }) }, body: raw });
const sign = (raw = body, { seconds = 0, secret = test.cardSecret } = {}) => signEvent(secret, raw, new Date(test.now().getTime() + seconds * 1000));

describe("an event that is not the vendor's", () => {
  const cases: [string, () => Promise<Response>, number][] = [
    ["unsigned", () => send(body), 403],
    ["an empty signature", () => send(body, ""), 403],
    ["half a signature", () => send(body, sign().slice(0, -1)), 403],
    ["no time in it", () => send(body, sign().replace(/^t=\d+,/, "")), 403],
    ["two times in it", () => send(body, `t=1,${sign()}`), 403],
    ["another secret", () => send(body, sign(body, { secret: "wrong" })), 403],
    ["an empty secret", () => send(body, sign(body, { secret: "" })), 403],
    ["301 s old", () => send(body, sign(body, { seconds: -301 })), 403],
    ["301 s ahead", () => send(body, sign(body, { seconds: 301.9 })), 403],
    ["one byte changed", () => send(body.replace("1500", "1501"), sign()), 403],
    ["one space more", () => send(`${body} `, sign()), 403],
    ["another event's signature", () => send(body, sign("{}")), 403],
    ["a time put forward under an old signature", () => send(body, sign(body, { seconds: -900 }).replace(/t=\d+/, sign().split(",")[0] ?? "")), 403],
    ["an unknown vendor", () => send(body, sign(), "/webhooks/stripe"), 404],
    ["no vendor", () => send(body, sign(), "/webhooks/"), 404],
    ["more in the path", () => send(body, sign(), "/webhooks/local/x"), 404],
    ["a vendor called __proto__", () => send(body, sign(), "/webhooks/__proto__"), 404],
    ["300 KB of it", () => send("x".repeat(300 * 1024), sign()), 413],
    ["no JSON, well signed", () => send("hello", sign("hello")), 400],
    ["JSON that is no event, well signed", () => send("[]", sign("[]")), 400],
  ];

  it.each(cases)("%s: changes nothing", async (_what, act, status) => {
    const before = await countRows(test.db);
    const answer = await act();
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBeTruthy();
    expect(await countRows(test.db)).toEqual(before);
    expect(await statusOf()).toBe("awaiting-payment");
  });

  it("read with GET: not taken", async () => {
    expect((await test.request("/webhooks/local")).status).toBe(405);
  });
});

describe("the vendor's own event", () => {
  it("is taken 299 s late, and once: replays answer the same and change nothing", async () => {
    expect((await send(body, sign(body, { seconds: -299 }))).status).toBe(200);
    expect(await statusOf()).toBe("paid");
    const after = await countRows(test.db);
    for (let again = 0; again < 20; again++) expect((await send(body, sign())).status).toBe(200);
    expect(await countRows(test.db)).toEqual(after);
  });

  it("may carry a second signature, while a secret is being changed", async () => {
    const [time, ours] = sign().split(",");
    expect((await send(body, `${time},v1=${"0".repeat(64)},${ours}`)).status).toBe(200);
  });

  it("brings one confirmation mail", async () => {
    await test.drain();
    const mails = await test.db.selectFrom("mailbox").select("key").where("key", "like", "order-confirmed:%").execute();
    expect(mails).toHaveLength(1);
  });
});
