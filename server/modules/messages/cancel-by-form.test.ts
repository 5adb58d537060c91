import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { input } from "#contracts/cancel-by-form.ts";
import { messageActions } from "#server/modules/messages/answers.ts";
import { cancelByForm } from "#server/modules/messages/forms.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const ask = (order: string, email = "ada.o'brien@example.com") =>
  cancelByForm(fixture.needs)({ name: "Ada O'Brien", email, address: "1 High Street", order }, fixture.someCaller());

test("an order that the form asks to cancel is marked, and sent by no single press until the owner has seen to it", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  const message = await ask(reference);
  expect(await fixture.alerts()).toEqual([
    {
      order_id: id,
      kind: "asked-to-cancel",
      detail: `message ${message.reference} asks to cancel it, from the order's email address. Decide on the order's page: “Mark as done” keeps the order`,
    },
  ]);
  const listed = async () => (await fixture.operator.listOrders()).find((order) => order.reference === reference);
  expect(await listed()).toMatchObject({ hasAlert: true, askedToCancel: true });
  expect(await fixture.operator.readOrder(reference)).toMatchObject({ askedToCancel: { alert: expect.any(String), message: message.reference } });
  await expect(fixture.dispatch(reference)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("asked to cancel this order"),
  });
  expect(await fixture.statusOf(id)).toBe("paid");
  await fixture.db.updateTable("operator_alerts").set({ resolved_at: fixture.now() }).execute();
  expect([await listed(), await fixture.operator.readOrder(reference)]).toMatchObject([{ askedToCancel: false }, { askedToCancel: null }]);
  await fixture.dispatch(reference);
  expect(await fixture.statusOf(id)).toBe("dispatched");
});

test("once the order is cancelled nothing asks for it any more, and the refund closes its buyer's form", async () => {
  const { id, reference, token } = await fixture.placePaidOrder();
  const theirs = await ask(reference);
  const somebodys = await ask(reference, "someone@example.org");
  // Which message that was is the owner's to know.
  expect((await fixture.readOrder(token, fixture.someCaller())).askedToCancel).toEqual({});
  const { readMessage } = messageActions(fixture.needs);
  await fixture.operator.refundOrder(reference, "The customer asked");
  expect(await fixture.statusOf(id)).toBe("cancelled");
  expect(await fixture.operator.listOrders()).toMatchObject([{ reference, hasAlert: false }]);
  expect((await readMessage(theirs.reference)).closedAt).toBeNull();

  fixture.passMinutes(1);
  await fixture.refundPayment({ orderId: id });
  expect(await readMessage(theirs.reference)).toMatchObject({ closedAt: fixture.now(), orders: [{ reference, closedIt: true }] });
  expect(await readMessage(somebodys.reference)).toMatchObject({ closedAt: null, orders: [{ reference, closedIt: false }] });
});

test("a part that goes back closes no form, and the whole none that names another order", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  const [message, other] = [await ask(reference), await ask("the one from May")];
  const { readMessage } = messageActions(fixture.needs);
  await fixture.operator.refundOrder(reference, "Scratched", { minor: 100, of: 1500 });
  await fixture.refundPayment({ orderId: id });
  expect((await readMessage(message.reference)).closedAt).toBeNull();
  await fixture.operator.refundOrder(reference, "The customer asked");
  await fixture.refundPayment({ orderId: id });
  expect((await readMessage(message.reference)).closedAt).not.toBeNull();
  expect((await readMessage(other.reference)).closedAt).toBeNull();
});

test("whoever types somebody else's reference cancels nothing, and is told apart; a second press marks nothing twice", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  for (let times = 0; times < 2; times++) await ask(reference, "someone@example.org");
  expect((await fixture.alerts()).map(({ detail }) => detail)).toEqual([expect.stringContaining("from a different email address")]);
  expect(await fixture.statusOf(id)).toBe("paid");
});

test("a reference of no paid order marks nothing, and the message is kept", async () => {
  const unpaid = await fixture.placeOrder();
  await ask(unpaid.reference);
  await ask("EMB-0000-0000");
  expect(await fixture.alerts()).toEqual([]);
  expect(await fixture.db.selectFrom("messages").select("kind").execute()).toHaveLength(2);
});

test("a notice whose reference is mistyped is taken as it is", () => {
  const notice = { name: "Ann Lee", email: "ann@example.com", address: "1 High Street" };
  const orderIn = (order: string) => v.parse(input, { ...notice, order }).order;
  expect(orderIn("emb 2222 3333")).toBe("EMB-2222-3333");
  expect(orderIn(" no. 12, the one from May ")).toBe("no. 12, the one from May");
});
