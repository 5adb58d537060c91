import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { backOfficeActions } from "#server/modules/back-office/operator.ts";
import { readDeadJobs, reportDeadJob } from "#server/platform/queue/dead-jobs.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  for (const name of ["dead", "send-mail", "end-hold"]) await fixture.queue.boss.deleteAllJobs(name);
});

const waiting = (name: string) => fixture.queue.boss.findJobs(name, { queued: true });

test("lists what failed for good, and why", async () => {
  const id = await fixture.killJob("end-hold", { orderId: "o1" }, "the shelf fell over");
  expect(await readDeadJobs(fixture.db)).toEqual([{ id, name: "end-hold", error: "the shelf fell over", count: 1, at: expect.any(Date) }]);
});

test("sends a dead job again with what it carried and all its tries, once", async () => {
  const id = await fixture.killJob("end-hold", { orderId: "o1" });
  const retry = backOfficeActions(fixture.needs).retryJob;
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => retry(id)));
  expect(tries.filter((tried) => tried.status === "fulfilled")).toHaveLength(1);
  expect(await waiting("end-hold")).toMatchObject([{ data: { orderId: "o1" }, state: "created", retryCount: 0, retryLimit: 12 }]);
  expect(await readDeadJobs(fixture.db)).toEqual([]);
  await expect(retry(id)).rejects.toMatchObject({ code: "not-found" });
  await expect(retry("not a number")).rejects.toMatchObject({ code: "not-found" });
});

test("those that failed alike are one line and one button, however many; the rest stays until it is retried too", async () => {
  const { boss } = fixture.queue;
  await boss.insert(
    "end-hold",
    Array.from({ length: 230 }, (_, number) => ({ data: { orderId: `o${number}` }, retryLimit: 0, priority: 1 })),
  );
  const failing = await boss.fetch("end-hold", { batchSize: 230 });
  await boss.fail(
    "end-hold",
    failing.map(({ id }) => id),
    new Error("the shelf fell over"),
  );
  await fixture.killJob("end-hold", { orderId: "other" }, "something else");
  const lines = await readDeadJobs(fixture.db);
  expect(lines.map(({ error, count }) => [error, count])).toEqual([
    ["something else", 1],
    ["the shelf fell over", 230],
  ]);
  expect(await backOfficeActions(fixture.needs).retryJob(lines[1]?.id ?? "")).toBe(230);
  expect((await readDeadJobs(fixture.db)).map(({ error }) => error)).toEqual(["something else"]);
  expect(new Set((await waiting("end-hold")).map(({ data }) => (data as { orderId: string }).orderId)).size).toBe(230);
});

test("all of them are sent again at once, each kind into its own queue", async () => {
  await fixture.killJob("end-hold", { orderId: "o1" }, "one");
  await fixture.killJob("send-mail", { mail: "order-link", about: "x", key: "order-link:x" }, "two");
  const retryAll = backOfficeActions(fixture.needs).retryAllJobs;
  expect((await Promise.all([retryAll(), retryAll()])).sort()).toEqual([0, 2]);
  expect([(await waiting("end-hold")).length, (await waiting("send-mail")).length]).toEqual([1, 1]);
  expect(await readDeadJobs(fixture.db)).toEqual([]);
});

test("the emails alone are sent again at once, and no other job", async () => {
  await fixture.killJob("end-hold", { orderId: "o1" }, "one");
  for (const n of ["1", "2"]) await fixture.killJob("send-mail", { mail: "order-link", about: "x", key: `order-link:x:${n}` }, "two");
  expect(await backOfficeActions(fixture.needs).retryAllJobs("send-mail")).toBe(2);
  expect([(await waiting("end-hold")).length, (await waiting("send-mail")).length]).toEqual([0, 2]);
  expect((await readDeadJobs(fixture.db)).map(({ name }) => name)).toEqual(["end-hold"]);
});

test("the owner is told once, and the job stays listed", async () => {
  const id = await fixture.killJob("end-hold", { orderId: "o1" });
  const report = reportDeadJob(fixture.needs);
  await report({ id });
  await report({ id });
  const mails = await fixture.mailTo("owner@shop.example");
  expect(mails.map((mail) => mail.subject)).toEqual(["A task has failed: end hold"]);
  expect(mails[0]?.text).toContain(id);
  expect(await readDeadJobs(fixture.db)).toHaveLength(1);
});

test("what was retried meanwhile is neither reported nor written about", async () => {
  const id = await fixture.killJob("end-hold", { orderId: "o1" });
  const report = reportDeadJob(fixture.needs);
  await report({ id });
  await backOfficeActions(fixture.needs).retryJob(id);
  await report({ id });
  expect(await waiting("send-mail")).toHaveLength(1);
  expect((await fixture.mailTo("owner@shop.example")).filter((mail) => mail.text.includes(id))).toEqual([]);
});

test("a dead mail about a dead job is logged, and makes no further mail", async () => {
  const logged: object[] = [];
  const report = reportDeadJob({ ...fixture.needs, log: { error: (fields) => logged.push(fields) } });
  const id = await fixture.killJob("send-mail", { mail: "owner-dead-job", about: "x", key: "owner-dead-job:x" });
  await report({ id });
  expect(logged).toEqual([{ job: "send-mail", jobId: id }]);
  expect(await waiting("send-mail")).toEqual([]);
  await report({ id: await fixture.killJob("send-mail", { mail: "order-link", about: "x", key: "order-link:x" }) });
  expect(await waiting("send-mail")).toHaveLength(1);
});
