import { sql } from "kysely";
import { openShop } from "#server/open-shop.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobName } from "#server/platform/queue/queue.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";
import { deliverCardEvent } from "#server/providers/payments/local/events.ts";
import { createSessions } from "#server/providers/payments/local/sessions.ts";
import type { Config } from "#server/providers/settings.ts";

type Options = {
  log: PlatformNeeds["log"];
  /** Where its clock begins. */
  begin: Date;
  hashPassword?: PlatformNeeds["hashPassword"] | undefined;
};
type Due = { name: JobName; data: never; at: Date | null };

/** The real shop, in the past: its clock goes where it's told, and jobs that fall due on the way are done then, in their order. */
export async function openPast(settings: Config, { log, begin, hashPassword }: Options) {
  // The promised day is set anew as time goes by.
  const config: Config & { DISPATCH_DATE: string } = { ...settings };
  let time = begin.getTime();
  const now = () => new Date(time);
  const shop = await openShop(config, { log, work: false, now, ...(hashPassword && { hashPassword }) });
  const { db, receiveEvent, queue } = shop;
  const secret = await readSecret(db, "local-card-webhook");

  // The card provider's events are signed and taken in as over the network, but there's none.
  const hearEvent: typeof fetch = async (_url, { headers, body } = {}) => {
    const sent = new Headers(headers);
    await receiveEvent("local", String(body), (name) => sent.get(name) ?? undefined);
    return new Response(null, { status: 204 });
  };
  const deliver = deliverCardEvent({ db, secret, webhookUrl: config.PUBLIC_ORIGIN, fetch: hearEvent, now });
  const handlers = { ...shop.handlers, "deliver-card-event": deliver } as Record<JobName, (data: never) => Promise<void>>;

  /** What is to be done at once, whose time is the database's own and so today's; or else what's due first. Later jobs wait for what these lead to. */
  async function takeDue(until: Date): Promise<Due[]> {
    const { rows } = await sql<Due>`
      with waiting as (
        select name, id, case when start_after <> created_on then start_after end as at from pgboss.job
        where name <> 'dead' and state in ('created', 'retry') and (start_after = created_on or start_after <= ${until})),
      due as (select name, id, at from waiting where at is not distinct from (select at from waiting order by at nulls first limit 1))
      delete from pgboss.job as job using due where job.name = due.name and job.id = due.id returning job.name, job.data, due.at`.execute(db);
    return rows;
  }

  /** Moves the clock to then, and does what falls due meanwhile. */
  async function moveTo(then: Date) {
    for (let due = await takeDue(then); due.length > 0; due = await takeDue(then))
      for (const { name, data, at } of due) {
        time = Math.max(time, at?.getTime() ?? 0);
        await handlers[name](data);
      }
    time = Math.max(time, then.getTime());
  }

  return {
    db,
    config,
    now,
    moveTo,
    /** Does what is due by now. */
    settle: () => moveTo(now()),
    /** Does a job that the queue's own clock would send. */
    do: (name: "tell-delays" | "watch" | "push-members" | "compare-list" | "write-to-list") => handlers[name]({} as never),
    backend: shop.backend,
    queue,
    /** The card provider's page, without the page. */
    cards: createSessions({ db, sendJob: queue.sendJob, now }),
    close: shop.close,
  };
}
export type Past = Awaited<ReturnType<typeof openPast>>;
