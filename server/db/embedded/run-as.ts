import { execFile, type SpawnOptions } from "node:child_process";
import { chown, readdir, stat } from "node:fs/promises";
import { promisify } from "node:util";
import type { Binaries } from "#server/db/embedded/binaries.ts";

const run = promisify(execFile);
const nobody = 65534;

/** How to start PostgreSQL's programs here, and who must own its folder. */
export type RunAs = {
  command(program: string, args: string[]): [string, string[]];
  options: Pick<SpawnOptions, "uid" | "gid">;
  owner: number | null;
};

const asOurselves: RunAs = { command: (program, args) => [program, args], options: {}, owner: null };
const asNobody: RunAs = { ...asOurselves, options: { uid: nobody, gid: nobody }, owner: nobody };
/** Where nobody cannot reach the folder (a 0700 home): still root to the file system, another name to PostgreSQL. */
const inNamespace: RunAs = {
  command: (program, args) => ["unshare", ["--user", "--map-user=1000", "--map-group=1000", "--", program, ...args]],
  options: {},
  owner: 0,
};

async function works(as: RunAs, binaries: Binaries, dataDir: string) {
  // A real `cd`: the working folder that spawn sets is entered while still root.
  const [program, args] = as.command("sh", ["-c", 'cd "$0" && "$1" --version', dataDir, binaries.initdb]);
  try {
    await run(program, args, as.options);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root. */
export async function chooseRunAs(binaries: Binaries, dataDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asOurselves;
  for (const as of [asNobody, inNamespace]) if (await works(as, binaries, dataDir)) return as;
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${dataDir} or ${binaries.postgres}. ` +
      "Start as an ordinary user, set DATA_DIR to a folder under one that others may search, or set DATABASE_URL.",
  );
}

/** Gives a folder and all in it to that owner; only root can, and only root needs to. */
export async function giveTo(owner: number | null, folder: string) {
  if (owner === null || (await stat(folder)).uid === owner) return;
  for (const name of await readdir(folder, { recursive: true })) await chown(`${folder}/${name}`, owner, owner);
  await chown(folder, owner, owner);
}
