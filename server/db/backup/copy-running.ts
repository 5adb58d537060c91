import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import pg from "pg";

/** Made anew at every start: their folders are needed, empty. Source: PostgreSQL's src/backend/backup/basebackup.c, as the names below. */
const emptied = new Set(["pg_stat_tmp", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial", "pg_snapshots", "pg_subtrans", "pg_wal"]);
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|backup_manifest|postgresql\.auto\.conf\.tmp|current_logfiles(\.tmp)?|pg_internal\.init.*|pgsql_tmp.*)$/;

/** What is there is copied as it stands, while it changes: the log of changes makes it whole again. A file that goes meanwhile is in that log too. */
async function copyFolder(from: string, to: string) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(ignoreGone([]))) {
    if (leftOut.test(entry.name)) continue;
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    if (entry.isDirectory()) await (emptied.has(entry.name) ? mkdir(target, { mode: 0o700 }) : copyFolder(source, target));
    else await copyFile(source, target).catch(ignoreGone(undefined));
  }
}

const ignoreGone =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== "ENOENT") throw error;
    return instead;
  };

type Stopped = { labelfile: string; spcmapfile: string; until: string };

/** Segments of the log have names that sort by age, 24 hexadecimal digits: the time line, then their number. */
async function copyLog(pgData: string, to: string, { from, until }: { from: string; until: string }) {
  for (const name of await readdir(`${pgData}/pg_wal`)) {
    const needed = /^[0-9A-F]{24}$/.test(name) && name >= from && name <= until;
    if (needed || name.endsWith(".history")) await copyFile(`${pgData}/pg_wal/${name}`, `${to}/pg_wal/${name}`);
  }
}

/**
 * Copies the folder of a running PostgreSQL into `to`, whole as of the end of the copying, by its low-level functions: pg_backup_start, the
 * files in any state, pg_backup_stop, and the log between the two, which a slot of our own holds back. Writers are not held up.
 * `url` must be of a user who may back up, in the same server; the session's end gives everything back.
 */
export async function copyRunning({ url, pgData, to }: { url: string; pgData: string; to: string }) {
  const client = new pg.Client({ connectionString: url, application_name: "shop backup", keepAlive: true });
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [`shop_backup_${process.pid}_${Date.now()}`]);
    // Fast: a checkpoint now, not spread over minutes.
    await client.query("select pg_backup_start('shop', fast => true)");
    await copyFolder(pgData, to);
    const { rows } = await client.query<Stopped>("select labelfile, spcmapfile, pg_walfile_name(lsn) as until from pg_backup_stop(wait_for_archive => false)");
    const { labelfile, spcmapfile, until } = rows[0] as Stopped;
    const from = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1];
    if (!from) throw new Error("PostgreSQL's label of the backup names no segment of its log.");
    if (spcmapfile) throw new Error("The database keeps files outside its folder (a tablespace); this backup would miss them.");
    await copyLog(pgData, to, { from, until });
    await writeFile(`${to}/backup_label`, labelfile, { mode: 0o600 });
  } finally {
    await client.end();
  }
}
