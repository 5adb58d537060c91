import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export type Installed = {
  /** A setting that names its path outright, where there is one. */
  setting?: string;
  /** What it is called on the search path. */
  names: readonly string[];
  /** Where it stands on machines that have no such path. */
  places: readonly string[];
  /** Debian's own packages, which only root can install. None for a server: Debian starts one as soon as it's installed, on a port of its own choice. */
  packages: readonly string[];
};

function search({ setting, names, places }: Installed) {
  const named = setting && process.env[setting];
  if (named) return named;
  for (const name of names) {
    const { status, stdout } = spawnSync(process.platform === "win32" ? "where" : "which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.split("\n")[0]?.trim();
  }
  return places.find((place) => existsSync(place));
}

function installOnDebian(packages: readonly string[]) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write(`Installing ${packages[0]} for the journeys …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const timeout = 180_000;
  spawnSync("apt-get", ["update"], { stdio: "ignore", env, timeout });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { stdio: ["ignore", "ignore", "inherit"], env, timeout });
}

/** The paths of programs the tests need together: found, or installed where that is possible; undefined if one is missing. */
export function findAllInstalled(wanted: readonly Installed[]): string[] | undefined {
  const look = () => wanted.map(search).filter((path) => path !== undefined);
  if (look().length < wanted.length) installOnDebian(wanted.flatMap(({ packages }) => packages));
  const found = look();
  return found.length === wanted.length ? found : undefined;
}

export const findInstalled = (wanted: Installed): string | undefined => findAllInstalled([wanted])?.[0];
