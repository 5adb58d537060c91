import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { openGate } from "#server/modules/access/access-sessions.ts";
import { createAnswer } from "#server/modules/assistant/answers.ts";
import { readExcerpts, readPassages } from "#server/modules/assistant/excerpts.ts";
import { startAssistantWorker } from "#server/modules/assistant/worker.ts";
import { readGauges } from "#server/modules/back-office/watch.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { noteDispatchDate, promiseWords } from "#server/modules/orders/dispatch.ts";
import { createNetworkCode } from "#server/modules/orders/reservation.ts";
import { seedStock } from "#server/modules/orders/stock.ts";
import { replayErasures } from "#server/modules/privacy/erasure.ts";
import { openErasureJournal } from "#server/modules/privacy/journal.ts";
import { createLabelLinks } from "#server/modules/shipping/label-page.ts";
import { createListLinks } from "#server/modules/waitlist/links.ts";
import { receiveListEvent } from "#server/modules/waitlist/provider-events.ts";
import type { Config } from "#server/platform/config.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createOutageLog, type OutageLog, openDatabase } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { londonDay } from "#server/platform/dates.ts";
import { createDailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { createFormGuard } from "#server/platform/limits/form-guard.ts";
import { createThrottle } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import { reportDeadJob } from "#server/platform/queue/dead-jobs.ts";
import { openQueue } from "#server/platform/queue/queue.ts";
import { settings } from "#server/platform/settings.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";
import { openAnalytics } from "#server/providers/analytics/open.ts";
import { openGeo } from "#server/providers/geo/open.ts";
import { openAssistants } from "#server/providers/language-model/open.ts";
import { openMail } from "#server/providers/mail/open.ts";
import { openMailingList } from "#server/providers/mailing-list/open.ts";
import { openPayments } from "#server/providers/payments/open.ts";
import { openShipping } from "#server/providers/shipping/open.ts";
import { createBackend, createHandlers, createReceivers, jobs } from "#server/shop.ts";

type Options = {
  log: Log;
  /** Whether this process also does jobs. */
  work: boolean;
  /** This site, as reached from this very process: where the local card provider reports to. */
  webhookOrigin?: string;
  now?: () => Date;
  /** Gives up waiting for a database that does not answer. */
  signal?: AbortSignal;
};

/** Everything behind the pages: database, queue, adapters, rules. Answers once all of it is ready. */
export async function openShop(config: Config, { log, work, webhookOrigin, now = () => new Date(), signal }: Options) {
  const postgres = config.DATABASE_URL ? null : await openEmbedded(config.DATA_DIR, { log: (message) => log.warn({}, message) });
  const url = config.DATABASE_URL ?? postgres?.url ?? "";
  const outage = createOutageLog({ log, now });
  const { db, pool } = openDatabase(url, { outage });
  const { queue, gate, secrets } = await untilThere(
    async () => {
      await bringUpToDate(url);
      await seedStock(db, config.STOCK, now());
      if (work) await noteDispatchDate({ db, config, now }, { isDefault: config.DISPATCH_DATE === settings.DISPATCH_DATE.default });
      const secrets = {
        limits: await readSecret(db, "rate-limit"),
        card: await readSecret(db, "local-card-webhook"),
        forms: await readSecret(db, "forms"),
        labels: await readSecret(db, "shipments"),
        list: await readSecret(db, "warmth-list"),
      };
      return { secrets, gate: await openGate({ db, config, limitSecret: secrets.limits, now }), queue: await openQueue(pool, { jobs, log, outage }) };
    },
    outage,
    signal,
  );
  const { sendJob, sendJobs } = queue;

  const throttle = createThrottle({ db, secret: secrets.limits, now });
  const { payments, pages: cardPages } = await openPayments(config, { db, sendJob, throttle, now, secret: secrets.card });
  const quotas = createDailyQuotas({ db, sendJob, config, now });
  const mail = openMail(config, { db, now });
  const analytics = await openAnalytics(config, {
    db,
    today: {
      take: (count) => quotas.take("analytics-events", { count }),
      giveBack: (count) => quotas.giveBack("analytics-events", count),
    },
  });
  const forms = createFormGuard({ secret: secrets.forms, least: config.LEAST_FORM_SECONDS, now });
  const promise = () => promiseWords(config.DISPATCH_DATE, londonDay(now()));
  const learnt = promise();
  const [passages, excerpts] = await Promise.all([readPassages({ dispatch: promise() }), readExcerpts()]);
  const decider = startAssistantWorker({ passages, excerpts });
  /** The thread learns its passages once, and the day that they promise may end meanwhile. */
  const decide: typeof decider.decide = async (question) => {
    const decision = await decider.decide(question);
    const said = promise();
    if (said === learnt) return decision;
    return { ...decision, passages: decision.passages.map((passage) => ({ ...passage, text: passage.text.replaceAll(learnt, said) })) };
  };
  const needs: ModuleNeeds = {
    ...gate,
    answer: createAnswer({ decide, ...openAssistants(config), quotas, log }),
    forms,
    networkCode: createNetworkCode(secrets.limits),
    db,
    sendJob,
    sendJobs,
    throttle,
    payments,
    shipping: openShipping(config, { db, now }),
    labelLinks: createLabelLinks({ secret: secrets.labels, origin: config.PUBLIC_ORIGIN }),
    listLinks: createListLinks({ secret: secrets.list, origin: config.PUBLIC_ORIGIN }),
    mail,
    erasureJournal: await openErasureJournal({ db, config, log }),
    list: openMailingList(config, { db, now }),
    quotas,
    geo: openGeo(config, { mayAsk: () => quotas.take("geo-calls") }),
    analytics,
    cardEvents: webhookOrigin ? { webhookUrl: `${webhookOrigin}/webhooks/${payments.name}`, secret: secrets.card } : null,
    now,
    config,
    log,
  };
  const receivers = createReceivers(needs);
  const handlers = createHandlers(needs);
  // Before anybody is served: this may be an old backup that was put back.
  const erasedAgain = await replayErasures(needs);
  if (work) await queue.work(handlers, reportDeadJob(needs));

  return {
    backend: createBackend(needs),
    takeEvent: async (vendor: string, rawBody: string, header: (name: string) => string | undefined) => receivers.get(vendor)?.(rawBody, header),
    takeListEvent: receiveListEvent(needs),
    cardPages,
    db,
    queue,
    handlers,
    ready: () => isReady(db),
    gauges: readGauges(needs),
    /** People who were erased after the backup that this database comes from, and are erased again now. */
    erasedAgain,
    /** What would make the first visitors wait, done before they come. */
    warmUp: decider.warmUp,
    async close() {
      await decider.close();
      await queue.close();
      await db.destroy();
      await postgres?.close();
    },
  };
}

async function bringUpToDate(url: string) {
  const { db } = openDatabase(url, { connections: 1, patient: true });
  try {
    // A step whose program was killed ends with it, however long it would have gone on. Not to be had on Windows.
    await sql`set client_connection_check_interval = 1000`.execute(db).catch(() => {});
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** It is there, and will go on turning us away: a wrong password or user (class 28), or no such database (3D). */
const turnsAway = (error: unknown) => error instanceof Error && "code" in error && /^(28|3D)/.test(String(error.code));

/** A shared database may come up after us. Throws at once where PostgreSQL says that it will not have us. */
async function untilThere<T>(go: () => Promise<T>, outage: OutageLog, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await go();
    } catch (error) {
      if (turnsAway(error)) throw new Error("DATABASE_URL cannot be used. PostgreSQL says why:", { cause: error });
      if (!outage.lost(error)) throw error;
      await wait(1_000, undefined, signal && { signal });
    }
  }
}

async function isReady(db: Kysely<Tables>) {
  const answered = db
    .selectNoFrom((eb) => eb.lit(1).as("one"))
    .execute()
    .then(
      () => true,
      () => false,
    );
  const late = new Promise<false>((done) => setTimeout(done, 1_000, false).unref());
  return Promise.race([answered, late]);
}
