import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderNews } from "#contracts/order.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

const day = 24 * 60;
/** Minutes until it's noon next: no day ends while these run. */
const untilNoon = () => day - ((Date.now() / 60_000 - day / 2) % day);

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ minutesAhead: untilNoon() });
});
afterAll(() => shop.close());

const choose = (choice: OrderNews) => shop.shop.backend.operator.chooseOrderNews(choice);
async function buy() {
  const { url } = (await (await shop.startCheckout()).json()) as { url: string };
  expect((await shop.payCard(url)).status).toBe(303);
  await shop.drain();
}
/** The morning after: what the schedule does, twice, as where two processes run. */
async function nextMorning() {
  shop.pass(day);
  for (let times = 0; times < 2; times++) await shop.shop.handlers["tell-owner"]?.({});
  await shop.drain();
}
const toOwner = async () => {
  const mails = await shop.db.selectFrom("mailbox").select(["subject", "text"]).orderBy("id").execute();
  return mails.filter(({ subject }) => /New pre-order|: .*pre-order/.test(subject) && !/Your /.test(subject));
};

test("each order has a mail until the owner wants one a day, which sums it up, or none", async () => {
  await buy();
  expect((await toOwner()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Test: New pre-order .*, £15\.00$/)]);
  await nextMorning();
  expect(await toOwner(), "nobody asked for a sum").toHaveLength(1);

  await choose("daily");
  await buy();
  await buy();
  expect(await toOwner(), "none for each now").toHaveLength(1);
  await nextMorning();
  const [, digest, ...more] = await toOwner();
  expect(more).toEqual([]);
  expect(digest?.subject).toMatch(/^Test: \d+ \w+ \d{4}: 2 pre-orders, £30\.00$/);
  expect(digest?.text).toMatch(/To send now:? +3/);
  expect(digest?.text).toMatch(/Waiting for you:? +nothing/);

  await nextMorning();
  expect((await toOwner()).at(-1)?.subject, "what still waits is worth a mail").toMatch(/: no pre-orders$/);
  await shop.db.updateTable("orders").set({ status: "delivered" }).execute();
  await nextMorning();
  expect(await toOwner(), "nothing came and nothing waits").toHaveLength(3);

  await choose("none");
  await buy();
  await nextMorning();
  expect(await toOwner()).toHaveLength(3);
  await choose("each");
  await buy();
  expect(await toOwner()).toHaveLength(4);
});

test("what is no choice is refused, and the one before stands", async () => {
  await expect(choose("weekly" as OrderNews)).rejects.toMatchObject({ code: "invalid" });
  expect(await shop.shop.backend.operator.readOrderNews()).toBe("each");
});
