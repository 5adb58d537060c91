import { expect, test } from "vitest";
import { promiseOf } from "#content/delivery-promise.ts";
import { orderTitle, parcelWords } from "#content/site/order-states.ts";
import { orderStatuses } from "#contracts/order.ts";
import { parcelStatuses } from "#contracts/shipment.ts";

test("a parcel is only ever said to travel for an order that is sent", () => {
  for (const status of orderStatuses)
    for (const parcel of [null, { status: null }, ...parcelStatuses.map((at) => ({ status: at }))]) {
      const words = parcelWords(status, parcel);
      expect(/way to you|out for delivery|delivered|collect|way back/.test(words), `${status} ${parcel?.status}: ${words}`).toBe(
        status === "dispatched" ? parcel?.status !== "waiting" : status === "delivered" && parcel?.status !== "waiting",
      );
    }
});

test("between paying and sending it says whether the label is made", () => {
  expect(parcelWords("paid", null)).toContain("haven't packed it yet");
  expect(parcelWords("paid", { status: null })).toContain("label is made");
});

test("a part that went back earlier is no end of a return", () => {
  const back = { outcome: null, sendBy: "15 April 2027" };
  const order = { status: "delivered", ...promiseOf("2027-03-31"), delay: null, paymentStory: "plain", heldUntil: null, toPay: null, return: back } as const;
  expect(orderTitle({ ...order, refund: { state: "made" }, refundable: 1_000 })).toBe("Your order: Cancelled, so please send it back");
  expect(orderTitle({ ...order, refund: { state: "requested" }, refundable: 0 })).toBe("Your refund has started");
});
