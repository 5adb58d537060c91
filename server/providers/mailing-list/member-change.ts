import type { ListOutcome } from "#contracts/mailing-list.ts";
import type { DesiredState, ListMember, ListPerson, MemberStatus } from "#server/providers/mailing-list/port.ts";

/** What to write at the provider. `fields`: theirs; `status`: only where it must change; `fresh`: nothing there is newer than what they want. */
export type MemberChange = { fields: boolean; status: MemberStatus | null; fresh: boolean; outcome: ListOutcome };

/** Providers keep whole seconds; within one, nobody can say which was first, and leaving wins. */
const isAfter = (at: Date, { changedAt }: ListMember) => at.getTime() >= changedAt.getTime() + 1_000;

/** Whether they changed their details with us after anything changed of them there. */
export const hasNewerEdit = ({ editedAt }: ListPerson, member: ListMember | null) => Boolean(editedAt && member && isAfter(editedAt, member));

const nothing = (outcome: ListOutcome): MemberChange => ({ fields: false, status: null, fresh: false, outcome });

function unsubscribe(member: ListMember | null, { at }: DesiredState): MemberChange {
  if (!member || member.status === "unsubscribed" || member.status === "cleaned" || member.status === "archived") return nothing("removed");
  if (member.joinedAt && member.joinedAt > at) return nothing("joined-there");
  return { fields: false, status: "unsubscribed", fresh: true, outcome: "removed" };
}

/** Nobody who left is put back on: where they want it since, the provider is to ask them; where they wanted it before, that is past. */
export function chooseChange(member: ListMember | null, desired: DesiredState): MemberChange {
  if (desired.status === "unsubscribed") return unsubscribe(member, desired);
  const wanted: MemberChange = { fields: true, status: desired.status, fresh: true, outcome: desired.status === "pending" ? "asked" : "listed" };
  if (!member) return wanted;
  const fresh = isAfter(desired.at, member);
  const ask: MemberChange = { fields: true, status: "pending", fresh, outcome: "asked" };
  switch (member.status) {
    case "subscribed":
      // Anybody may have typed their address: what they wish there stays theirs until they have confirmed here.
      return desired.status === "pending" ? nothing("listed") : { fields: true, status: null, fresh, outcome: "listed" };
    case "pending":
      return { ...ask, status: null };
    case "transactional":
      return wanted;
    case "unsubscribed":
      return fresh ? ask : nothing("left");
    case "cleaned":
      return fresh ? ask : nothing("bounced");
    case "archived":
      return fresh ? wanted : nothing("archived");
  }
}
