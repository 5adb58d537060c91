import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function sell({ label }: { label: boolean }) {
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url);
  await test.drain();
  const { id, reference } = await test.db.selectFrom("orders").select(["id", "reference"]).orderBy("created_at", "desc").limit(1).executeTakeFirstOrThrow();
  const { operator } = test.shop.backend;
  const made = label ? await operator.makeLabel(reference) : null;
  await test.dispatch(reference);
  await operator.deliverOrder(reference);
  await test.drain();
  const mails = await test.db
    .selectFrom("mailbox")
    .selectAll()
    .where("key", "in", [`order-dispatched:${id}`, `order-delivered:${id}`])
    .orderBy("id")
    .execute();
  return { mails, made, reference };
}

it("the mails about a parcel lead to where it is, by its own secret link where its carrier has no page", async () => {
  const { mails, made } = await sell({ label: true });
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) {
    const link = /https:\/\/shop\.example\/tracking\/[\w-]{43}/.exec(text)?.[0] ?? "";
    expect(link).toBe(made?.trackingUrl);
    expect(html).toContain(link);
    const page = new URL(link);
    expect(page.origin).toBe(testOrigin);
    const tracking = await test.shop.backend.readTracking(page.pathname.split("/").at(-1) ?? "", test.someCaller());
    expect(tracking.trackingNumber).toBe(made?.trackingNumber);
  }
  expect(mails[0]?.text).toContain(made?.trackingNumber);
  expect(mails[1]?.text, "the last day to cancel").toMatch(/You can cancel until \d{1,2} \w+ \d{4}, as long as/);
});

it("a parcel without a number, or with a label that was taken back, leads nowhere", async () => {
  const { mails } = await sell({ label: false });
  for (const { text } of mails) expect(text).not.toMatch(/track/i);
  const taken = await sell({ label: true });
  // As where the carrier's answer comes after the parcel has gone: once it's sent, nobody can void it here.
  await expect(test.shop.backend.operator.voidLabel(taken.reference)).rejects.toMatchObject({ code: "conflict" });
  await test.db.updateTable("shipments").set({ state: "voided" }).where("order_reference", "=", taken.reference).execute();
  const { id } = await test.db.selectFrom("orders").select("id").where("reference", "=", taken.reference).executeTakeFirstOrThrow();
  await test.db.deleteFrom("mailbox").where("key", "=", `order-delivered:${id}`).execute();
  await test.shop.handlers["send-mail"]?.({ mail: "order-delivered", about: id, key: `order-delivered:${id}` });
  const again = await test.db.selectFrom("mailbox").select("text").where("key", "=", `order-delivered:${id}`).executeTakeFirstOrThrow();
  expect(again.text).not.toMatch(/track/i);
});
