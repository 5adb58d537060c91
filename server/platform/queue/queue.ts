import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { fromKysely, type Job, PgBoss, type SendOptions } from "pg-boss";
import type { Database } from "#server/platform/database/open.ts";
import type { OutageLog } from "#server/platform/database/outage.ts";

/** Milliseconds between looks, and the longest that a job stands back: it must go on too where the crowd stays. */
const pause = { step: 20, longest: 1_000 };

/** Waits while somebody waits for a connection: in a crowd mails took a third of the processor, and 500 visitors a second waited for them. */
export async function whenCalm(pool: Pick<pg.Pool, "waitingCount">): Promise<void> {
  for (let waited = 0; pool.waitingCount > 0 && waited < pause.longest; waited += pause.step) await wait(pause.step);
}

/** Every job and what it carries: ids, never a person's data. Each module adds its own. They run at least once, so an effect must be safe to repeat. */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it
export interface Jobs {}
export type JobName = keyof Jobs;
export type JobHandler<N extends JobName> = (data: Jobs[N]) => Promise<void>;
export type JobHandlers = { [N in JobName]: JobHandler<N> };

/** How often a job that throws is tried again, and the longest pause between two tries, in seconds; pauses double from one second. */
type Retry = { retryLimit: number; retryDelayMax: number };
type Definition<N extends JobName, Needs> = {
  name: N;
  schedule?: string;
  /** 12 times over some hours unless said. */
  retry?: Retry;
  /** Higher goes first; 1 unless said. */
  priority?(data: Jobs[N]): number;
  /** Called once in a process that does jobs; null where this process cannot do this one. */
  run(needs: Needs): JobHandler<N> | null;
};
export type JobDefinition<Needs> = { [N in JobName]: Definition<N, Needs> }[JobName];

export type SendJob = <N extends JobName>(db: Database, name: N, data: Jobs[N], options?: Pick<SendOptions, "startAfter" | "id">) => Promise<void>;
export type SendJobs = <N extends JobName>(db: Database, name: N, all: readonly Jobs[N][]) => Promise<void>;

type Options = {
  jobs: readonly Pick<JobDefinition<never>, "name" | "schedule" | "retry" | "priority">[];
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void };
  outage?: Pick<OutageLog, "lost">;
  /** Whether this process looks after the queues: brings back a killed worker's jobs, and sends what is scheduled. */
  supervise?: boolean;
};

/** Milliseconds that jobs in hand may take when we stop; then they are another process's. */
const timeoutMs = 7_000;
/** Without one for so long a job is taken for a killed worker's, and comes back with the next look. */
const heartbeatSeconds = 10;
/** Milliseconds between looks for jobs that are due, all kinds at once: while jobs come, and where nothing happens. Another process may have sent one. */
const looks = { busy: 500, quiet: 5_000, staysBusy: 5_000 };
/** Kinds with jobs due, and null where a killed worker left one. "Not blocked" is each of ours, and what the index asks for: else a month of jobs is read. */
export const due = `select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()
  union all (select null from pgboss.job where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now() limit 1)`;
/** A worker that has had a job looks for the next at once; by itself, when our looks fail, each ten minutes. */
const pace = { pollingIntervalSeconds: 600, batchSize: 1 };
const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 };
export const deadQueue = "dead";
const deadOptions = { ...retries, deleteAfterSeconds: 0, retentionSeconds: 90 * 86_400 };

const startLock = 7_015_002;
/** pg-boss makes its schema with "if not exists", which two processes on a fresh database can both pass, and one then fails. On any other there's no lock: a pooler might lose it. */
async function oneAtATime(pool: pg.Pool, start: () => Promise<unknown>) {
  const { rows } = await pool.query<{ made: boolean }>("select to_regclass('pgboss.version') is not null as made");
  if (rows[0]?.made) return start();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    await start();
    await client.query("select pg_advisory_unlock($1)", [startLock]);
    client.release();
  } catch (error) {
    // Ending its session lets the lock go.
    client.release(true);
    throw error;
  }
}

