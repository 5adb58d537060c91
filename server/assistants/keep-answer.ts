import { randomUUID } from "node:crypto";
import { keepingWords } from "#content/assistant/words.ts";
import type { Answered } from "#server/assistants/create-answer.ts";
import type { Question } from "#server/assistants/create-decide-for.ts";
import type { Database } from "#server/db/open.ts";

type ToKeep = { asked: Question; answered: Answered; conversation: string | undefined; wording: string | undefined; at: Date };

/** Counts an answer, and keeps its words where somebody agreed to that: by words of ours, which are known by their version. */
export async function keepAnswer(db: Database, { asked, answered, conversation = randomUUID(), wording, at }: ToKeep) {
  const id = randomUUID();
  const agreed = wording !== undefined && Object.hasOwn(keepingWords, wording);
  await db
    .insertInto("answers")
    .values({
      id,
      conversation,
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
    .execute();
  return { answer: id, conversation };
}
