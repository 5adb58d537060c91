import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deliverCardEvent } from "#server/providers/payments/local/events.ts";
import { cardTables } from "#server/providers/payments/local/tables.ts";
import { filledForm, type LocalCard, openLocalCard } from "#tests/support/open-local-card.ts";

type Received = { method: string | undefined; body: string; signature: string };

/** A shop's webhook on a real socket, which answers what the test says. */
async function openShop() {
  const received: Received[] = [];
  const shop = { answer: 200, received, url: "", close: () => {} };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, body, signature: String(request.headers["card-signature"]) });
    response.writeHead(shop.answer, { location: "/elsewhere" }).end("{}");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/local`;
  shop.close = () => server.close();
  return shop;
}

let card: LocalCard;
let shop: Awaited<ReturnType<typeof openShop>>;
let eventId: string;
const deliver = () => deliverCardEvent({ db: card.db, secret: card.secret, webhookUrl: shop.url, fetch, now: card.now })({ eventId });
const readDelivered = async () => (await card.events())[0]?.delivered_at ?? null;

beforeEach(async () => {
  [card, shop] = await Promise.all([openLocalCard(), openShop()]);
  const { url } = await card.payments.openSession({
    orderId: "order-1",
    reference: "EMB-7K4M-2Q9X",
    description: "A tube",
    shipsTo: ["GB"],
    termsVersion: "2026-11-21",
    total: { minor: 1500, currency: "GBP" },
    successUrl: "/s",
    cancelUrl: "/c",
    expiresAt: new Date(card.now().getTime() + 60_000),
  });
  await card.submit(`${new URL(url).pathname}/pay`, filledForm());
  eventId = card.jobs[0] ?? "";
});
afterEach(async () => {
  shop.close();
  await card.close();
});

test("the stored bytes are posted under a signature that the provider's reader takes", async () => {
  await deliver();
  const [event] = await card.events();
  expect(shop.received).toEqual([{ method: "POST", body: event?.body, signature: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/) }]);
  expect(event?.delivered_at).toEqual(card.now());
  await expect(card.payments.readEvent(shop.received[0]?.body ?? "", () => shop.received[0]?.signature)).resolves.toMatchObject({
    id: eventId,
    kind: "session",
  });
});

test.each([302, 307, 400, 403, 404, 500, 503])("an answer of %i is no delivery: the job throws, and a later try delivers", async (status) => {
  shop.answer = status;
  await expect(deliver()).rejects.toThrow();
  expect(shop.received).toHaveLength(1);
  expect(await readDelivered()).toBeNull();
  shop.answer = 204;
  await deliver();
  expect(await readDelivered()).not.toBeNull();
});

test("a shop that is away is tried again", async () => {
  shop.close();
  await expect(deliver()).rejects.toThrow();
  expect(await readDelivered()).toBeNull();
});

test("an event can be told again: the same bytes, signed afresh", async () => {
  await deliver();
  card.passTime(3600);
  await deliver();
  const [first, again] = shop.received;
  expect(again?.body).toBe(first?.body);
  expect(again?.signature).not.toBe(first?.signature);
  await expect(card.payments.readEvent(again?.body ?? "", () => again?.signature)).resolves.toMatchObject({ id: eventId });
});

test("an event and its job are kept with the payment, or none of them is", async () => {
  const away = await openLocalCard({
    sendJob: async () => {
      throw new Error("the queue is away");
    },
  });
  const { id, url } = await away.payments.openSession({
    orderId: "order-2",
    reference: "EMB-7K4M-2Q9X",
    description: "A tube",
    shipsTo: ["GB"],
    termsVersion: "2026-11-21",
    total: { minor: 1500, currency: "GBP" },
    successUrl: "/s",
    cancelUrl: "/c",
    expiresAt: new Date(away.now().getTime() + 60_000),
  });
  await expect(away.submit(`${new URL(url).pathname}/pay`, filledForm())).rejects.toThrow("the queue is away");
  expect(await away.payments.lookUp(id)).toMatchObject({ status: "open", paid: false });
  expect(await cardTables(away.db).selectFrom("local_card.events").selectAll().execute()).toEqual([]);
  await away.close();
});
