import { type RawBuilder, sql } from "kysely";
import { referral } from "#content/referral.ts";
import { mailboxOf } from "#server/warmth-list/mailbox-of.ts";

/** Of `sign_ups` as `f`, who came by the link of `me` and counts as a friend: confirmed, and not in their own mailbox. */
export const isFriend = sql<boolean>`f.referred_by = me.id and f.status = 'confirmed' and ${mailboxOf(sql`f.email`)} <> ${mailboxOf(sql`me.email`)}`;

/** How many such `f` there are; one mailbox is one friend. */
export const friendCount = sql<string>`count(distinct ${mailboxOf(sql`f.email`)})`;

/** A place in line: by when somebody confirmed, less so much for each friend, and never before the front. */
export const placeOf = (number: RawBuilder<unknown>, friends: RawBuilder<unknown>) =>
  sql<string>`greatest(1, ${number} - ${referral.places}::int * least(${friends}, ${referral.friends}::int))`;
