import { demoYear, fillYear, newestPromise } from "#main/demo/fill-year.ts";
import { addressOf } from "#main/demo/team.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { createLog } from "#server/platform/log.ts";
import { readConfig } from "#server/providers/settings.ts";
import { ports } from "#server/providers/vendor.ts";
import * as vendors from "#server/providers/vendors.ts";

/** A vendor's setting may be its key. */
const ofVendors = [...ports, ...Object.values(vendors).flatMap((vendor) => Object.keys(vendor.settings))];

/** Throws where a setting could lead out of this machine, or to a shop's own data. */
export function refuseReal(env: Record<string, string | undefined>): void {
  const isLocal = (name: string) => !env[name] || env[name] === "local";
  const real = ["DATABASE_URL", ...new Set(ofVendors), "GEO_URL"].filter((name) => !isLocal(name));
  if (env.SITE_STAGE && env.SITE_STAGE !== "preview") real.push("SITE_STAGE");
  if (real.length > 0) throw new Error(`The demo runs on samples alone, and asks no vendor. Take these settings away first: ${real.join(", ")}.`);
}

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
