import { promiseOf } from "#content/delivery-promise.ts";
import { openGate } from "#server/modules/access/access-sessions.ts";
import { createAnswer } from "#server/modules/assistant/answers.ts";
import { openAssistant } from "#server/modules/assistant/open-assistant.ts";
import { followAnswers } from "#server/modules/assistant/operator.ts";
import { takeTurns } from "#server/modules/assistant/turns.ts";
import { geoService } from "#server/modules/back-office/health.ts";
import { readGauges } from "#server/modules/back-office/watch.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { followDispatchDate, noteDispatchDate } from "#server/modules/orders/dispatch.ts";
import { followPrice, minorNow } from "#server/modules/orders/prices.ts";
import { createNetworkCode } from "#server/modules/orders/reservation.ts";
import { followSale } from "#server/modules/orders/sales.ts";
import { followCap, seedStock } from "#server/modules/orders/stock.ts";
import { replayErasures } from "#server/modules/privacy/erasure.ts";
import { openErasureJournal } from "#server/modules/privacy/journal.ts";
import { createLabelLinks } from "#server/modules/shipping/label-page.ts";
import { createListLinks } from "#server/modules/waitlist/links.ts";
import { receiveListEvent } from "#server/modules/waitlist/provider-events.ts";
import { createChangeWatch } from "#server/platform/database/changes.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { migrateAt } from "#server/platform/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#server/platform/database/open.ts";
import { createOutageLog, isReady, waitForDatabase } from "#server/platform/database/outage.ts";
import { londonDay } from "#server/platform/dates.ts";
import { createDailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { createFormGuard } from "#server/platform/limits/form-guard.ts";
import { createThrottle } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { reportDeadJob } from "#server/platform/queue/dead-jobs.ts";
import { openQueue } from "#server/platform/queue/queue.ts";
import { settings } from "#server/platform/settings.ts";
import { hashPassword as hashSlowly } from "#server/platform/tokens/passwords.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";
import { createLocalAnalytics } from "#server/providers/analytics/local.ts";
import { openGeo } from "#server/providers/geo/open.ts";
import { createLocalAssistant } from "#server/providers/language-model/open.ts";
import { openMail } from "#server/providers/mail/open.ts";
import { createLocalList } from "#server/providers/mailing-list/local.ts";
import { openPayments } from "#server/providers/payments/open.ts";
import { type Config, chosen } from "#server/providers/settings.ts";
import { createLocalShipping } from "#server/providers/shipping/local/create-local-shipping.ts";
import { type VendorWatch, watchVendors } from "#server/providers/vendor.ts";
import { createBackend, createHandlers, createReceivers, jobs } from "#server/shop.ts";

type Options = {
  log: Log;
  work: boolean;
  webhookOrigin?: string;
  now?: () => Date;
  hashPassword?: PlatformNeeds["hashPassword"];
  /** Its connections, where they are there already; closed with the shop. */
  database?: OpenDatabase;
  signal?: AbortSignal;
  /** What stands between this site and real customers, as `npm run launch-check` says it; without it the back office shows less. */
  checkLaunch?: ModuleNeeds["checkLaunch"];
};

/** Takes over what the owner may change in the back office, here or in another process, for the pages that are served from memory. */
async function followOwner(needs: { db: PlatformNeeds["db"]; config: Config; now: () => Date }) {
  await followDispatchDate(needs);
  await followSale(needs);
  await followPrice(needs);
  await followCap(needs);
  await followAnswers(needs);
}

async function openPlatform(config: Config, { log, work, now = () => new Date(), hashPassword = hashSlowly, database, signal }: Options) {
  const postgres = config.DATABASE_URL ? null : await openEmbedded(config.DATA_DIR, { log: (message) => log.warn({}, message) });
  const url = config.DATABASE_URL ?? postgres?.url ?? "";
  const outage = createOutageLog({ log, now });
  const { db, pool } = database ?? openDatabase(url, { outage });
  const prepare = async () => {
    await migrateAt(url, db);
    await seedStock(db, config.STOCK, now());
    if (work) await noteDispatchDate({ db, config, now }, { isDefault: config.DISPATCH_DATE === settings.DISPATCH_DATE.default });
    await followOwner({ db, config, now });
    const secrets = {
      limits: await readSecret(db, "rate-limit"),
      card: await readSecret(db, "local-card-webhook"),
      forms: await readSecret(db, "forms"),
      labels: await readSecret(db, "shipments"),
      list: await readSecret(db, "warmth-list"),
    };
    const gate = await openGate({ db, config, log, limitSecret: secrets.limits, now, hashPassword });
    return { secrets, gate, queue: await openQueue(pool, { jobs, log, outage, supervise: work }) };
  };
  const { queue, gate, secrets } = await waitForDatabase(prepare, outage, signal);
  const { sendJob, sendJobs } = queue;
  const throttle = createThrottle({ db, secret: secrets.limits, now });
  const quotas = createDailyQuotas({ db, sendJob, config, now });
  const platform: PlatformNeeds = { config, log, now, db, sendJob, sendJobs, throttle, quotas, hashPassword };
  return { platform, postgres, queue, gate, secrets, changes: createChangeWatch(url, { outage, log }) };
}

type Secrets = Awaited<ReturnType<typeof openPlatform>>["secrets"];

async function openProviders(config: Config, { db, now, sendJob, throttle, quotas }: PlatformNeeds, secrets: Secrets, watch: VendorWatch) {
  const { payments, pages: cardPages } = await openPayments(config, { db, sendJob, throttle, now, fetch: watch.fetch(config.PAYMENTS), secret: secrets.card });
  const mail = await openMail(config, { db, now });
  const providers = {
    payments,
    shipping: (await chosen("SHIPPING", config)?.open(config, { now, fetch: watch.fetch(config.SHIPPING) })) ?? createLocalShipping({ db, now }),
    mail: config.MAIL_DELIVERY === "local" ? mail : watch.mail(config.MAIL_DELIVERY, mail),
    list: (await chosen("MAILING_LIST", config)?.open(config, { fetch: watch.fetch(config.MAILING_LIST) })) ?? createLocalList({ db, now }),
    analytics: (await chosen("ANALYTICS", config)?.open(config, { db, quotas, fetch: watch.fetch(config.ANALYTICS) })) ?? createLocalAnalytics({ db }),
    geo: openGeo(config, { mayAsk: () => quotas.reserve("geo-calls"), fetch: watch.fetch(geoService) }),
  };
  return { providers, cardPages };
}

async function createAssistant(config: Config, { quotas, log, now }: PlatformNeeds, watch: VendorWatch) {
  const promise = () => promiseOf(config.DISPATCH_DATE, londonDay(now())).dispatch;
  // The local one is always there: it takes over wherever the other may not, or cannot.
  const vendor = (await chosen("ASSISTANT", config)?.open(config, { fetch: watch.fetch(config.ASSISTANT) })) ?? null;
  const decide = takeTurns(openAssistant());
  const warmUp = async () => void (await decide({ assistant: "product", question: "how much is it", earlier: [] }));
  return { answer: createAnswer({ decide, dispatch: promise, price: () => minorNow(config), local: createLocalAssistant(), vendor, quotas, log }), warmUp };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop(config: Config, options: Options) {
  const { platform, postgres, queue, gate, secrets, changes } = await openPlatform(config, options);
  const watch = watchVendors(platform);
  const { providers, cardPages } = await openProviders(config, platform, secrets, watch);
  const assistant = await createAssistant(config, platform, watch);
  const { db, log, now } = platform;
  const { webhookOrigin } = options;
  const needs: ModuleNeeds = {
    ...platform,
    config,
    ...providers,
    ...gate,
    answer: assistant.answer,
    forms: createFormGuard({ secret: secrets.forms, least: config.LEAST_FORM_SECONDS, now }),
    networkCode: createNetworkCode(secrets.limits),
    labelLinks: createLabelLinks({ secret: secrets.labels, origin: config.PUBLIC_ORIGIN }),
    listLinks: createListLinks({ secret: secrets.list, origin: config.PUBLIC_ORIGIN }),
    checkLaunch: options.checkLaunch,
    refusedCalls: watch.refused,
    erasureJournal: await openErasureJournal({ db, config, log }),
    cardEvents: webhookOrigin ? { webhookUrl: `${webhookOrigin}/webhooks/${providers.payments.name}`, secret: secrets.card } : null,
  };
  const receivers = createReceivers(needs);
  const takeListEvent = receiveListEvent(needs);
  const handlers = createHandlers(needs);
  // Before anybody is served: this may be an old backup that was put back.
  const erasedAgain = await replayErasures(needs);
  if (options.work) await queue.work(handlers, reportDeadJob(needs));

  // Its owner may choose another day, price or cap in another process, a day or a price begins on its day, and a sale closes by its day or by its last tube. While the database is away, which is logged, what was known holds.
  const follow = () =>
    followOwner({ db, config, now }).catch((error: Error) =>
      log.debug({ error: error.name }, "the dispatch date, the sale, the price and the cap could not be read"),
    );
  const following = setInterval(follow, 60_000).unref();

  return {
    backend: createBackend(needs),
    receiveEvent: (vendor: string, rawBody: string, header: (name: string) => string | undefined) =>
      watch.webhook(vendor, () => receivers.get(vendor)?.(rawBody, header)),
    receiveListEvent: (body: string) => watch.webhook(config.MAILING_LIST, () => takeListEvent(body)),
    cardPages,
    db,
    queue,
    handlers,
    changes,
    ready: () => isReady(db),
    gauges: readGauges(needs),
    /** People who were erased after the backup that this database comes from, and are erased again now. */
    erasedAgain,
    /** What would make the first visitors wait, done before they come. */
    warmUp: assistant.warmUp,
    async close() {
      clearInterval(following);
      await changes.close();
      await queue.close();
      await db.destroy();
      await postgres?.close();
    },
  };
}
