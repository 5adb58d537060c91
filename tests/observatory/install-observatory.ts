import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** Exactly this one: another version judges by other rules. */
export const version = "1.4.8";
const scanner = "node_modules/@mdn/mdn-http-observatory";
const packages = { [`@mdn/mdn-http-observatory@${version}`]: `${scanner}/src/scan.js`, "selfsigned@5.5.0": "node_modules/selfsigned/index.js" };

type Tools = { /** The scanner's command. */ command: string /** The module that makes a certificate. */; certificates: string };

/**
 * Paths of what a scan needs; with its packages 130 MB, kept in the user's cache from the first use on. OBSERVATORY names the folder of one that
 * is installed already. Its install scripts fetch a list of preloaded hosts: without it no host counts as preloaded, which is true of ours.
 */
export async function installObservatory(): Promise<Tools> {
  const folder = process.env.OBSERVATORY || join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), `observatory-${version}`);
  const [command = "", certificates = ""] = Object.values(packages).map((path) => join(folder, path));
  if (!existsSync(command) || !existsSync(certificates)) {
    process.stdout.write(`Installing the Observatory's scanner ${version} into ${folder} (once) …\n`);
    await mkdir(folder, { recursive: true });
    const options = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", ["install", ...options, ...Object.keys(packages)], { stdio: "inherit", shell: process.platform === "win32" });
    if (status !== 0 || !existsSync(command)) throw new Error("npm could not install the Observatory's scanner; its words are above.");
  }
  await writeFile(join(folder, scanner, "conf/hsts-preload.json"), "{}");
  return { command, certificates };
}
