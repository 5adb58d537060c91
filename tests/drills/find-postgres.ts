import { readFile } from "node:fs/promises";
import { passwordFile } from "#server/platform/database/embedded/binaries.ts";
import { readPostmaster } from "#server/platform/database/embedded/process.ts";

/** Where the site's own PostgreSQL answers, and as what process. */
export async function findPostgres(dataDir: string) {
  const there = await readPostmaster(`${dataDir}/pg`);
  if (!there) throw new Error("there is no PostgreSQL in DATA_DIR");
  const password = await readFile(passwordFile(`${dataDir}/pg`), "utf8");
  return { pid: there.pid, url: `postgres://shop:${password}@127.0.0.1:${there.port}/postgres` };
}
