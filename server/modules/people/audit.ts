import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { findNamed, searchWords } from "#content/site/back-office/audit.ts";
import type { AuditAction, AuditFacts, AuditLine, AuditSession } from "#contracts/audit.ts";
import { type OperatorBackend, pageSize } from "#contracts/backend.ts";
import { isFailure } from "#contracts/failure.ts";
import { isRowId, isUuid } from "#contracts/fields.ts";
import type { Action } from "#contracts/rights.ts";
import type { OperatorSession } from "#contracts/sign-in.ts";
import { type Given, type OfOperator, plans } from "#server/modules/people/audit-plans.ts";
import { type Database, escapeLike, type Tx } from "#server/platform/database/open.ts";
import { endOfDay, startOfDay } from "#server/platform/dates.ts";

/** Whoever acts: a session of the back office, or the server's own command line. */
export type Actor = OperatorSession | "shell";
/** The same, or somebody who hasn't got in yet. */
export type Author = Actor | (Omit<OperatorSession, "id"> & { id: null });
type Line = { action: AuditAction; reference?: string | null; facts?: AuditFacts };

export async function writeAudit(db: Database, by: Author, at: Date, { action, reference = null, facts = {} }: Line): Promise<void> {
  const { id, role, person } = by === "shell" ? { id: null, role: "owner" as const, person: null } : by;
  const actor = by === "shell" ? by : person ? "person" : "link";
  const who = { actor, role, session_id: id, person_id: person?.id ?? null, person_name: person?.name ?? null } as const;
  await db
    .insertInto("operator_audit")
    .values({ ...who, at, action, reference, facts: JSON.stringify(facts) })
    .execute();
}

export const isAudited = (action: Action): action is OfOperator => Object.hasOwn(plans, action);

/** What acting needs: the actions, and the same actions within a transaction that is under way. */
export type Acting = { db: Database; now: () => Date; operator: OperatorBackend; within(tx: Tx): OperatorBackend };

/** Nothing has happened: a button pressed in vain is no line. */
const isRefusal = (error: unknown) => isFailure(error) && error.status < 500;

type Doing = Acting & {
  /** Asked first, within the transaction of what's done and of its line. */
  expect(tx: Tx): Promise<void>;
};

/** Does it, and writes down who did what. */
export async function doAudited({ db, now, operator, within, expect }: Doing, by: Actor, action: OfOperator, given: Given): Promise<unknown> {
  const { outside, look, reference, happened, facts } = plans[action];
  const run = (actions: OperatorBackend) => (actions[action] as (...given: Given) => Promise<unknown>)(...given);

  async function act(on: Database, actions: OperatorBackend): Promise<unknown> {
    const before = await look?.(on, given, now());
    const answer = await run(actions).catch(async (error: unknown) => {
      if (outside && !isRefusal(error))
        await writeAudit(on, by, now(), { action, reference: reference?.(given, { before, answer: undefined }) ?? null, facts: { failed: true } });
      throw error;
    });
    const after = await look?.(on, given, now());
    if (happened ? happened(answer) : !look || !isDeepStrictEqual(before, after))
      await writeAudit(on, by, now(), {
        action,
        reference: reference?.(given, { before, answer }) ?? null,
        facts: facts?.({ before, after, answer, given }) ?? {},
      });
    return answer;
  }

  if (outside) return act(db, operator);
  return db.transaction().execute(async (tx) => {
    await expect(tx);
    return act(tx, within(withinTransaction(tx)));
  });
}

/** For rules that begin a transaction of their own: they take part in the one that's under way. One that calls setIsolationLevel or startTransaction throws. */
const withinTransaction = (tx: Tx): Tx => Object.assign(tx, { transaction: () => ({ execute: (work: (tx: Tx) => Promise<unknown>) => work(tx) }) });

/** Why the stock was changed stays in the ledger, why money went back with the refund, and whose order it is with the order. */
const reason = sql<string | null>`case when action in ('adjustStock', 'setCap') then (select note from stock_ledger l where l.id = (facts ->> 'of')::bigint)
  when action in ('refundOrder', 'settleRefund') then (select r.reason from refunds r where r.id = (facts ->> 'of')::uuid) end`;
