import type { ListOutcome } from "#contracts/list-outcome.ts";
import type { ListMember, ListPerson, ListWish, MemberStatus } from "#server/providers/mailing-list/port.ts";

/** What to do about a wish. `write`: their fields; `status`: only where it must change; `fresh`: nothing there is newer than the wish. */
export type Step = { write: boolean; status: MemberStatus | null; fresh: boolean; outcome: ListOutcome };

/** Homes keep whole seconds; within one, nobody can say which was first, and leaving wins. */
const isAfter = (at: Date, { changedAt }: ListMember) => at.getTime() >= changedAt.getTime() + 1_000;

/** Whether they changed their details with us after anything changed of them there. */
export const hasNewerEdit = ({ editedAt }: ListPerson, member: ListMember | null) => Boolean(editedAt && member && isAfter(editedAt, member));

const nothing = (outcome: ListOutcome): Step => ({ write: false, status: null, fresh: false, outcome });

function takeOff(member: ListMember | null, wish: ListWish): Step {
  if (!member || member.status === "unsubscribed" || member.status === "cleaned" || member.status === "archived") return nothing("removed");
  if (member.joinedAt && member.joinedAt > wish.at) return nothing("joined-there");
  return { write: false, status: "unsubscribed", fresh: true, outcome: "removed" };
}

/** Nobody who left is put back on: a newer wish of theirs has the home ask them, an older one is past. */
export function chooseStep(member: ListMember | null, wish: ListWish): Step {
  if (wish.status === "unsubscribed") return takeOff(member, wish);
  const wanted: Step = { write: true, status: wish.status, fresh: true, outcome: wish.status === "pending" ? "asked" : "listed" };
  if (!member) return wanted;
  const fresh = isAfter(wish.at, member);
  switch (member.status) {
    case "subscribed":
      return { write: true, status: null, fresh, outcome: "listed" };
    case "pending":
      return { write: true, status: null, fresh, outcome: "asked" };
    case "transactional":
      return wanted;
    case "unsubscribed":
      return fresh ? { write: true, status: "pending", fresh, outcome: "asked" } : nothing("left");
    case "cleaned":
      return fresh ? { write: true, status: "pending", fresh, outcome: "asked" } : nothing("bounced");
    case "archived":
      return fresh ? wanted : nothing("archived");
  }
}
