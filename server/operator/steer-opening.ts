import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Pauses the run that is under way, lets it go on, or ends it for good. Mails that are promised already still go out. */
export function steerOpening({ db, sendJob, now }: Needs): OperatorBackend["steerOpening"] {
  return async (wish) => {
    const changes = { pause: { paused_at: now() }, resume: { paused_at: null }, end: { ended_at: now() } }[wish];
    const run = await db.updateTable("openings").set(changes).where("ended_at", "is", null).returning("number").executeTakeFirst();
    if (!run) throw new Failure("not-found", { message: "No run is under way." });
    if (wish === "resume") await sendJob(db, "write-to-list", {});
  };
}
