import type { Kysely } from "kysely";
import { countries } from "#content/countries.ts";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/change-list-details.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { changeDetails } from "#server/warmth-list/change-details.ts";
import type { ListLinks } from "#server/warmth-list/list-links.ts";
import { readOwnLink } from "#server/warmth-list/read-own-link.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; listLinks: ListLinks; now: () => Date };

/** Only of who is on the list; of anybody else it is a `conflict`: their page is behind. */
export function changeListDetails({ db, sendJob, throttle, listLinks, now }: Needs): Backend["changeListDetails"] {
  return async ({ token, ...details }, { address, source }) => {
    if (!countries.some(({ code }) => code === details.country)) throw new Failure("invalid", { fields: { country: "Please select a country" } });
    const signUp = await readOwnLink({ listLinks, throttle }, token, { key: `change-list-details:${address}`, limit: limits.address });
    await throttle([`change-list-details:person:${signUp}`, limits.person]);
    const changed = await db.transaction().execute((tx) => changeDetails(tx, sendJob, { signUp, details, source, at: now() }));
    if (!changed) throw new Failure("conflict");
    return { success: true };
  };
}
