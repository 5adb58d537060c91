import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { alertKinds } from "#content/site/back-office/alerts.ts";
import { pageSize } from "#contracts/backend.ts";
import { backOfficeActions } from "#server/modules/back-office/operator.ts";
import { raiseAlert, settleAlerts } from "#server/platform/alerts.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
let operator: ReturnType<typeof backOfficeActions>;
const at = new Date("2026-11-20T12:00:00Z");
beforeAll(async () => {
  fixture = await openMailFixture();
  operator = backOfficeActions(fixture.needs);
});
afterAll(() => fixture.close());

it("lists what is open, newest first, until it is put away", async () => {
  const { db } = fixture;
  const { listAlerts: list, resolveAlert: resolve } = operator;
  await db
    .insertInto("operator_alerts")
    .values([
      { order_id: null, kind: "unknown-order", detail: "first", at },
      { order_id: null, kind: "unknown-order", detail: "second", at },
    ])
    .execute();

  const [second, first] = await list();
  expect([second?.detail, first?.detail]).toEqual(["second", "first"]);
  await resolve(second?.id ?? "");
  expect((await list()).map(({ detail }) => detail)).toEqual(["first"]);
  await resolve(second?.id ?? "");
  await expect(resolve("999999")).rejects.toMatchObject({ code: "not-found" });
  await expect(resolve("1; drop table operator_alerts")).rejects.toMatchObject({ code: "not-found" });
});

it("is taken back, but not where the same has come up again since", async () => {
  const { db } = fixture;
  const row = { order_id: null, kind: "unknown-order", detail: "twice", at } as const;
  const insert = async () => (await db.insertInto("operator_alerts").values(row).returning("id").executeTakeFirstOrThrow()).id;
  const isOpen = async () => (await operator.listAlerts()).flatMap(({ id, detail }) => (detail === "twice" ? [id] : []));
  const first = await insert();
  await operator.resolveAlert(first);
  for (let times = 0; times < 2; times++) await operator.reopenAlert(first);
  expect(await isOpen()).toEqual([first]);
  await operator.resolveAlert(first);
  const second = await insert();
  await operator.reopenAlert(first);
  expect(await isOpen()).toEqual([second]);
  for (const id of ["999999", "1; drop table operator_alerts"]) await expect(operator.reopenAlert(id)).rejects.toMatchObject({ code: "not-found" });
});

it("is offered to be taken back where a person marked it as done, and not where what it asked for was done, before or after", async () => {
  const { db } = fixture;
  const orderId = await fixture.addOrder({ reference: fixture.newReference() });
  const row = { order_id: orderId, at } as const;
  const rows = [
    { ...row, kind: "asked-to-cancel", detail: "by hand, then settled" },
    { ...row, kind: "asked-to-cancel", detail: "settled" },
    { ...row, kind: "mail-refused", detail: "by hand" },
  ];
  const [first = "", second = "", third = ""] = (await db.insertInto("operator_alerts").values(rows).returning("id").execute()).map(({ id }) => id);
  const undoable = async () =>
    (await operator.listAlerts({ withDone: true })).flatMap(({ id, isDone }) => (isDone && [first, second, third].includes(id) ? [id] : []));
  for (const id of [third, first]) await operator.resolveAlert(id);
  expect(await undoable()).toEqual([third, first]);
  await db.transaction().execute((tx) => settleAlerts(tx, orderId, ["asked-to-cancel"], fixture.now()));
  // Pressed on a page from before: it's done already.
  await operator.resolveAlert(second);
  expect(await undoable()).toEqual([third]);
  for (const id of [first, second]) await expect(operator.reopenAlert(id)).rejects.toMatchObject({ code: "conflict" });
  await operator.reopenAlert(third);
  expect((await operator.listAlerts()).map(({ id }) => id)).toContain(third);
  expect((await operator.listAlerts()).map(({ id }) => id)).not.toContain(second);
});

it("rings once for a fact until it is put away, however many raise it at once; then again", async () => {
  const { db } = fixture;
  const mails: string[] = [];
  const sendJob = async (_db: unknown, _job: string, { about }: { about: string }) => void mails.push(about);
  const raise = () =>
    db.transaction().execute((tx) => raiseAlert(tx, sendJob as never, { orderId: null, kind: "unknown-refund", detail: "refund re_1 is none of ours", at }));
  await Promise.all([raise(), raise(), raise()]);
  expect(mails).toHaveLength(1);
  await operator.resolveAlert(mails[0] ?? "");
  await Promise.all([raise(), raise()]);
  expect(mails).toHaveLength(2);
  expect(new Set(mails).size).toBe(2);
});

it("shows fifty at a time, an older dispute before them, and hides nothing behind what came later, whatever was marked as done beside it", async () => {
  const { db } = fixture;
  const { id: dispute } = await db
    .insertInto("operator_alerts")
    .values({ order_id: null, kind: "disputed", detail: "dispute dp_1, answer it in Stripe's dashboard by 1 December 2026", at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const later = Array.from({ length: 250 }, (_, nth) => ({ order_id: null, kind: "mail-refused", detail: `mail ${nth}`, at }));
  await db.insertInto("operator_alerts").values(later).execute();
  const all = (await db.selectFrom("operator_alerts").select("id").where("resolved_at", "is", null).orderBy("id", "desc").execute()).map(({ id }) => id);
  for (const at of [0, 49, 50]) await operator.resolveAlert(all[at] ?? "");
  const found: Awaited<ReturnType<typeof operator.listAlerts>> = [];
  let before: string | undefined;
  do {
    const page = await operator.listAlerts({ withDone: true, before });
    const open = page.filter(({ isDone }) => !isDone);
    found.push(...page);
    before = open.length < pageSize ? undefined : open.at(-1)?.id;
  } while (before);
  // A dispute first, and once more in its own place.
  expect(found.map(({ id }) => id).filter((id) => all.includes(id))).toEqual([dispute, ...all]);
});

it("docs/operating.md says of every alert what happened and what to do", async () => {
  const text = await readFile(new URL("../../../docs/operating.md", import.meta.url), "utf8");
  expect(alertKinds.filter((kind) => !text.includes(`\`${kind}\``))).toEqual([]);
});
