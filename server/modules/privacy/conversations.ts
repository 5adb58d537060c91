import { type Selectable, sql } from "kysely";
import { addressesIn } from "#server/modules/privacy/addresses.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";

type Kept = Pick<Selectable<Tables["answers"]>, "id" | "conversation" | "assistant" | "question" | "reply" | "thumb" | "at">;
/** `emptied`: its words were kept and have been erased since. */
type Turn = Kept & { emptied: boolean };

/** The turns of one conversation that are known to be this person's. */
function turnsOf(turns: readonly Turn[], email: string): Turn[] {
  const named = turns.map((turn) => ({ turn, addresses: addressesIn(turn.question ?? "") }));
  const mine = named.filter(({ addresses }) => addresses.has(email)).map(({ turn }) => turn);
  // If another address was written too, nobody can tell whose the other turns are.
  const alone = named.every(({ turn, addresses }) => !turn.emptied && [...addresses].every((address) => address === email));
  return mine.length > 0 && alone ? [...turns] : mine;
}

/** Assistant conversations in which this person wrote their address: nothing else links one to a person. Replies don't count. Oldest turn first. */
export async function findTurns(db: Database, { email, before = null }: { email: string; before?: Date | null }): Promise<Turn[][]> {
  // The database narrows it down; turnsOf drops addresses that only contain this one.
  const { rows } = await sql<Turn>`
    select id, conversation, assistant, question, reply, thumb, at, (wording is not null and question is null) as emptied from answers
    where conversation in (select conversation from answers where strpos(lower(question), ${email}) > 0)
      and (${before}::timestamptz is null or at <= ${before}) order by conversation, at, id`.execute(db);
  return [...Map.groupBy(rows, ({ conversation }) => conversation).values()].map((turns) => turnsOf(turns, email)).filter((turns) => turns.length > 0);
}
