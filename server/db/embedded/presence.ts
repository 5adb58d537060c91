import pg from "pg";

/** Every process of ours on one folder holds this lock, shared; the one that can take it alone is the last out. */
const presenceLock = 7_015_001;

/** A session on this very folder that holds the shared lock; undefined while nobody answers, or another process is stopping it. */
export async function joinServer(url: string, pgData: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, application_name: "shop presence", keepAlive: true });
  // Its end is what we watch for; the error before it says no more.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; joined: boolean }>(
      "select current_setting('data_directory') as folder, pg_try_advisory_lock_shared($1) as joined",
      [presenceLock],
    );
    if (rows[0]?.folder === pgData && rows[0].joined) return client;
  } catch {
    // Not up yet, or just going down: the caller asks again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** Lets go of the lock, and answers whether nobody else holds it; then nobody else can join either. */
export async function isLastOut(client: pg.Client): Promise<boolean> {
  const sql = "select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone";
  const { rows } = await client.query<{ alone: boolean }>(sql, [presenceLock]).catch(() => ({ rows: [] }));
  return rows[0]?.alone === true;
}
