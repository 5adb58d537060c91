import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const details = {
  name: "Zoë O'Hara",
  email: "Zoe@Example.com",
  phone: "",
  address1: "14 Harbour Road",
  address2: "",
  city: "Whitby",
  state: "",
  postal_code: "YO21 1AA",
  country: "US",
};
const asked = { shipping_details: details, order_reference: "ORDER-1795305600000" };
const create = async (input: unknown, headers: Record<string, string> = {}) => {
  const answer = await app.call("create-shipment", input, headers);
  return { status: answer.status, body: await answer.json() };
};
const tokenIn = (url: string) => url.split("/").at(-1) ?? "";

test("anyone gets a specimen label, with links that open it and nothing else", async () => {
  const { status, body } = await create(asked);
  expect(status).toBe(200);
  expect(body).toEqual({
    shipment_id: expect.stringMatching(/^SHP-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    tracking_number: expect.stringMatching(/^SPEC\d{12}$/),
    order_reference: asked.order_reference,
    label_url: expect.stringMatching(new RegExp(`^${testOrigin}/label/[\\w-]{43}$`)),
    tracking_url: expect.stringMatching(new RegExp(`^${testOrigin}/tracking/[\\w-]{43}$`)),
  });
  const { backend } = app.shop;
  const { details: kept, specimen, shipment } = await backend.readShipment(tokenIn(body.label_url), app.someCaller());
  expect(kept).toEqual({ ...details, email: "zoe@example.com" });
  expect([specimen, shipment]).toEqual([true, body]);
  const tracking = await backend.readTracking(tokenIn(body.tracking_url), app.someCaller());
  expect(JSON.stringify(tracking)).not.toMatch(/O'Hara|Harbour|YO21|example\.com/);
  expect(tracking.steps.map(({ step }) => step)).toEqual(["created"]);
  // A tracking link is passed on; it must not open the address.
  await expect(backend.readShipment(tokenIn(body.tracking_url), app.someCaller())).rejects.toMatchObject({ code: "not-found" });
  await expect(backend.readTracking(tokenIn(body.label_url), app.someCaller())).rejects.toMatchObject({ code: "not-found" });
});

test("a phone number is figures and what stands between them, or nothing", async () => {
  const statusOf = async (phone: string) => (await create({ ...asked, shipping_details: { ...details, phone } })).status;
  for (const phone of ["+44 (0)1632 960-000", "999999", "07700900000"]) expect(await statusOf(phone)).toBe(200);
  for (const phone of ["ring the bell", "+", "12345", "07700 900000 x2", "٠٧٧٠٠٩٠٠٠٠٠"]) {
    const { status, body } = await create({ ...asked, shipping_details: { ...details, phone } });
    expect([status, body.error.fields["shipping_details.phone"]]).toEqual([400, expect.stringContaining("Please enter a phone number")]);
  }
});

test("the same press sent again is the same label; another address under it is another", async () => {
  const key = { "idempotency-key": "0123456789abcdef" };
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(asked, key)));
  expect(new Set(answers.map(({ body }) => body.shipment_id)).size).toBe(1);
  const other = await create({ ...asked, shipping_details: { ...details, city: "Leeds" } }, key);
  expect(other.body.shipment_id).not.toBe(answers[0]?.body.shipment_id);
  // Neither is the reference a key: two people may press in the same millisecond.
  expect((await create(asked)).body.shipment_id).not.toBe((await create(asked)).body.shipment_id);
});

test("what is missing is said field by field, and nothing is kept", async () => {
  const before = (await app.db.selectFrom("shipments").select("id").execute()).length;
  const { status, body } = await create({ ...asked, shipping_details: { ...details, name: "  ", city: "", postal_code: " ", country: "", email: "ann@" } });
  expect(status).toBe(400);
  expect(body.error.fields).toEqual({
    "shipping_details.name": "Please enter the name",
    "shipping_details.email": "Please enter a valid email address",
    "shipping_details.city": "Please enter the town or city",
    "shipping_details.postal_code": "Please enter the postcode",
    "shipping_details.country": "Please select a country",
  });
  expect((await create({ ...asked, shipping_details: { ...details, name: "Зоя" } })).body.error.fields).toEqual({
    "shipping_details.name": "Please use Latin letters: carriers cannot read others",
  });
  expect((await create({ ...asked, order_reference: "EMB-7K4M-2Q9X" })).status).toBe(400);
  expect((await app.db.selectFrom("shipments").select("id").execute()).length).toBe(before);
});

test("neither the log nor the links that are kept hold a name, an address or a token", async () => {
  const { body } = await create(asked);
  for (const secret of ["O'Hara", "Harbour Road", "zoe@", tokenIn(body.label_url), tokenIn(body.tracking_url)]) expect(app.logged()).not.toContain(secret);
  const links = await app.db.selectFrom("secret_links").select(["token_hash", "subject"]).execute();
  for (const { token_hash, subject } of links)
    for (const token of [body.label_url, body.tracking_url].map(tokenIn)) expect(`${token_hash.toString()}${subject}`).not.toContain(token);
});
