import type { Kysely } from "kysely";
import type { Caller } from "#contracts/backend.ts";
import { letterLimits } from "#contracts/letter.ts";
import { type Arrived, findLetter, keepLetter } from "#server/correspondence/keep-letter.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

export type LetterNeeds = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; now: () => Date };
type TakeLetter = (letter: Arrived, caller: Caller) => Promise<{ reference: string }>;

/** Keeps what somebody wrote, and in the same transaction promises two mails: to the owner, and to whoever wrote. */
export function takeLetter({ db, sendJob, throttle, now }: LetterNeeds): TakeLetter {
  return async (letter, caller) => {
    await throttle([`letter:address:${caller.address}`, letterLimits.address]);
    // Pressed again, because the answer was lost: it is here, and uses up nothing.
    const known = await findLetter(db, letter, now());
    if (known) return { reference: known };
    await throttle([`letter:email:${letter.email}`, letterLimits.email]);
    return db.transaction().execute(async (tx) => {
      const { id, reference, isNew } = await keepLetter(tx, letter, now());
      if (!isNew || letter.suspect) return { reference };
      const urgent = letter.details.severity === "serious";
      await sendJob(tx, "send-mail", { mail: "owner-letter", about: id, key: `owner-letter:${id}`, ...(urgent && { urgent }) });
      await sendJob(tx, "send-mail", { mail: "letter-received", about: id, key: `letter-received:${id}` });
      return { reference };
    });
  };
}
