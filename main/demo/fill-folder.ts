import { demoYear, fillYear, newestPromise } from "#main/demo/fill-year.ts";
import { addressOf } from "#main/demo/team.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { createLog } from "#server/platform/log.ts";
import { readConfig } from "#server/providers/settings.ts";

type Options = { env: Record<string, string | undefined>; password: string; say: (line: string) => void };

/** Fills that empty data folder with the demo's year, up to now. Answers the settings with which the site goes on from there. */
export async function fillFolder(folder: string, { env, password, say }: Options) {
  const end = new Date();
  const OWNER_EMAIL = addressOf("owner");
  // Nobody misses it if the machine stops meanwhile, so nothing waits for the disk.
  const postgres = await openEmbedded(folder, { durable: false });
  try {
    const config = readConfig({ ...env, DATA_DIR: folder, DATABASE_URL: postgres.url, LEAST_FORM_SECONDS: "0", STOCK: "60", OWNER_EMAIL });
    const tubes = await fillYear(config, { ...demoYear, log: createLog("error"), end, password, say });
    return { DATA_DIR: folder, DISPATCH_DATE: newestPromise(end), STOCK: String(tubes), OWNER_EMAIL };
  } finally {
    await postgres.close();
  }
}
