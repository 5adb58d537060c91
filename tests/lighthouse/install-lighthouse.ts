import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** Exactly this one: another version judges by other rules. */
export const version = "13.5.0";

/**
 * The path of Lighthouse's command. It weighs 176 MB with its packages, which nobody who only starts the shop should pay
 * for: it is kept in the user's cache from the first use on. LIGHTHOUSE names the folder of one that is installed already.
 */
export async function installLighthouse() {
  const folder = process.env.LIGHTHOUSE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), `lighthouse-${version}`);
  const command = join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(command)) return command;
  process.stdout.write(`Installing Lighthouse ${version} into ${folder} (once) …\n`);
  await mkdir(folder, { recursive: true });
  const { status } = spawnSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", `lighthouse@${version}`], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0 || !existsSync(command)) throw new Error("npm could not install Lighthouse; its words are above.");
  return command;
}
