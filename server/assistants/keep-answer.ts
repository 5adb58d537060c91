import { keepingWords } from "#content/assistant/words.ts";
import type { Answered } from "#server/assistants/create-answer.ts";
import type { Question } from "#server/assistants/create-decide-for.ts";
import type { Database } from "#server/platform/database/open.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";

type ToKeep = {
  asked: Question;
  answered: Answered;
  conversation: string | undefined;
  wording: string | undefined;
  /** The question's idempotency key. */
  intent: string | undefined;
  at: Date;
};

/** Counts an answer once, however often its question is sent, and keeps its words where somebody agreed to that: by words of ours, which are known by their version. */
export async function keepAnswer(db: Database, { asked, answered, conversation, wording, intent, at }: ToKeep) {
  const id = repeatableId(intent, asked.assistant, asked.question);
  const ids = { answer: id, conversation: conversation ?? repeatableId(intent, "conversation") };
  const agreed = wording !== undefined && Object.hasOwn(keepingWords, wording);
  await db
    .insertInto("answers")
    .values({
      id,
      conversation: ids.conversation,
      assistant: asked.assistant,
      outcome: answered.outcome,
      passages: answered.passages.map((passage) => passage.id),
      worded_by: answered.wordedBy,
      wording: agreed ? wording : null,
      question: agreed ? asked.question : null,
      reply: agreed ? answered.reply : null,
      thumb: null,
      at,
    })
    .onConflict((same) => same.column("id").doNothing())
    .execute();
  return ids;
}
