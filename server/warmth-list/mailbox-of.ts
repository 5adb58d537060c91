import { type RawBuilder, sql } from "kysely";

/** The mailbox behind an address: what follows a plus does not count, nor do Gmail's dots. One person's second spelling is no friend of theirs. */
export function mailboxOf(email: RawBuilder<string>): RawBuilder<string> {
  const domain = sql<string>`split_part(${email}, '@', 2)`;
  const name = sql<string>`split_part(split_part(${email}, '@', 1), '+', 1)`;
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end`;
}
