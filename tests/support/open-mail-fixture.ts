import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Caller, Mail } from "#contracts/backend.ts";
import type { SignUp } from "#contracts/mailchimp-subscribe.ts";
import { backOfficeActions } from "#server/modules/back-office/operator.ts";
import { createLabelLinks } from "#server/modules/shipping/label-page.ts";
import { createListLinks } from "#server/modules/waitlist/links.ts";
import { confirmSignUp, mailchimpSubscribe, readSignUpLink } from "#server/modules/waitlist/sign-up.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { createDailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { createThrottle } from "#server/platform/limits/throttle.ts";
import type { MailToSend } from "#server/platform/mail/mails.ts";
import { deadQueue, type JobName, openQueue } from "#server/platform/queue/queue.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";
import { openMail } from "#server/providers/mail/open.ts";
import { readConfig } from "#server/providers/settings.ts";
import { jobs, mailer } from "#server/shop.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { lendDatabase } from "#tests/support/database.ts";

/** The Warmth List and the mailbox on a fresh, real database and queue, with a clock that the test moves. */
export async function openMailFixture({ dailyMails = 2_000 } = {}) {
  const { db, pool, url } = await lendDatabase();
  const queue = await openQueue(pool, { jobs, log: keptLog, supervise: false });
  let time = new Date("2026-09-01T12:00:00Z").getTime();
  const now = () => new Date(time);
  const config = {
    ...readConfig({}),
    PUBLIC_ORIGIN: "https://shop.example",
    OWNER_EMAIL: "owner@shop.example",
    MAIL_FROM: "Shop <hello@shop.example>",
  };
  const throttle = createThrottle({ db, secret: "a secret", now });
  const needs = {
    db,
    sendJob: queue.sendJob,
    sendJobs: queue.sendJobs,
    throttle,
    now,
    config,
    log: keptLog,
    mail: await openMail(config, { db, now }),
    labelLinks: createLabelLinks({ secret: "a secret", origin: config.PUBLIC_ORIGIN }),
    listLinks: createListLinks({ secret: "a secret", origin: config.PUBLIC_ORIGIN }),
  };
  const quotas = createDailyQuotas({ db, sendJob: queue.sendJob, config: { ...config, DAILY_MAILS: dailyMails }, now });
  const send = mailer.run({ ...needs, quotas });
  const list = backOfficeActions(needs).listMail;

  const someCaller = (given: Partial<Caller> = {}): Caller => ({ address: randomUUID(), requestId: randomUUID(), source: "/warmth-list", ...given });
  const someone = (given: Partial<SignUp> = {}): SignUp => ({
    name: "Ann Lee",
    email: "ann@example.com",
    country: "GB",
    acceptTerms: true,
    marketing: false,
    ...given,
  });

  /** Does every waiting mail job, as the worker would. */
  async function sendWaiting() {
    for (let job: { id: string; data: MailToSend } | undefined; ; ) {
      [job] = await queue.boss.fetch<MailToSend>("send-mail");
      if (!job) return;
      await send(job.data);
      await queue.boss.complete("send-mail", job.id);
    }
  }

  return {
    db,
    pool,
    url,
    needs,
    queue,
    now,
    someCaller,
    someone,
    sendWaiting,
    sendMail: send,
    subscribe: mailchimpSubscribe(needs),
    confirmSignUp: confirmSignUp(needs),
    readSignUpLink: readSignUpLink(needs),
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    /** Newest first. */
    async mailTo(address: string): Promise<Mail[]> {
      await sendWaiting();
      return (await list()).filter((mail) => mail.to === address);
    },
    readSignUp: (email = "ann@example.com") => db.selectFrom("sign_ups").selectAll().where("email", "=", email).executeTakeFirst(),
    readConsents: () => db.selectFrom("consents").selectAll().orderBy("id").execute(),
    async addOrder(given: Partial<Insertable<Tables["orders"]>> = {}) {
      const id = randomUUID();
      await db
        .insertInto("orders")
        .values({
          id,
          reference: "EMB-7K4M-2Q9X",
          product: "tube",
          quantity: 1,
          total_minor: 1500,
          vat_minor: 250,
          currency: "GBP",
          status: "paid",
          terms_version: "2025-07-21",
          dispatch_by: "2027-03-31",
          browser_hash: null,
          idempotency_key: null,
          payment_provider: "local",
          payment_session: randomUUID(),
          payment_url: null,
          payment_id: randomUUID(),
          hold_ends_at: now(),
          email: "buyer@example.com",
          name: "Ann Lee",
          delivery: JSON.stringify({ name: "Ann Lee", line1: "1 High Street", line2: "Flat 2", city: "Leeds", postcode: "LS1 4AP", country: "GB" }),
          created_at: now(),
          paid_at: now(),
          ...given,
        })
        .execute();
      return id;
    },
    newReference: () => `EMB-${randomCode(4)}-${randomCode(4)}`,
    /** Lets a job fail for good; answers its number in the dead letter queue. */
    async killJob(name: JobName = "end-hold", data: object = { orderId: randomUUID() }, error = "it broke") {
      const sourceId = await queue.boss.send(name, data, { retryLimit: 0, priority: 1 });
      const [job] = await queue.boss.fetch(name);
      if (!sourceId || job?.id !== sourceId) throw new Error("another job stood in front");
      await queue.boss.fail(name, sourceId, new Error(error));
      const dead = await queue.boss.findJobs(deadQueue);
      return dead.find((found) => found.sourceId === sourceId)?.id ?? "";
    },
    async close() {
      await queue.close();
      await db.destroy();
    },
  };
}
export type MailFixture = Awaited<ReturnType<typeof openMailFixture>>;

/** The token in the first secret link of a mail. */
export const tokenIn = (mail: { text: string } | undefined, path: string) => mail?.text.match(new RegExp(`${path}/([\\w-]+)`))?.[1] ?? "";
