import { afterEach, beforeEach, expect, test } from "vitest";
import { cancelByForm } from "#server/modules/messages/forms.ts";
import { resolveAlert } from "#server/platform/alerts.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const ask = (order: string, email = "ada.o'brien@example.com") =>
  cancelByForm(desk.needs)({ name: "Ada O'Brien", email, address: "1 High Street", order }, desk.someCaller());

test("an order that the form asks to cancel is marked, and sent by no single press until the owner has seen to it", async () => {
  const { id, reference } = await desk.placePaidOrder();
  const message = await ask(reference);
  expect(await desk.alerts()).toEqual([
    { order_id: id, kind: "asked-to-cancel", detail: `message ${message.reference} asks to cancel it, from the address that ordered` },
  ]);
  expect((await desk.operator.listOrders()).find((order) => order.reference === reference)?.hasAlert).toBe(true);
  await expect(desk.operator.dispatchOrder(reference)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("asked to cancel this order"),
  });
  expect(await desk.statusOf(id)).toBe("paid");
  const [alert] = await desk.db.selectFrom("operator_alerts").select("id").execute();
  await resolveAlert(desk.needs)(alert?.id ?? "");
  await desk.operator.dispatchOrder(reference);
  expect(await desk.statusOf(id)).toBe("dispatched");
});

test("whoever types somebody else's reference cancels nothing, and is told apart; a second press marks nothing twice", async () => {
  const { id, reference } = await desk.placePaidOrder();
  for (let times = 0; times < 2; times++) await ask(reference, "someone@example.org");
  expect((await desk.alerts()).map(({ detail }) => detail)).toEqual([expect.stringContaining("from another address than the one that ordered")]);
  expect(await desk.statusOf(id)).toBe("paid");
});

test("a reference of no paid order marks nothing, and the message is kept", async () => {
  const unpaid = await desk.placeOrder();
  await ask(unpaid.reference);
  await ask("EMB-0000-0000");
  expect(await desk.alerts()).toEqual([]);
  expect(await desk.db.selectFrom("messages").select("kind").execute()).toHaveLength(2);
});
