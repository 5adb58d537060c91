import type { Kysely } from "kysely";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { AccountRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { type ClaimedMember, claimMember } from "#server/warmth-list/claim-member.ts";
import { createListPause } from "#server/warmth-list/list-pause.ts";
import { settleMember } from "#server/warmth-list/settle-member.ts";

export type PushNeeds = {
  db: Kysely<Tables>;
  sendJob: SendJob;
  list: MailingList;
  now: () => Date;
  random?: () => number;
  log: Pick<Log, "info" | "warn">;
};

/** Questions at once: Mailchimp answers ten to an account, and there may be several of us. */
const lanes = 3;
/** People, and milliseconds, in one go; the rest follows at once, in a job of its own. */
const [most, longest] = [150, 60_000];

/** Tells the list's home of everyone it has not heard of. One that cannot be reached is left alone, longer each time. */
export function pushMembers({ db, sendJob, list, now, random = Math.random, log }: PushNeeds): () => Promise<void> {
  const pause = createListPause({ db, sendJob, home: list.name, now, random });

  /** They go to the end of the queue, so that one whom nobody can be told of holds up nobody else. */
  const giveBack = ({ signUp }: ClaimedMember) =>
    db
      .updateTable("list_members")
      .set((eb) => ({ claimed_until: null, tries: eb("tries", "+", 1) }))
      .where("sign_up", "=", signUp)
      .execute();

  return async () => {
    if (await pause.holds()) return;
    const began = performance.now();
    const isOver = () => performance.now() - began > longest;
    let left = most;
    let told = 0;
    const away: Error[] = [];

    async function lane() {
      while (away.length === 0 && !isOver() && left-- > 0) {
        const claimed = await claimMember(db, now());
        if (!claimed) return;
        try {
          const outcome = await list.push(claimed.person, claimed.wish);
          await settleMember(db, { claimed, outcome, home: list.name, at: now() });
          told++;
        } catch (error) {
          await giveBack(claimed);
          if (!(error instanceof ProviderUnavailable || error instanceof AccountRefused)) throw error;
          away.push(error);
        }
      }
    }

    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
    if (told > 0) await pause.end();
    const [unreachable] = away;
    if (unreachable) {
      log.warn({ vendor: list.name, error: unreachable.name, count: told }, "the mailing list cannot be reached: those who wait are told of later");
      await pause.begin(unreachable);
    } else if (told > 0) {
      log.info({ vendor: list.name, count: told }, "the mailing list was told");
      if (left <= 0 || isOver()) await sendJob(db, "push-members", {});
    }
    for (const one of ended) if (one.status === "rejected") throw one.reason;
  };
}
