import type { Passage } from "#content/assistant/passage.ts";
import { checkClaims } from "#content/check-claims.ts";
import { mostOwnerAnswers, type OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Time } from "#server/platform/database/tables.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** What the owner taught the assistants, until it stands in content/knowledge. */
    owner_answers: { id: string; question: string; answer: string; at: Time };
  }
}

type Needs = { db: Database; now: () => Date };
/** Characters of an answer: a passage is short. */
const longest = { question: 200, answer: 600 };

const rowsOf = (db: Database) => db.selectFrom("owner_answers").selectAll().orderBy("at", "desc").orderBy("id").limit(mostOwnerAnswers).execute();

/** The owner's answers as passages: the assistants know them at once. */
export async function readDrafts(db: Database): Promise<Passage[]> {
  const rows = await rowsOf(db);
  return rows.map(({ id, question, answer }) => ({
    id: `owner/${id}`,
    text: answer,
    sources: [{ title: "The owner’s answer", path: "/contact" }],
    asks: [question],
    yes: [],
    no: [],
  }));
}

export function listOwnerAnswers({ db }: Needs): OperatorBackend["listOwnerAnswers"] {
  return () => rowsOf(db);
}

/** Keeps an answer that the assistants give from now on; the same question again replaces it. Refuses what the register of claims doesn't hold. */
export function teachAssistants({ db, now }: Needs): OperatorBackend["teachAssistants"] {
  return async ({ question, answer }) => {
    const [asked, said] = [question.trim(), answer.trim().replaceAll(/\s+/g, " ")];
    if (!asked || asked.length > longest.question)
      throw new Failure("invalid", { message: `Please write a question of at most ${longest.question} characters.` });
    if (!said || said.length > longest.answer) throw new Failure("invalid", { message: `Please write an answer of at most ${longest.answer} characters.` });
    const complaints = checkClaims(said);
    if (complaints.length > 0)
      throw new Failure("invalid", {
        message: `The register of claims has no “${complaints.map(({ words }) => words).join("”, “")}”: please say it otherwise.`,
      });
    const id = repeatableId("owner-answer", asked.toLowerCase());
    const row = { question: asked, answer: said, at: now() };
    await db
      .insertInto("owner_answers")
      .values({ id, ...row })
      .onConflict((same) => same.column("id").doUpdateSet(row))
      .execute();
    return id;
  };
}

/** Takes an answer back. Safe to repeat. */
export function forgetOwnerAnswer({ db }: Needs): OperatorBackend["forgetOwnerAnswer"] {
  return async (id) => {
    await db.deleteFrom("owner_answers").where("id", "=", id).execute();
  };
}
