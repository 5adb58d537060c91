import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readLateMail, watch } from "#server/modules/back-office/watch.ts";
import { openQueue } from "#server/platform/queue/queue.ts";
import { jobs } from "#server/shop.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

const run = (text: string) => sql.raw<object>(text).execute(fixture.db);
/** The queue goes by the database's clock, which no test moves: what it wrote down is moved back. */
const age = (minutes: number) =>
  run(`update pgboss.job set created_on = created_on - interval '${minutes} minutes', start_after = start_after - interval '${minutes} minutes'`);
const owe = async () => {
  const order = await fixture.addOrder({ reference: fixture.newReference() });
  await fixture.needs.sendJob(fixture.db, "send-mail", { mail: "order-confirmed", about: order, key: `order-confirmed:${order}` });
};
/** The mail server turns it away once more. */
async function fail(why: string) {
  await run("update pgboss.job set start_after = now() where state = 'retry'");
  const [job] = await fixture.queue.boss.fetch("send-mail");
  await fixture.queue.boss.fail("send-mail", job?.id ?? "", new Error(why));
}
const late = () => readLateMail(fixture.db, new Date());
const alerts = () => fixture.db.selectFrom("operator_alerts").select(["kind", "detail"]).execute();

test("a receipt outlives a mail server that is away for two days, and is sent once it is back", async () => {
  await owe();
  for (let tries = 0; tries < 200; tries++) await fail("connect ECONNREFUSED");
  const { rows } = await run("select state, retry_delay_max as most from pgboss.job where name = 'send-mail'");
  expect(rows).toEqual([{ state: "retry", most: 900 }]);
  await run("update pgboss.job set start_after = now()");
  expect(await fixture.mailTo("buyer@example.com")).toHaveLength(1);
});

test("a queue that a version before made gets the same patience", async () => {
  await run("update pgboss.queue set retry_limit = 12, retry_delay_max = 3600 where name = 'send-mail'");
  const queue = await openQueue(fixture.pool, { jobs, log: fixture.needs.log });
  await owe();
  const { rows } = await run("select retry_limit from pgboss.job where name = 'send-mail'");
  expect(rows).toEqual([{ retry_limit: 300 }]);
  await queue.close();
});

test("what waits by intent, or not long yet, is not late; what fails is, with the mail server's words", async () => {
  expect(await late()).toBeNull();
  await owe();
  await age(9);
  expect(await late()).toBeNull();
  await age(2);
  expect(await late()).toMatchObject({ count: 1, error: "" });
  await fixture.sendWaiting();
  expect(await late()).toBeNull();

  await fixture.needs.sendJob(fixture.db, "send-mail", { mail: "confirm-sign-up", about: "x", key: "x" }, { startAfter: new Date(Date.now() + 86_400_000) });
  await run("update pgboss.job set created_on = created_on - interval '1 hour' where state = 'created'");
  expect(await late()).toBeNull();
  // Put off for a day, and due for five minutes: it may take ten like any other.
  await run("update pgboss.job set start_after = now() - interval '5 minutes', created_on = now() - interval '1 day' where state = 'created'");
  expect(await late()).toBeNull();
  await run("update pgboss.job set start_after = now() + interval '1 day' where state = 'created'");
  await owe();
  await fail("452 the disk is full");
  await run("update pgboss.job set created_on = created_on - interval '1 hour' where state = 'retry'");
  expect(await late()).toMatchObject({ count: 1, error: "452 the disk is full", since: expect.any(Date) });
});

test("late for an hour, it is put before the owner once, also after they have put it away", async () => {
  const look = watch({ ...fixture.needs, now: () => new Date() });
  await owe();
  await fail("no route");
  await age(50);
  await look({});
  expect(await alerts()).toEqual([]);
  await age(15);
  await look({});
  await look({});
  expect(await alerts()).toEqual([
    { kind: "mail-late", detail: expect.stringMatching(/^emails have been waiting to go out since \d{1,2} \w+ \d{4} at \d\d:\d\d\. Mailbox /) },
  ]);
  await fixture.db.updateTable("operator_alerts").set({ resolved_at: new Date() }).execute();
  await look({});
  expect(await alerts()).toHaveLength(1);
});
