import { brand } from "#content/brand.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { sanitiseLines } from "#contracts/fields.ts";
import { detailsOf } from "#server/correspondence/details-of.ts";
import { type LetterNeeds, takeLetter } from "#server/correspondence/take-letter.ts";
import type { Database } from "#server/platform/database/open.ts";

type Turn = { role: "user" | "assistant"; content: string };

const names: Record<AssistantName, string> = { product: `${brand.name} Assistant`, dermaflo: `${brand.technology} AI Assistant` };
/** Characters of a conversation that are sent: its end is what matters. */
const most = 12_000;

/** As our own record has it; null where nobody agreed that it is kept. */
async function readRecord(db: Database, conversation: string | undefined): Promise<string | null> {
  if (!conversation) return null;
  const rows = await db
    .selectFrom("answers")
    .select(["question", "reply"])
    .where("conversation", "=", conversation)
    .where("question", "is not", null)
    .orderBy("at")
    .limit(100)
    .execute();
  return rows.length > 0 ? rows.map(({ question, reply }) => `Visitor: ${question}\nAssistant: ${reply}`).join("\n\n") : null;
}

/** What a browser says that the assistant said, anyone could have written: only the visitor's own words are taken from it. */
const ownWords = (messages: readonly Turn[]) =>
  messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => `Visitor: ${sanitiseLines(content)}`)
    .join("\n\n");

/** A letter to the owner with the conversation in it, answered like every other. */
export function talkToPerson(needs: LetterNeeds): Backend["talkToPerson"] {
  const take = takeLetter(needs);
  return async ({ assistant, email, name = "Not given", note, messages, conversation, trap }, caller) => {
    const said = ((await readRecord(needs.db, conversation)) ?? ownWords(messages)).slice(-most);
    if (!said && !note) throw new Failure("invalid", { fields: { note: "Please write your message" } });
    const details = detailsOf({ topic: `the ${names[assistant]}`, message: note, conversation: said });
    return take({ kind: "contact", name, email, details, suspect: Boolean(trap) }, caller);
  };
}