export async function openQueue(pool: pg.Pool, { jobs, log, outage, supervise = true }: Options) {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: heartbeatSeconds / 2,
    maintenanceIntervalSeconds: 300,
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 600, // no job of ours waits for others
  });
  const onError = (error: Error) => void (outage?.lost(error) || log.error({ error: error.message }, "queue error"));
  boss.on("error", onError);
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "queue warning"));
  try {
    await oneAtATime(pool, () => boss.start());
    const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    const wanted = jobs.map(({ name, retry, schedule }) => ({
      name,
      // In days once it's done, so that a dead one's error can still be read; what comes by the minute is 150,000 jobs a month.
      options: { ...retries, ...retry, deleteAfterSeconds: (schedule ? 3 : 30) * 86_400, heartbeatSeconds, expireInSeconds: 120, deadLetter: deadQueue },
    }));
    for (const { name, options } of [{ name: deadQueue, options: deadOptions }, ...wanted]) {
      const queue = made.get(name);
      if (queue && Object.entries(options).every(([key, value]) => queue[key as keyof typeof queue] === value)) continue;
      // One that a version before made otherwise would keep what it was made with.
      await (queue ? boss.updateQueue(name, options) : boss.createQueue(name, options));
      // Its settings are read into the cache now: read first within a transaction, they would cost a second connection,
      // and a crowd of transactions would wait for one another until they time out.
      await boss.getJobById(name, "00000000-0000-0000-0000-000000000000");
    }
  } catch (error) {
    // Whoever tries again makes another; this one's clocks must not go on.
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }

  const stopping = new AbortController();
  const priorityOf = (name: JobName, data: object) => jobs.find((job) => job.name === name)?.priority?.(data as never) ?? 1;

  const workers = new Map<string, string>();
  const wakeWorker = (name: string) => boss.notifyWorker(workers.get(name) ?? "");
  let busyUntil = 0;
  let wake = () => {};
  const expectJobs = () => {
    if (performance.now() > busyUntil) wake();
    busyUntil = performance.now() + looks.staysBusy;
  };

  const sendJob: SendJob = async (db, name, data, options = {}) => {
    const id = await boss.send(name, data, { ...options, priority: priorityOf(name, data), db: fromKysely(db) });
    expectJobs();
    // With an id of its own, null means that the job is already there.
    if (!id && !options.id) throw new Error(`job ${name} was not kept`);
  };

  const sendJobs: SendJobs = async (db, name, all) => {
    const sent = all.map((data) => ({ data, priority: priorityOf(name, data) }));
    if (sent.length > 0) await boss.insert(name, sent, { db: fromKysely(db) });
    expectJobs();
  };

  /** Starts working, one job of a kind at a time in each process; a kind without a handler is left to others. */
  async function work(handlers: Partial<JobHandlers>, onDead: (job: { id: string; name: string }) => Promise<void>) {
    const take = async (name: string, handle: (job: Job) => Promise<void>) => {
      const id = await boss.work(name, pace, async ([job]: Job[]) => {
        await whenCalm(pool);
        if (job) await handle(job).finally(() => wakeWorker(name));
      });
      workers.set(name, id);
    };
    for (const { name } of jobs) {
      const handle = handlers[name] as ((data: unknown) => Promise<void>) | undefined;
      if (handle) await take(name, ({ data }) => handle(data));
    }
    await take(deadQueue, ({ id }) => onDead({ id, name: deadQueue }));
    for (const { name, schedule } of jobs) if (schedule) await boss.schedule(name, schedule, {});
    void lookForJobs();
  }

  /** Wakes the workers whose jobs are due, until we stop. A round of pg-boss's is ten queries: between its own there's one only for a lost job. */
  async function lookForJobs() {
    while (!stopping.signal.aborted) {
      const found = await pool.query<{ name: string | null }>(due).catch(onError);
      for (const { name } of found?.rows ?? []) {
        if (name !== null) wakeWorker(name);
        else if (supervise) await boss.supervise().catch(onError);
      }
      const pause = wait(performance.now() < busyUntil ? looks.busy : looks.quiet, undefined, { ref: false });
      await Promise.race([pause, new Promise<void>((resume) => (wake = resume))]);
    }
  }

  /** Takes no more jobs, and answers once those in hand are done. */
  const rest = async () => {
    stopping.abort();
    await Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
  };

  async function close() {
    // pg-boss itself looks only twice a second whether they are.
    await Promise.race([rest(), wait(timeoutMs, undefined, { ref: false })]);
    await boss.stop({ graceful: true, timeout: 1_000 });
  }

  return { boss, sendJob, sendJobs, work, rest, close };
}
