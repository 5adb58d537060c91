import { type RawBuilder, sql } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import { referral } from "#content/referral.ts";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import { signUpMails } from "#server/rights/sign-up-mails.ts";
import { mailboxOf } from "#server/warmth-list/mailbox-of.ts";

/** What the list's home says of people whom nobody may, or can, write to. */
const outOfReach: ListOutcome[] = ["bounced", "barred", "left", "forgotten"];

export type InLine = {
  id: string;
  confirmed_at: Date;
  place: string;
  /** The consent under which they are written to. */
  consent: string;
  elsewhere: boolean;
  ordered: boolean;
  unreachable: boolean;
};

/** Everybody on the list, with their place as `findPlace` counts it, and what speaks against writing to them. */
export const inLine: RawBuilder<InLine> = sql`
  with line as (
    select id, email, country, confirmed_at, row_number() over (order by confirmed_at, id) as number from sign_ups where status = 'confirmed'),
  friends as (
    select me.id, count(distinct ${mailboxOf(sql`f.email`)}) as friends
    from sign_ups f join sign_ups me on me.id = f.referred_by
    where f.status = 'confirmed' and ${mailboxOf(sql`f.email`)} <> ${mailboxOf(sql`me.email`)} group by me.id),
  agreed as (select sign_up, max(id) as consent from consents where act = 'confirmed' group by sign_up),
  refused as (
    select c.sign_up, max(b.at) as at from bounces b join consents c on c.id = case when b.mail = any(${signUpMails}::text[]) then b.about::bigint end
    group by c.sign_up)
  select line.id, line.confirmed_at, agreed.consent,
    greatest(1, line.number - ${referral.places}::int * least(coalesce(friends.friends, 0), ${referral.friends}::int)) as place,
    not line.country = any(${[...catalogue.tube.shipsTo]}::text[]) as elsewhere,
    line.email in (select lower(email) from orders where paid_at is not null and email is not null) as ordered,
    coalesce(m.outcome = any(${outOfReach}::text[]), false) or coalesce(refused.at > line.confirmed_at, false) as unreachable
  from line
  join agreed on agreed.sign_up = line.id
  left join friends on friends.id = line.id
  left join list_members m on m.sign_up = line.id
  left join refused on refused.sign_up = line.id`;
