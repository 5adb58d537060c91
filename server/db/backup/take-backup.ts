import { chmod, mkdir, mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises";
import { create } from "tar";
import { copyRunning } from "#server/db/backup/copy-running.ts";
import { writeManifest } from "#server/db/backup/manifest.ts";

const nameAt = (at: Date) => `shop-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;
/** Milliseconds after which what a killed backup left behind is cleared away. */
const stale = 3_600_000;
const ours = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Onto the disk, not only on the way there. */
async function sync(path: string) {
  const file = await open(path);
  await file.sync();
  await file.close();
}

async function clearLeftBehind(folder: string) {
  for (const name of (await readdir(folder)).filter((name) => name.startsWith(".taking-"))) {
    const { mtimeMs } = await stat(`${folder}/${name}`);
    if (Date.now() - mtimeMs > stale) await rm(`${folder}/${name}`, { recursive: true, force: true });
  }
}

export type TakenBackup = { file: string; bytes: number /** How much it was before it was packed. */; unpacked: number };

/**
 * A backup of the running database in one file of its own in `folder`, named by its time, readable by its owner alone. It is
 * there whole, or not at all.
 */
export async function takeBackup({ url, pgData, folder }: { url: string; pgData: string; folder: string }): Promise<TakenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearLeftBehind(folder);
  const staging = await mkdtemp(`${folder}/.taking-`);
  try {
    await copyRunning({ url, pgData, to: `${staging}/pg` });
    const madeAt = new Date();
    const { files } = await writeManifest(staging, madeAt);
    const packed = `${staging}/packed`;
    // `portable`: no names of this machine's users.
    await create({ cwd: staging, file: packed, gzip: { level: 6 }, portable: true, strict: true }, ["manifest.json", "pg"]);
    await chmod(packed, 0o600);
    await sync(packed);
    const file = `${folder}/${nameAt(madeAt)}`;
    await rename(packed, file);
    return { file, bytes: (await stat(file)).size, unpacked: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Deletes all but the newest `keep` backups in `folder`, and touches nothing else there. Answers the names of those that went. */
export async function dropOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await readdir(folder))
    .filter((name) => ours.test(name))
    .sort()
    .reverse()
    .slice(keep);
  for (const name of old) await rm(`${folder}/${name}`);
  return old;
}
