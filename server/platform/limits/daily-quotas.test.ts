import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reportReaction } from "#server/modules/messages/forms.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { createDailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { MailToSend } from "#server/platform/mail/mails.ts";
import { readConfig } from "#server/providers/settings.ts";
import { mailer } from "#server/shop.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

const config = { ...readConfig({}), DAILY_LABELS: 100, DAILY_MAILS: 3 };

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let jobs: { mail: string }[];
let time: number;
const now = () => new Date(time);
const open = (db = fresh.db) => createDailyQuotas({ db, config, now, sendJob: async (_db, _name, data) => void jobs.push(data as { mail: string }) });

beforeEach(async () => {
  fresh = await freshDatabase();
  jobs = [];
  time = Date.parse("2026-11-21T22:30:00Z");
});
afterEach(() => fresh.db.destroy());

const alerts = () => fresh.db.selectFrom("operator_alerts").select(["kind", "detail"]).execute();

describe("a daily quota", () => {
  it("lets exactly so many through, of 500 at once over two processes, and tells the owner once", async () => {
    const other = openDatabase(fresh.url);
    const processes = [open(), open(other.db)];
    const all = await Promise.all(Array.from({ length: 500 }, (_, number) => processes[number % 2]?.reserve("labels")));
    expect(all.filter(Boolean)).toHaveLength(100);
    expect(await alerts()).toEqual([
      { kind: "daily-quota", detail: "The limit of 100 shipping labels for 21 November 2026 (UTC) is used up. No more are bought until tomorrow." },
    ]);
    expect(jobs.map(({ mail }) => mail)).toEqual(["owner-alert"]);
    await other.db.destroy();
  });

  it("begins anew at midnight UTC, and the owner hears of the next day too", async () => {
    const { reserve, isUsedUp, nextDay } = open();
    for (let label = 0; label < 101; label++) await reserve("labels");
    expect(await isUsedUp("labels")).toBe(true);
    expect(nextDay()).toEqual(new Date("2026-11-22T00:00:00Z"));
    time = nextDay().getTime();
    expect([await isUsedUp("labels"), await reserve("labels")]).toEqual([false, true]);
    for (let label = 0; label < 101; label++) await reserve("labels");
    expect((await alerts()).map(({ detail }) => /for (.+) \(UTC\)/.exec(detail)?.[1])).toEqual(["21 November 2026", "22 November 2026"]);
  });

  it("takes several or none, and takes back what came to nothing", async () => {
    const { reserve, release } = open();
    expect([await reserve("labels", 90), await reserve("labels", 11), await reserve("labels", 10)]).toEqual([true, false, true]);
    await release("labels", 5);
    expect([await reserve("labels", 5), await reserve("labels")]).toEqual([true, false]);
    await release("labels", 1_000);
    expect(await reserve("labels", 101)).toBe(false);
    expect(await reserve("labels", 100)).toBe(true);
  });

  it("of one thing says nothing of another's", async () => {
    const { reserve, isUsedUp } = open();
    for (let mail = 0; mail < 3; mail++) expect(await reserve("mails")).toBe(true);
    expect([await isUsedUp("mails"), await reserve("mails"), await isUsedUp("labels")]).toEqual([true, false, false]);
  });

  it("of none at all lets nothing through", async () => {
    const none = createDailyQuotas({ db: fresh.db, config: { ...config, DAILY_LABELS: 0 }, now, sendJob: async () => {} });
    expect([await none.reserve("labels"), await none.isUsedUp("labels")]).toEqual([false, true]);
  });
});

