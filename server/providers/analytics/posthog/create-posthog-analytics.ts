import { createKeepEvents } from "#server/adapters/analytics/keep-events.ts";
import { type AskNeeds, askPostHog } from "#server/adapters/analytics/posthog/ask-posthog.ts";
import { type SendNeeds, sendToPostHog } from "#server/adapters/analytics/posthog/send-to-posthog.ts";
import type { Database } from "#server/db/open.ts";
import type { Analytics } from "#server/ports/analytics.ts";

type Needs = {
  db: Database;
  /** Takes so many from what may be sent today, or gives them back where they could not be sent. */
  today?: { take: (count: number) => Promise<boolean>; giveBack: (count: number) => Promise<void> };
} & AskNeeds &
  SendNeeds;

const unbounded = { take: async () => true, giveBack: async () => {} };

/** Events in one request to PostHog. */
const batch = 500;

/**
 * Counts at PostHog. What comes through us is kept here first, so that nobody waits for PostHog nor loses anything to it, and
 * deleted once it has it. Sent twice by two replicas at once, it is one event there, by its UUID.
 */
export function createPostHogAnalytics({ db, today = unbounded, ...needs }: Needs): Analytics {
  const send = sendToPostHog(needs);
  return {
    name: "posthog",
    keep: createKeepEvents(db, { toSend: true }),
    async sync() {
      for (let sent = batch; sent === batch; ) {
        const events = await db.selectFrom("counted_events").selectAll().where("to_send", "=", true).orderBy("at").limit(batch).execute();
        sent = events.length;
        if (sent === 0 || !(await today.take(sent))) return;
        await send(events).catch(async (error) => {
          await today.giveBack(sent);
          throw error;
        });
        const ids = events.map(({ id }) => id);
        await db.deleteFrom("counted_events").where("id", "in", ids).execute();
      }
    },
    ask: askPostHog(needs),
  };
}
