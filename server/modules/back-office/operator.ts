import { type RawBuilder, sql } from "kysely";
import { type OperatorBackend, type OutboxMail, pageSize } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isRowId, isUuid } from "#contracts/fields.ts";
import { undoMinutes } from "#contracts/operator-forms.ts";
import { readLateMail } from "#server/modules/back-office/watch.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { errorIn, readDeadJob, readDeadJobs } from "#server/platform/queue/dead-jobs.ts";
import type { JobName, Jobs } from "#server/platform/queue/queue.ts";

const selectMail = (db: Database) => db.selectFrom("mailbox").select(["id", "to_address as to", "from_address as from", "subject", "text", "html", "at"]);

/** Of waiting mails, and of those that were given up. */
const most = 50;

/** Whose a mail is, by what it's about: the queue holds no address. */
const recipient = (data: RawBuilder<unknown>) => sql<string | null>`
  case when ${data} ->> 'mail' like 'owner-%' then null
    when ${data} ->> 'about' ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then (
      select email from orders where id = (${data} ->> 'about')::uuid
      union all select email from messages where id = (${data} ->> 'about')::uuid
      union all select m.email from message_answers a join messages m on m.id = a.message_id where a.id = (${data} ->> 'about')::uuid
      union all select email from sign_ups where id = (${data} ->> 'about')::uuid
      union all select email from privacy_requests where id = (${data} ->> 'about')::uuid
      union all select email from operator_people where id = (${data} ->> 'about')::uuid limit 1)
    when ${data} ->> 'about' ~ '^[0-9]{1,18}$' then (
      select s.email from consents c join sign_ups s on s.id = c.sign_up where c.id = (${data} ->> 'about')::bigint)
  end`;

/** What the owner sees of the shop as a whole. What they do with one subject is in that subject's module. */
export function backOfficeActions({ db, now, sendJobs }: Pick<ModuleNeeds, "db" | "now" | "sendJobs">) {
  /** Takes dead jobs out of the dead letter queue, or an email that waits, and sends them again, with all their tries; answers how many. */
  async function sendAgain(tx: Database, which: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await sql<{ name: JobName; data: Jobs[JobName] }>`
      delete from pgboss.job where (name = 'dead' and source_name is not null or name = 'send-mail' and state < 'active') and ${which}
        returning coalesce(source_name, name) as name, data`.execute(tx);
    for (const [name, jobs] of Map.groupBy(rows, ({ name }) => name)) {
      const all = jobs.map(({ data }) => data);
      await sendJobs(tx, name, all);
    }
    return rows.length;
  }

  return {
    listMail: (before?: string) =>
      selectMail(db)
        .$if(before !== undefined && isRowId(before), (query) => query.where("id", "<", String(before)))
        .orderBy("id", "desc")
        .limit(pageSize)
        .execute(),

    readMail: async (id) => (isRowId(id) && (await selectMail(db).where("id", "=", id).executeTakeFirst())) || null,

    async listOutbox() {
      const failed = await sql<OutboxMail>`
        select d.id::text, d.data ->> 'mail' as mail, ${recipient(sql`d.data`)} as to, d.created_on as at, null as next, ${errorIn("o.output")} as error
        from pgboss.job d left join pgboss.job o on o.name = 'send-mail' and o.id = d.source_id
        where d.name = 'dead' and d.source_name = 'send-mail' order by d.created_on desc limit ${most}`.execute(db);
      const waiting = await sql<OutboxMail>`
        select id::text, data ->> 'mail' as mail, ${recipient(sql`data`)} as to, created_on as at,
          case when start_after > clock_timestamp() then start_after end as next, ${errorIn("job.output")} as error
        from pgboss.job where name = 'send-mail' and state <= 'active' order by created_on, id limit ${most}`.execute(db);
      return { waiting: waiting.rows, failed: failed.rows };
    },

    retryMail: (id) =>
      db.transaction().execute(async (tx) => isUuid(id) && (await sendAgain(tx, sql`coalesce(source_name, name) = 'send-mail' and id = ${id}::uuid`)) > 0),

    readLateMail: () => readLateMail(db, now()),

    async listAlerts({ withDone = false, reference, before } = {}) {
      const alerts = db
        .selectFrom("operator_alerts")
        .leftJoin("orders", "orders.id", "operator_alerts.order_id")
        .select(["operator_alerts.id", "operator_alerts.kind", "operator_alerts.detail", "operator_alerts.at", "orders.reference"])
        .select(sql<boolean>`operator_alerts.resolved_at is not null`.as("isDone"))
        .$if(reference !== undefined, (query) => query.where("orders.reference", "=", String(reference)))
        .$if(before !== undefined && isRowId(before), (query) => query.where("operator_alerts.id", "<", String(before)))
        .orderBy("operator_alerts.id", "desc");
      const open = alerts.where("resolved_at", "is", null);
      const page = await open.limit(pageSize).execute();
      const last = page.at(pageSize - 1)?.id ?? "0";
      // A dispute has to be answered by a day: it comes first, however many are newer.
      const older = open.where("kind", "=", "disputed").where("operator_alerts.id", "<", last);
      const urgent = before === undefined ? await older.execute() : [];
      if (!withDone) return [...urgent, ...page];
      // Those beside them: others are further on.
      const done = alerts.where("by_hand", "=", true).where("resolved_at", ">=", addMinutes(now(), -undoMinutes)).where("operator_alerts.id", ">", last);
      return [...urgent, ...[...page, ...(await done.execute())].sort((a, b) => Number(b.id) - Number(a.id))];
    },

    async resolveAlert(id) {
      const at = now();
      // Pressed twice, or by two people, it's done all the same, and at the first time.
      const resolved = db
        .updateTable("operator_alerts")
        .set(({ fn, val }) => ({ resolved_at: fn.coalesce("resolved_at", val(at)), by_hand: sql<boolean>`by_hand or resolved_at is null` }));
      const { numUpdatedRows } = await resolved.where("id", "=", isRowId(id) ? id : null).executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Failure("not-found", { message: "There's no such alert." });
    },

    async reopenAlert(id) {
      const known = await db
        .selectFrom("operator_alerts")
        .select(["order_id", "kind", "detail", "resolved_at", "by_hand"])
        .where("id", "=", isRowId(id) ? id : null)
        .executeTakeFirst();
      if (!known) throw new Failure("not-found", { message: "There's no such alert." });
      // What settled it stands: open again it would be untrue.
      if (known.resolved_at && !known.by_hand) throw new Failure("conflict", { message: "This alert has been settled since, so it stays done." });
      // The same fact has come up again meanwhile: that one is open.
      const isOpen = sql<boolean>`exists (select from operator_alerts o where o.resolved_at is null and o.kind = ${known.kind}
        and o.detail = ${known.detail} and o.order_id is not distinct from ${known.order_id}::uuid)`;
      await db
        .updateTable("operator_alerts")
        .set({ resolved_at: null, by_hand: false })
        .where("id", "=", id)
        .where(({ not }) => not(isOpen))
        .execute();
    },

    listDeadJobs: () => readDeadJobs(db),

    retryJob: (id) =>
      db.transaction().execute(async (tx) => {
        const job = await readDeadJob(tx, id);
        const sent = job ? await sendAgain(tx, sql`id = any(${job.alike}::uuid[])`) : 0;
        if (sent === 0) throw new Failure("not-found", { message: "There is no such job, or it has been retried already." });
        return sent;
      }),

    retryAllJobs: (of?: "send-mail") => db.transaction().execute((tx) => sendAgain(tx, of ? sql`source_name = ${of}` : sql`true`)),
  } satisfies Partial<OperatorBackend>;
}
