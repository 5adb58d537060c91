import type { ListOutcome } from "#contracts/mailing-list.ts";

/** How a person stands at the provider; `cleaned`: their mailbox refused its mail; `transactional`: known there, and on no list. */
export const memberStatuses = ["subscribed", "pending", "unsubscribed", "cleaned", "archived", "transactional"] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** `changedAt`: anything of them. `joinedAt`: when they last agreed to be on it, as far as it is known there. */
export type ListMember = { email: string; status: MemberStatus; changedAt: Date; joinedAt: Date | null };

/** Lower-case address; ISO 3166-1 country; `marketing`: they asked for tips and news as well; `editedAt`: when they last changed these with us. */
export type ListPerson = { email: string; name: string; country: string; marketing: boolean; editedAt?: Date | null };

/** How they are to stand, and since when they want it: `pending` has the provider ask them to confirm. */
export type DesiredState = { status: "subscribed" | "pending" | "unsubscribed"; at: Date };

export type ListEvent =
  | { kind: "joined" | "left" | "complained" | "bounced"; email: string; at: Date }
  | { kind: "moved"; from: string; to: string }
  | { kind: "edited"; email: string; name: string | null; country: string | null };

/** Every method may throw `ProviderUnavailable` (asking again is safe) or `AccountRefused` (only the owner can mend that). Our database stays the truth. */
export type MailingList = {
  name: string;
  /** Whoever left there since is asked to confirm, never put back by force; what a person entered there is overwritten only by a newer change here. */
  push(person: ListPerson, desired: DesiredState): Promise<ListOutcome>;
  forget(email: string): Promise<void>;
  read(email: string): Promise<ListMember | null>;
  /** All that stands there of an address, in its own words, for them to have; null where nothing does. */
  copy(email: string): Promise<Record<string, unknown> | null>;
  /** Everybody but the archived, in an order that newcomers do not disturb. `next`: where the next page begins; null: this was the last. */
  readPage(from: number): Promise<{ members: ListMember[]; next: number | null }>;
  /** What a webhook call tells; null where it is of another list, of no kind that matters, or makes no sense. */
  readEvent(body: string): ListEvent | null;
};
