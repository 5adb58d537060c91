import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { someShippingDetails } from "#tests/support/some-shipping-details.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" } });
});
afterAll(() => app.close());

const look = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { accept: "text/html", "x-forwarded-for": app.newAddress(), ...headers } });

test("a closed site lets in who has a label's or a parcel's link, and nobody else", async () => {
  const shipment = await app.shop.backend.createShipment(
    {
      shipping_details: someShippingDetails,
      order_reference: "ORDER-1795305600000",
    },
    app.someCaller(),
  );
  const label = new URL(String(shipment.label_url)).pathname;
  const paths = [label, label.replace("/label/", "/shipping-success/"), new URL(String(shipment.tracking_url)).pathname];
  for (const path of paths) {
    const answer = await look(path);
    expect([answer.status, answer.headers.get("set-cookie")], path).toEqual([200, expect.stringContaining("site-access=")]);
    expect((await look(path.replace(/.{6}$/, "abcdef"))).status, path).toBe(403);
  }
  for (const path of ["/shipping", "/shipping-success", `/shipping/${"a".repeat(43)}`]) expect((await look(path)).status, path).toBe(403);
  const bare = await app.call("create-shipment", {});
  expect(bare.status).toBe(403);
});
