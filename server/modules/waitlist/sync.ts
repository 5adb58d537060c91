import { sql } from "kysely";
import { vendorNames } from "#content/site/your-data-link.ts";
import type { ListOutcome } from "#contracts/mailing-list.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { readNewestConsent } from "#server/modules/waitlist/members.ts";
import { leftAtProvider } from "#server/modules/waitlist/provider-events.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes, londonMinute } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { JobHandler, SendJob } from "#server/platform/queue/queue.ts";
import { AccountRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import type { DesiredState, ListPerson } from "#server/providers/mailing-list/port.ts";

/** Has the provider told how someone is to stand, in the transaction of what caused it. Asked to confirm twice, they have wanted it since the first time. */
export async function scheduleSync(db: Database, sendJob: SendJob, { signUp, desired }: { signUp: string; desired: DesiredState }): Promise<void> {
  await db
    .insertInto("list_syncs")
    .values({ sign_up: signUp, desired: desired.status, desired_at: desired.at })
    .onConflict((same) =>
      same.column("sign_up").doUpdateSet({
        desired: desired.status,
        desired_at: sql`case when list_syncs.desired = 'pending' and excluded.desired = 'pending' then list_syncs.desired_at else excluded.desired_at end`,
        version: sql`list_syncs.version + 1`,
        attempts: 0,
      }),
    )
    .execute();
  await sendJob(db, "push-members", {});
}

/** Minutes that a process has for telling the provider about somebody; then another may. */
const lease = 2;
/** People at once: Mailchimp answers ten requests of an account at a time, and there may be several processes. */
const atOnce = 3;

type Claimed = { signUp: string; version: number; person: ListPerson; desired: DesiredState };
type ClaimedRow = ListPerson & { signUp: string; version: number; desired: DesiredState["status"]; desiredAt: Date };

/** Takes the next of those whom the provider has not heard of, so that no other process does; first those who were never tried in vain. */
async function claimMembers(db: Database, at: Date): Promise<Claimed[]> {
  const { rows } = await sql<ClaimedRow>`
    with next as materialized (
      select sign_up from list_syncs where synced_version < version and (claimed_until is null or claimed_until < ${at})
      order by attempts, desired_at limit ${atOnce} for update skip locked)
    update list_syncs as m set claimed_until = ${addMinutes(at, lease)}
    from next join sign_ups s on s.id = next.sign_up where m.sign_up = next.sign_up
    returning m.sign_up as "signUp", m.version, m.desired, m.desired_at as "desiredAt", m.edited_at as "editedAt",
      s.email, s.name, s.country, s.marketing`.execute(db);
  return rows.map(({ signUp, version, desired, desiredAt, ...person }) => ({ signUp, version, person, desired: { status: desired, at: desiredAt } }));
}

type SyncNeeds = Pick<ModuleNeeds, "db" | "sendJob" | "now" | "list"> & { log: Pick<Log, "info" | "warn"> };

/** Milliseconds: the first pause, the longest, and how long it is away until the owner hears of it. */
const [firstPause, longestPause, alertAfterMs] = [5_000, 900_000, 3_600_000];

/** No process asks the provider until `retry_at`. Each pause is as long as it has been away by then, less up to half by chance. */
async function recordOutage({ db, sendJob, list, now }: Omit<SyncNeeds, "log">, error: Error): Promise<void> {
  const provider = list.name;
  const at = now();
  const refused = error instanceof AccountRefused;
  await db.transaction().execute(async (tx) => {
    const { since, retry_at } = await tx
      .insertInto("list_outages")
      .values({ provider, since: at, retry_at: at, refused })
      .onConflict((known) => known.column("provider").doUpdateSet({ refused }))
      .returning(["since", "retry_at"])
      .executeTakeFirstOrThrow();
    // Another process found out at the same time.
    if (retry_at > at) return;
    const away = at.getTime() - since.getTime();
    const retryAt = new Date(at.getTime() + Math.min(Math.max(away, firstPause), longestPause) * (1 - Math.random() / 2));
    await tx.updateTable("list_outages").set({ retry_at: retryAt }).where("provider", "=", provider).execute();
    await sendJob(tx, "push-members", {}, { startAfter: retryAt });
    const began = londonMinute(since);
    const detail = refused ? `${error.message}, since ${began}` : `${vendorNames[provider] ?? provider} hasn't answered since ${began}. Nothing is lost.`;
    if (refused || away >= alertAfterMs) await raiseAlert(tx, sendJob, { orderId: null, kind: refused ? "list-refused" : "list-away", detail, at });
  });
}

/** Milliseconds that one job takes at most; the next, a minute later, goes on. */
const longestTurn = 60_000;

/** Where the provider sends its own mail to confirm, now or once it takes them at night. */
const asksThem: ListOutcome[] = ["asked", "unlabelled", "busy"];

export function pushMembers({ db, sendJob, list, now, log }: SyncNeeds): () => Promise<void> {
  const provider = list.name;

  /** Where they want something else meanwhile, that is still owed. Whoever has left there leaves here; whom it should ask to confirm, and doesn't, we ask. */
  const recordOutcome = ({ signUp, version, desired }: Claimed, outcome: ListOutcome, at: Date) =>
    db.transaction().execute(async (tx) => {
      const told = { synced_version: version, outcome, synced_at: at, claimed_until: null, attempts: 0 };
      const synced = await tx.updateTable("list_syncs").set(told).where("sign_up", "=", signUp).returning("version").executeTakeFirst();
      if (synced?.version !== version) return;
      if (outcome === "left") await leftAtProvider(tx, { signUp, source: provider, at });
      const asked = desired.status === "pending" && !asksThem.includes(outcome) && (await readNewestConsent(tx, signUp, "asked"));
      if (asked) await sendMail(tx, sendJob, "confirm-sign-up", asked.id);
    });

  /** Answers what went wrong. They go to the end of the queue, so that one whom nobody can be told of holds up nobody else. */
  async function sync(claimed: Claimed): Promise<unknown> {
    try {
      await recordOutcome(claimed, await list.push(claimed.person, claimed.desired), now());
      return null;
    } catch (error) {
      const theirs = db.updateTable("list_syncs").where("sign_up", "=", claimed.signUp);
      await theirs.set((eb) => ({ claimed_until: null, attempts: eb("attempts", "+", 1) })).execute();
      return error;
    }
  }

  async function syncAll(until: number): Promise<{ told: number; errors: unknown[] }> {
    for (let told = 0; ; ) {
      const members = performance.now() < until ? await claimMembers(db, now()) : [];
      const errors = (await Promise.all(members.map(sync))).filter((error) => error !== null);
      told += members.length - errors.length;
      if (members.length === 0 || errors.length > 0) return { told, errors };
    }
  }

  return async () => {
    const outage = await db.selectFrom("list_outages").select("retry_at").where("provider", "=", provider).executeTakeFirst();
    if (outage && outage.retry_at > now()) return;
    const { told, errors } = await syncAll(performance.now() + longestTurn);
    if (told > 0) {
      await db.deleteFrom("list_outages").where("provider", "=", provider).where("retry_at", "<=", now()).execute();
      log.info({ vendor: provider, count: told }, "the mailing list was told");
    }
    for (const error of errors) {
      if (!(error instanceof ProviderUnavailable || error instanceof AccountRefused)) throw error;
      log.warn({ vendor: provider, error: error.name }, "the mailing list cannot be reached: those who wait are told of later");
      await recordOutage({ db, sendJob, list, now }, error);
    }
  };
}

/** Promises that the provider deletes them, in the transaction that does so here. Call it before their row is gone. */
export async function deleteAtProvider(db: Database, sendJob: SendJob, { signUps, at }: { signUps: readonly string[]; at: Date }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into list_deletions (email, at)
    select s.email, ${at} from sign_ups s join list_syncs m on m.sign_up = s.id where s.id = any(${signUps}::uuid[]) returning id`.execute(db);
  for (const { id } of rows) await sendJob(db, "forget-member", { id });
}

/** Minutes until a provider that is away is asked again, for as long as it takes. */
const deletionPause = 15;

/** Its row goes once the provider has deleted them: until then it is owed. Whoever has joined anew since is not deleted. */
export function deleteMember({ db, sendJob, list, now }: Omit<SyncNeeds, "log">): JobHandler<"forget-member"> {
  return async ({ id }) => {
    const owed = await db.selectFrom("list_deletions").select("email").where("id", "=", id).executeTakeFirst();
    if (!owed) return;
    const back = await db.selectFrom("sign_ups").select("id").where("email", "=", owed.email).where("status", "=", "confirmed").executeTakeFirst();
    try {
      // Whoever joined by its own form has no row here.
      if (!back && (await list.read(owed.email))?.status !== "subscribed") await list.forget(owed.email);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      return sendJob(db, "forget-member", { id }, { startAfter: addMinutes(now(), deletionPause) });
    }
    await db.deleteFrom("list_deletions").where("id", "=", id).execute();
  };
}
