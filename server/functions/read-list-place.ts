import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { ListLinks } from "#server/warmth-list/list-links.ts";
import { lostLink } from "#server/warmth-list/lost-link.ts";
import { maskAddress } from "#server/warmth-list/mask-address.ts";
import { readLeft } from "#server/warmth-list/read-left.ts";

const states = { confirmed: "on", pending: "asked", unsubscribed: "left" } as const;

/** Only looks: scanners open every link in a mail. */
export function readListPlace({ db, listLinks }: { db: Database; listLinks: ListLinks }): (token: string) => ReturnType<Backend["readListPlace"]> {
  return async (token) => {
    const id = listLinks.read(token);
    const person = id && (await db.selectFrom("sign_ups").selectAll().where("id", "=", id).executeTakeFirst());
    if (!person) throw new Failure("not-found", { message: lostLink });
    const { status, email, name, country, marketing, referral_code, referred_by, created_at, confirmed_at } = person;
    return {
      state: states[status],
      address: maskAddress(email),
      name,
      country,
      marketing,
      code: referral_code,
      byFriend: referred_by !== null,
      joinedAt: created_at,
      confirmedAt: confirmed_at,
      leftAt: await readLeft(db, person.id),
    };
  };
}
