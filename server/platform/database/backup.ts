import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, copyFile, mkdir, mkdtempDisposable, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { create } from "tar";
import * as v from "valibot";
import { findRunning } from "#server/platform/database/embedded/process.ts";

const manifestSchema = v.object({
  /** Of this very layout: a manifest beside the folder `pg`. */
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  postgres: v.string(),
  /** Every file under `pg`, by its path there; sizes in bytes. */
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

async function listFiles(folder: string) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return files.map((file) => relative(folder, `${file.parentPath}/${file.name}`).replaceAll("\\", "/")).sort();
}

async function fingerprint(path: string) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

export async function writeManifest(folder: string, madeAt: Date): Promise<Manifest> {
  const files: Manifest["files"] = {};
  for (const path of await listFiles(`${folder}/pg`)) files[path] = await fingerprint(`${folder}/pg/${path}`);
  const postgres = (await readFile(`${folder}/pg/PG_VERSION`, "utf8")).trim();
  const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), postgres, files };
  await writeFile(`${folder}/manifest.json`, JSON.stringify(manifest), { mode: 0o600 });
  return manifest;
}

/** The manifest, where `folder/pg` holds just what it says; throws in words for a person where it does not. */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(`${folder}/manifest.json`, "utf8").catch(() => "");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) throw new Error("This is no backup of this shop: it has no manifest that can be read.");
  const { files } = parsed.output;
  const there = new Set(await listFiles(`${folder}/pg`));
  const missing = Object.keys(files).filter((path) => !there.has(path));
  if (missing.length > 0 || there.size !== Object.keys(files).length) {
    throw new Error(`The backup is damaged: it should hold ${Object.keys(files).length} files, and ${missing.length} of them are missing.`);
  }
  for (const [path, { sha256 }] of Object.entries(files)) {
    if ((await fingerprint(`${folder}/pg/${path}`)).sha256 !== sha256) throw new Error(`The backup is damaged: ${path} is not what was put in.`);
  }
  return parsed.output;
}

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

export const ignoreGone =
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

/** Copies a running PostgreSQL's folder into `to`, whole as of the end of the copying, by its low-level backup functions. `url`: a user who may back up. */
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

const nameAt = (at: Date) => `shop-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;
/** Milliseconds after which what was left behind is cleared away. */
const stale = 3_600_000;
const ours = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

async function sync(path: string) {
  await using file = await open(path);
  await file.sync();
}

/** What a killed backup or trial leaves is a whole database, and of a trial a PostgreSQL that runs on it. */
export async function clearLeftBehind(folder: string, begun: RegExp) {
  for (const name of (await readdir(folder)).filter((name) => begun.test(name))) {
    const left = `${folder}/${name}`;
    if (Date.now() - (await stat(left)).mtimeMs < stale) continue;
    const postmaster = await findRunning(`${left}/pg`);
    if (postmaster) process.kill(postmaster.pid, "SIGINT");
    while (await findRunning(`${left}/pg`)) await wait(50);
    await rm(left, { recursive: true, force: true });
  }
}

/** A backup of the running database in one file in `folder`, readable by its owner alone. It's there whole, or not at all. `unpacked`: its bytes before that. */
export async function takeBackup({ url, pgData, folder }: { url: string; pgData: string; folder: string }) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearLeftBehind(folder, /^\.taking-/);
  await using staging = await mkdtempDisposable(`${folder}/.taking-`);
  await copyRunning({ url, pgData, to: `${staging.path}/pg` });
  const madeAt = new Date();
  const { files } = await writeManifest(staging.path, madeAt);
  const packed = `${staging.path}/packed`;
  // `portable`: no names of this machine's users.
  await create({ cwd: staging.path, file: packed, gzip: { level: 6 }, portable: true, strict: true }, ["manifest.json", "pg"]);
  await chmod(packed, 0o600);
  await sync(packed);
  const file = `${folder}/${nameAt(madeAt)}`;
  await rename(packed, file);
  return { file, bytes: (await stat(file)).size, unpacked: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Deletes all but the newest `keep` backups in `folder`, and touches nothing else there. Answers the names of those that went. */
export async function dropOldBackups(folder: string, keep: number): Promise<string[]> {
  const all = (await readdir(folder)).filter((name) => ours.test(name)).sort();
  const old = all.slice(0, -keep);
  for (const name of old) await rm(`${folder}/${name}`);
  return old;
}
