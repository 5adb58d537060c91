import type { Log } from "#server/platform/log.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { comparePage, type PageNeeds } from "#server/warmth-list/compare-page.ts";
import { endComparison } from "#server/warmth-list/end-comparison.ts";

export type CompareNeeds = PageNeeds & { list: MailingList; now: () => Date; log: Pick<Log, "info" | "warn"> };

/** Pages in one go; the rest follows in a job of its own. */
const pages = 8;
/** Minutes until a home that was away is asked again; hours after which the next night does it. */
const [pause, patience] = [15, 20];

/** Compares both sides page by page. `comparison` goes on with one that was begun; without it a new one begins. */
export function compareList({ list, now, log, ...needs }: CompareNeeds): (comparison?: string) => Promise<void> {
  const { db, sendJob } = needs;

  const begin = () => db.insertInto("list_comparisons").values({ started_at: now() }).returningAll().executeTakeFirstOrThrow();
  const goOn = (id: string) => db.selectFrom("list_comparisons").selectAll().where("id", "=", id).where("ended_at", "is", null).executeTakeFirst();
  const later = (id: string, minutes: number) => sendJob(db, "compare-list", { comparison: id }, { startAfter: new Date(now().getTime() + minutes * 60_000) });

  return async (id) => {
    const row = id === undefined ? await begin() : await goOn(id);
    if (!row) return;
    const comparison = { id: row.id, startedAt: row.started_at };
    let from: number | null = row.next_from;
    try {
      for (let taken = 0; from !== null && taken < pages; taken++) {
        const page = await list.readPage(from);
        await comparePage(needs, { comparison, from, page, home: list.name });
        from = page.next;
      }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      const over = now().getTime() - comparison.startedAt.getTime() > patience * 3_600_000;
      log.warn({ vendor: list.name }, over ? "the comparison is given up until tomorrow" : "the mailing list cannot be reached: it is compared later");
      return over ? undefined : later(comparison.id, pause);
    }
    if (from !== null) return later(comparison.id, 0);
    await endComparison({ db, sendJob, now }, comparison);
    log.info({ vendor: list.name }, "both sides of the mailing list are compared");
  };
}
