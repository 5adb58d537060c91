import * as v from "valibot";
import { expect, test } from "vitest";
import { promiseOf } from "#content/delivery-promise.ts";
import { orderStatuses, reference } from "#contracts/order.ts";
import { mailsAfterDispatch } from "#server/modules/orders/dispatch-mails.ts";
import { orderMailDefinitions } from "#server/modules/orders/mails.ts";
import { sampleOrder } from "#server/modules/orders/order-facts.ts";
import { makeReference } from "#server/modules/orders/reservation.ts";
import { canBecome, transitions } from "#server/modules/orders/state.ts";

test("the day of dispatch and the last day of delivery, in words", () => {
  expect(promiseOf("2027-03-31", "2027-03-31")).toEqual({ dispatch: "by 31 March 2027", delivered: "by 30 April 2027 at the latest" });
  expect(promiseOf("2026-12-01")).toEqual({ dispatch: "by 1 December 2026", delivered: "by 31 December 2026 at the latest" });
  const none = { dispatch: "on a date to be confirmed", delivered: "no later than 30 days after that" };
  expect([promiseOf(null), promiseOf("2027-03-31", "2027-04-01")]).toEqual([none, none]);
});

test.each(["order-dispatched", "order-delayed", "return-asked"] as const)("%s says after a part refund what was paid and what is left to refund", (mail) => {
  const say = (minor: number) =>
    JSON.stringify(mailsAfterDispatch[mail]({ ...sampleOrder, promised: { ...sampleOrder.total, minor: 1500 - minor } }, "https://shop.example"));
  expect(say(0)).toMatch(/refund the full £15\.00\b/);
  expect(say(500)).toMatch(/refund £10\.00 \(you paid £15\.00, and we've already refunded £5\.00\)/);
  expect(say(500)).not.toMatch(/\bfull\b/);
});

test("whose pre-order we cancel is told why; who cancelled it is not", () => {
  const shown = orderMailDefinitions.find(({ name }) => name === "order-cancelled")?.samples?.("https://shop.example") ?? {};
  expect(JSON.stringify(shown["order-cancelled-by-us"])).toContain("Why: Our maker can't fill any more tubes this winter");
  expect(JSON.stringify(shown["order-cancelled"])).not.toContain("Why:");
});

test("references fit their contract, use every letter of the alphabet and do not repeat", () => {
  const made = Array.from({ length: 2_000 }, makeReference);
  for (const one of made) expect(v.safeParse(reference, one).success, one).toBe(true);
  expect(new Set(made).size).toBe(2_000);
  expect([...new Set(made.join("").replace(/EMB|-/g, ""))].sort().join("")).toBe("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
});

test("no order becomes paid twice, leaves its refund, or goes back", () => {
  const wasPaid = { wasPaid: true };
  expect(canBecome("cancelled", "paid", { wasPaid: false })).toBe(true);
  expect(canBecome("cancelled", "paid", wasPaid)).toBe(false);
  expect(transitions.refunded).toEqual([]);
  for (const status of orderStatuses) expect(canBecome(status, "awaiting-payment", wasPaid)).toBe(false);
  expect(canBecome("dispatched", "cancelled", wasPaid)).toBe(false);
});
