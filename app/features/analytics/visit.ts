import { local } from "#app/lib/browser/storage.ts";
import { newIntent } from "#app/lib/http/call-function.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const key = storageKeys.visit.name;
/** Milliseconds without a sign of life after which a visit is over. */
export const idle = 30 * 60_000;

/** A random number for this browser, one for this visit, and when it was last active. */
type Visit = { visitor: string; session: string; seen: number };

function read(): Partial<Visit> {
  try {
    const kept: unknown = JSON.parse(local.read(key) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch {
    return {};
  }
}

/** The visit that this moment belongs to, which goes on for another half hour. */
export function goOnVisiting(now = Date.now()): Visit {
  const { visitor = newIntent(), session, seen = 0 } = read();
  const goesOn = session !== undefined && Math.abs(now - seen) < idle;
  const visit = { visitor, session: goesOn ? session : newIntent(), seen: now };
  local.write(key, JSON.stringify(visit));
  return visit;
}