const customer = sql<string | null>`(select o.name from orders o where o.reference = operator_audit.reference)`;

/** Whether a word is part of a line: of who, of what they did to what, of why, or of whose order it was. */
function hasWord(word: string) {
  const part = `%${escapeLike(word)}%`;
  const { actions, alerts, actors } = findNamed(word);
  return sql<boolean>`(search like ${part} or action = any(${actions}) or actor = any(${actors})
    or (action in ('resolveAlert', 'reopenAlert') and facts ->> 'of' = any(${alerts}))
    or reference in (select o.reference from orders o where o.search ilike ${part} and o.name ilike ${part})
    or (action in ('adjustStock', 'setCap') and facts ->> 'of' in (select l.id::text from stock_ledger l where l.note ilike ${part}))
    or (action in ('refundOrder', 'settleRefund') and facts ->> 'of' in (select r.id::text from refunds r where r.reason ilike ${part})))`;
}

const selectAudit = (db: Database) =>
  db
    .selectFrom("operator_audit")
    .select([
      "id",
      "at",
      "actor",
      "person_name as name",
      "role",
      "action",
      "reference",
      "facts",
      "session_id as session",
      reason.as("reason"),
      customer.as("customer"),
    ]);

/** Pence that somebody has refunded since then, as the audit has it. */
export async function readRefundedBy(db: Database, person: string | null, since: Date): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum((facts -> 'money' ->> 'minor')::int), 0)::int as minor from operator_audit
    where person_id = ${person} and action in ('refundOrder', 'settleReturn') and at > ${since}`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** A session is forgotten when it's signed out of, or a week after its end, and its browser with it; the line of its beginning stays. */
async function readSessions(db: Database, ids: readonly string[]): Promise<AuditSession[]> {
  const { rows } = await sql<AuditSession>`
    select wanted.id, s.user_agent as browser, coalesce(s.created_at, (select min(a.at) from operator_audit a
      where a.session_id = wanted.id and a.action in ('signIn', 'enterCode', 'openSession', 'acceptInvitation'))) as since
    from unnest(${ids}::uuid[]) as wanted (id) left join operator_sessions s on s.id = wanted.id`.execute(db);
  return rows;
}

export const auditActions = ({ db }: { db: Database }) =>
  ({
    async listAudit({ who, session, actions, search = "", from, to, before }) {
      const asked = session !== undefined && isUuid(session) ? session : undefined;
      const lines: AuditLine[] = await selectAudit(db)
        .$if(who === "link" || who === "shell", (query) => query.where("actor", "=", who as "link" | "shell"))
        .$if(who !== undefined && isUuid(who), (query) => query.where("person_id", "=", String(who)))
        .$if(asked !== undefined, (query) => query.where("session_id", "=", String(asked)))
        .$if(actions !== undefined, (query) => query.where("action", "in", [...(actions ?? [])]))
        .where((is) => is.and(searchWords(search).map(hasWord)))
        .$if(from !== undefined, (query) => query.where("at", ">=", startOfDay(String(from))))
        .$if(to !== undefined, (query) => query.where("at", "<", endOfDay(String(to))))
        .$if(before !== undefined && isRowId(before), (query) => query.where("id", "<", String(before)))
        .orderBy("id", "desc")
        .limit(pageSize)
        .execute();
      // From each of them to the next, by the index.
      const { rows: people } = await sql<{ id: string; name: string }>`
        with recursive p as ((select person_id as id, person_name as name from operator_audit where person_id is not null order by person_id desc, id desc limit 1)
          union all select next.* from p, lateral (select person_id, person_name from operator_audit where person_id < p.id order by person_id desc, id desc limit 1) next)
        select id, name from p`.execute(db);
      const ids = new Set([asked, ...lines.map((line) => line.session)].filter((id) => id != null));
      return { lines, people, sessions: await readSessions(db, [...ids]) };
    },

    readAuditOf: (reference) => selectAudit(db).where("reference", "=", reference).orderBy("id").execute(),
  }) satisfies Partial<OperatorBackend>;
