import { type RawBuilder, sql } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import { signUpMails } from "#server/rights/sign-up-mails.ts";
import { friendCount, isFriend, placeOf } from "#server/warmth-list/place-rule.ts";

/** What the list's home says of people whom nobody may, or can, write to. */
const outOfReach: ListOutcome[] = ["bounced", "barred", "left", "forgotten"];

export type InLine = {
  id: string;
  confirmed_at: Date;
  place: string;
  elsewhere: boolean;
  ordered: boolean;
  unreachable: boolean;
};

/** Everybody on the list, with their place as `findPlace` counts it, and what speaks against writing to them. */
export const inLine: RawBuilder<InLine> = sql`
  with line as (
    select id, email, country, confirmed_at, row_number() over (order by confirmed_at, id) as number from sign_ups where status = 'confirmed'),
  friends as (
    select me.id, ${friendCount} as friends from sign_ups f join sign_ups me on ${isFriend} group by me.id),
  refused as (
    select c.sign_up, max(b.at) as at from bounces b join consents c on c.id = case when b.mail = any(${signUpMails}::text[]) then b.about::bigint end
    group by c.sign_up)
  select line.id, line.confirmed_at, ${placeOf(sql`line.number`, sql`coalesce(friends.friends, 0)`)} as place,
    not line.country = any(${[...catalogue.tube.shipsTo]}::text[]) as elsewhere,
    line.email in (select lower(email) from orders where paid_at is not null and email is not null) as ordered,
    coalesce(m.outcome = any(${outOfReach}::text[]), false) or coalesce(refused.at > line.confirmed_at, false) as unreachable
  from line
  left join friends on friends.id = line.id
  left join list_members m on m.sign_up = line.id
  left join refused on refused.sign_up = line.id
  where exists (select from consents where sign_up = line.id and act = 'confirmed')`;
