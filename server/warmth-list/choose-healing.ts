import type { Config } from "#server/platform/config.ts";
import type { ListMember } from "#server/providers/mailing-list/port.ts";

/** How someone stands here. `leftAt`: they left, and have not confirmed anew; `waitingSince`: the home was asked to have them confirm. */
export type Standing = { status: "pending" | "confirmed" | "unsubscribed"; confirmedAt: Date | null; leftAt: Date | null; waitingSince: Date | null };

/** A difference between the two sides, named as it is counted; null: they agree, or nothing may be done. */
export type Difference = "left_there" | "left_here" | "confirmed_there" | "joined_there" | "unknown_here";

/** The home keeps whole seconds: within one, leaving wins. */
const isSince = (at: Date, before: Date | null) => before === null || at.getTime() + 1_000 > before.getTime();

/** A leaving on either side wins over an older yes; a newer yes is the person's own, and counts where it was given. */
export function chooseHealing(ours: Standing | undefined, member: ListMember, confirmation: Config["LIST_CONFIRMATION"]): Difference | null {
  if (!ours) return "unknown_here";
  if (member.status === "unsubscribed") return ours.status === "confirmed" && isSince(member.changedAt, ours.confirmedAt) ? "left_there" : null;
  if (member.status !== "subscribed") return null;
  if (ours.leftAt) return member.joinedAt && member.joinedAt > ours.leftAt ? "joined_there" : "left_here";
  if (ours.status !== "pending" || confirmation !== "mailchimp" || !ours.waitingSince) return null;
  return member.joinedAt && isSince(member.joinedAt, ours.waitingSince) ? "confirmed_there" : null;
}
