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
