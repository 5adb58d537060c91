import type { JobHandlers } from "#server/platform/queue/queue.ts";
import { type PushNeeds, pushMembers } from "#server/warmth-list/push-members.ts";

/** Sent with every wish, and every minute besides. */
export function pushMembersJob(needs: PushNeeds): JobHandlers["push-members"] {
  const push = pushMembers(needs);
  return () => push();
}
