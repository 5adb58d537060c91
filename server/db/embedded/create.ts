import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Binaries } from "#server/db/embedded/binaries.ts";
import { giveTo, type RunAs } from "#server/db/embedded/run-as.ts";

const run = promisify(execFile);

/** The password travels inside the folder, so that folder and password are born together. */
export const passwordFile = (pgData: string) => `${pgData}/shop.password`;

/** Builds a new database folder aside and renames it into place: one that was cut off half-way is never used. */
export async function createDatabase(binaries: Binaries, as: RunAs, dataDir: string, durable: boolean) {
  const fresh = await mkdtemp(`${dataDir}/pg.new-`);
  const password = randomBytes(24).toString("base64url");
  const handed = `${fresh}.password`;
  await writeFile(handed, password, { mode: 0o600 });
  if (as.owner !== null) await chown(handed, as.owner, as.owner);
  await giveTo(as.owner, fresh);
  const [program, args] = as.command(binaries.initdb, [
    "-D",
    fresh,
    "-U",
    "shop",
    `--pwfile=${handed}`,
    "--auth=scram-sha-256",
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ]);
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
