import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** Exactly this one: another version judges by other rules. */
export const version = "13.5.0";
const packages = { [`lighthouse@${version}`]: "lighthouse/cli/index.js", "selfsigned@5.5.0": "selfsigned/index.js" };

export type Tools = {
  /** Lighthouse's command. */
  command: string;
  /** The module that makes a certificate for serve-over-tls.ts. */
  certificates: string;
};

/** A folder in the user's cache, for what is installed once and by few. */
export const cacheFolder = (name: string): string => join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), name);

/**
 * Paths of what measuring needs. With its packages Lighthouse weighs 176 MB, which nobody who only starts the shop should
 * pay for: it is kept in the user's cache from the first use on. LIGHTHOUSE names the folder of one that is installed already.
 */
export async function installLighthouse(): Promise<Tools> {
  const folder = process.env.LIGHTHOUSE ?? cacheFolder(`lighthouse-${version}`);
  const [command = "", certificates = ""] = Object.values(packages).map((path) => join(folder, "node_modules", path));
  if (existsSync(command) && existsSync(certificates)) return { command, certificates };
  process.stdout.write(`Installing Lighthouse ${version} into ${folder} (once) …\n`);
  await mkdir(folder, { recursive: true });
  const { status } = spawnSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", ...Object.keys(packages)], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0 || !existsSync(command)) throw new Error("npm could not install Lighthouse; its words are above.");
  return { command, certificates };
}
