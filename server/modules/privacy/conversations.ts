import { type Selectable, sql } from "kysely";
import { addressesIn } from "#server/modules/privacy/addresses.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";

type Kept = Pick<Selectable<Tables["answers"]>, "id" | "conversation" | "assistant" | "question" | "reply" | "thumb" | "at">;
/** `emptied`: words that were kept once, and were erased since. */
type Turn = Kept & { emptied: boolean };

/** Of one conversation the turns that are known to be theirs. */
function turnsOf(turns: readonly Turn[], email: string): Turn[] {
  const named = turns.map((turn) => ({ turn, addresses: addressesIn(turn.question ?? "") }));
  const mine = named.filter(({ addresses }) => addresses.has(email)).map(({ turn }) => turn);
  // Where another address was written too, nobody can tell whose the rest is.
  const alone = named.every(({ turn, addresses }) => !turn.emptied && [...addresses].every((address) => address === email));
  return mine.length > 0 && alone ? [...turns] : mine;
}

/**
 * Conversations with an assistant in which somebody wrote their address, whole: nothing else ties one to a person. What an assistant said names
 * others, so a reply counts for nothing. Oldest turn first.
 */
export async function findTurns(db: Database, { email, before = null }: { email: string; before?: Date | null }): Promise<Turn[][]> {
  // Quicker than reading all of them; whether the address is a part of another is told from the words.
  const { rows } = await sql<Turn>`
    select id, conversation, assistant, question, reply, thumb, at, (wording is not null and question is null) as emptied from answers
    where conversation in (select conversation from answers where strpos(lower(question), ${email}) > 0)
      and (${before}::timestamptz is null or at <= ${before}) order by conversation, at, id`.execute(db);
  return [...Map.groupBy(rows, ({ conversation }) => conversation).values()].map((turns) => turnsOf(turns, email)).filter((turns) => turns.length > 0);
}