describe("the mails of a day", () => {
  let fixture: MailFixture;
  beforeEach(async () => {
    fixture = await openMailFixture({ dailyMails: 2 });
    // The queue goes by its own clock: what waits for tomorrow must lie in its future.
    fixture.pass(100 * 365 * 24 * 60);
  });
  afterEach(() => fixture.close());

  const join = (number: number) => fixture.subscribe(fixture.someone({ email: `ann-${number}@example.com` }), fixture.someCaller());
  const waitingUntil = async () => (await fixture.queue.boss.findJobs("send-mail")).filter(({ state }) => state === "created").map((job) => job.startAfter);
  const sent = async () => (await fixture.mailTo("")).length;

  it("wait for the next day once they are used up: kept, and sent then", async () => {
    for (let number = 0; number < 5; number++) await join(number);
    await fixture.sendWaiting();
    const box = () => fixture.db.selectFrom("mailbox").select("to_address").where("to_address", "like", "ann-%").execute();
    expect(await box()).toHaveLength(2);
    expect(await waitingUntil()).toEqual(Array(3).fill(new Date(Date.parse(fixture.now().toISOString().slice(0, 10)) + 86_400_000)));
    expect(await sent()).toBe(0);
    // Nobody's place was lost.
    expect(await fixture.db.selectFrom("sign_ups").select("id").execute()).toHaveLength(5);

    for (let day = 0; day < 2; day++) {
      fixture.pass(24 * 60);
      await fixture.db
        .updateTable("pgboss.job" as never)
        .set({ start_after: new Date(0) } as never)
        .where("state" as never, "=", "created" as never)
        .execute();
      await fixture.sendWaiting();
    }
    expect(new Set((await box()).map(({ to_address }) => to_address)).size).toBe(5);
  });

  it("about orders use none of them up: a moved dispatch date, told to everybody, leaves people their confirmations", async () => {
    for (let number = 0; number < 5; number++) {
      const order = await fixture.addOrder({ reference: fixture.newReference(), email: `buyer-${number}@example.com`, delay: "new-date" });
      await fixture.sendMail({ mail: "order-delayed", about: order, key: `order-delayed:${order}` });
    }
    for (let number = 0; number < 2; number++) await join(number);
    await fixture.sendWaiting();
    expect(await fixture.db.selectFrom("mailbox").select("id").where("to_address", "like", "buyer-%").execute()).toHaveLength(5);
    expect(await fixture.db.selectFrom("mailbox").select("id").where("to_address", "like", "ann-%").execute()).toHaveLength(2);
  });

  it("about orders, and of a serious reaction, do not wait; the owner hears why the others do", async () => {
    for (let number = 0; number < 3; number++) await join(number);
    await fixture.sendWaiting();
    const order = await fixture.addOrder({ email: "buyer@example.com" });
    await fixture.sendMail({ mail: "order-confirmed", about: order, key: `order-confirmed:${order}` });
    expect(await fixture.mailTo("buyer@example.com")).toHaveLength(1);

    const report = {
      happened: "It burned",
      when: "Today",
      where: "Hands",
      severity: "serious",
      stopped: "yes",
      name: "Ada",
      email: "ada@example.com",
      consent: true,
    } as const;
    await reportReaction(fixture.needs)(report, fixture.someCaller());
    await reportReaction(fixture.needs)({ ...report, severity: "mild" }, fixture.someCaller());
    const subjects = (await fixture.mailTo("owner@shop.example")).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /SERIOUS/.test(subject))).toHaveLength(1);
    // Of emails that strangers cause, and of those about reactions: the mild one's second waits.
    expect(subjects.filter((subject) => /A daily limit is used up/i.test(subject))).toHaveLength(2);
    expect(subjects).toHaveLength(4);
  });

  it("that could not be sent are not counted", async () => {
    await join(1);
    const [job] = await fixture.queue.boss.fetch<MailToSend>("send-mail");
    const broken = mailer.run({ ...fixture.needs, quotas: open(fixture.db), mail: { send: async () => Promise.reject(new Error("away")) } });
    await expect(broken(job?.data as MailToSend)).rejects.toThrow("away");
    expect((await fixture.db.selectFrom("daily_quotas").select("used").execute()).map(({ used }) => used)).toEqual([0]);
  });
});
