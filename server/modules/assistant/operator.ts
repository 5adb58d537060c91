import { type Generated, type RawBuilder, sql } from "kysely";
import type { Passage } from "#content/assistant/passage.ts";
import { refuseClaims } from "#content/check-claims.ts";
import { promiseOf } from "#content/delivery-promise.ts";
import { anchorOf, faq, nameFacts } from "#content/site/faq.ts";
import { faqSubjects } from "#content/site/faq-subjects.ts";
import { assistantNames } from "#contracts/assistant.ts";
import { mostOwnerAnswers, type OpenQuestion, type OperatorBackend, shownQuestions } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { longestTaught as longest, undoMinutes } from "#contracts/operator-forms.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { priceNow } from "#server/modules/orders/prices.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Time } from "#server/platform/database/tables.ts";
import { addDays, addMinutes, londonDay } from "#server/platform/dates.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";
import type { Config } from "#server/providers/settings.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** What the owner taught the assistants, and wrote on the page of questions. */
    owner_answers: { id: string; question: string; answer: string; place: string | null; follows: Generated<boolean>; at: Time };
  }
}

/** The same question again is the same answer's. */
export const ownerAnswerId = (question: string) => repeatableId("owner-answer", question.trim().toLowerCase());

const rowsOf = (db: Database) =>
  db.selectFrom("owner_answers").selectAll().orderBy(sql`place is null`).orderBy("at", "desc").orderBy("id").limit(mostOwnerAnswers).execute();

/** What the audit says of one; null where it's none, or gone. */
export async function lookAtAnswer(db: Database, id: string | null): Promise<string | null> {
  const row = await db.selectFrom("owner_answers").select(["answer", "place"]).where("id", "=", id).executeTakeFirst();
  const said = row?.answer.replaceAll(/\$(?:price|pounds)\b/g, "(the price)").replaceAll("$dispatch", "(the dispatch date)");
  return said === undefined ? null : row?.place ? `${said} (on the questions page)` : said;
}

/** The questions of the page, by their place. */
const questions = new Map(faq("").map(({ id, question }) => [id, question]));
/** Where each of them stands, by the id that an answer to it has. */
const places = new Map([...questions].map(([place, question]) => [ownerAnswerId(question), place]));

/** The owner's answers as passages: the assistants know them at once. One in another's place has that one's name, and is found as it was. */
export async function readDrafts(db: Database): Promise<Passage[]> {
  const rows = await rowsOf(db);
  return rows.map(({ id, question, answer, place }) => {
    const instead = place !== null && questions.has(place);
    const page = instead ? `/faq#${place}` : place && `/faq#${anchorOf({ id })}`;
    return {
      id: instead ? `faq/${place}` : `owner/${id}`,
      text: answer,
      // What stands on no page leads to whom one may ask for more.
      sources: [page ? { title: question, path: page } : { title: "Get in Contact", path: "/contact" }],
      asks: [question],
      yes: [],
      no: [],
    };
  });
}

/** Takes over what stands on the page of questions, which is served from memory, the oldest first. */
export async function followAnswers({ db, config }: { db: Database; config: Pick<Config, "answers"> }): Promise<void> {
  const rows = await rowsOf(db);
  config.answers = rows.flatMap(({ id, place, question, answer }) => (place ? { id, place, question, answer } : [])).reverse();
}

/** Questions that come to the same: letter case, signs and spaces apart. */
const sameAs = (words: RawBuilder<unknown>) => sql<string>`trim(regexp_replace(lower(${words}), '[^a-z0-9]+', ' ', 'g'))`;
const same = sameAs(sql.ref("answers.question"));
/** Not known, or of no help; a greeting or thanks asks for nothing that could be taught. */
const unanswered = sql<boolean>`(answers.outcome = 'unknown' or (answers.outcome <> 'social' and answers.thumb in ('down', 'else')))`;
/** And nobody has put it away. */
const isOpen = sql<boolean>`${unanswered} and answers.put_away_at is null`;
/** Or somebody just has. */
const isOpenOrAwaySince = (since: Date) => sql<boolean>`${unanswered} and (answers.put_away_at is null or answers.put_away_at >= ${since})`;

const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
const nothing = { answers: 0, unanswered: 0, careful: 0, up: 0, down: 0, byVendor: 0 };

/** Those of one question; what nobody agreed to keep has no words, and is one group. */
const askedAs = (question: string | null) => (question === null ? sql<boolean>`question is null` : sql<boolean>`${same} = ${sameAs(sql`${question}::text`)}`);

export function assistantActions({ db, config, now }: ModuleNeeds) {
  /** After that a question that was put away is listed no more. */
  const justNow = () => addMinutes(now(), -undoMinutes);

  return {
    listOwnerAnswers: () => rowsOf(db),

    /** The same question again replaces its answer. Refuses what the register of claims doesn't hold. */
    async teachAssistants({ question, answer, place: given, follows = true }) {
      const known = ownerAnswerId(question);
      const stands = await db.selectFrom("owner_answers").select("place").where("id", "=", known).executeTakeFirst();
      const place = places.get(known) ?? (given === undefined ? (stands?.place ?? null) : given);
      const ofPage = place === null ? undefined : questions.get(place);
      if (place && !ofPage && !faqSubjects.some(({ id }) => id === place)) throw new Failure("invalid", { message: "Please choose where it's shown." });
      const [asked, said] = [(ofPage ?? question).trim(), answer.trim().replaceAll(/\s+/g, " ")];
      if (!asked || asked.length > longest.question)
        throw new Failure("invalid", { message: `Please write a question of at most ${longest.question} characters.` });
      if (!said || said.length > longest.answer) throw new Failure("invalid", { message: `Please write an answer of at most ${longest.answer} characters.` });
      // What's asked is said by whoever answers it, unless with no, or with whom to ask.
      const isSaid = !/^(?:no|not|never)\b|\b(?:pharmacist|doctor|GP|NHS|111|999)\b/i.test(said);
      const inQuestion = isSaid && refuseClaims(asked.replace(/\??$/, "."));
      const refused = refuseClaims(said) ?? (inQuestion && `${inQuestion} It's in the question: begin the answer with “No”, or say to ask a pharmacist or GP.`);
      if (refused) throw new Failure("invalid", { message: refused, fields: { answer: refused } });
      const id = ownerAnswerId(asked);
      const at = now();
      const facts = { ...priceNow(config), ...promiseOf(config.DISPATCH_DATE, londonDay(at)) };
      const row = { question: asked, answer: follows ? nameFacts(said, facts) : said, place, follows, at };
      // A release may have put the page's question in other words.
      if (ofPage) await db.deleteFrom("owner_answers").where("place", "=", place).where("id", "<>", id).execute();
      const written = db.insertInto("owner_answers").values({ id, ...row });
      await written.onConflict((same) => same.column("id").doUpdateSet(row)).execute();
      return id;
    },

    async forgetOwnerAnswer(id) {
      await db.deleteFrom("owner_answers").where(sql`id::text`, "=", id).execute();
    },

    /** What they could not answer, and what did not help, the most asked first: what to write next. */
    async listQuestions(days, { withPutAway = false } = {}) {
      const since = addDays(now(), -days);
      const rows = await db
        .selectFrom("answers")
        .select(({ fn }) => [
          sql<string | null>`(array_agg(question order by at desc))[1]`.as("question"),
          sql<string | null>`(array_agg(reply order by at desc) filter (where thumb = 'down' and question is not null))[1]`.as("reply"),
          sql<OpenQuestion["why"]>`array_agg(distinct coalesce(nullif(thumb, 'up'), 'unknown'))`.as("why"),
          fn.countAll<string>().as("times"),
          fn.max("at").as("last"),
          sql<boolean>`bool_and(put_away_at is not null)`.as("isPutAway"),
        ])
        .where(withPutAway ? isOpenOrAwaySince(justNow()) : isOpen)
        .where("at", ">=", since)
        .groupBy(same)
        // Taught since: it's answered from then on.
        .having(
          sql<boolean>`not exists (select from owner_answers o where ${sameAs(sql.ref("o.question"))} = ${sameAs(sql`min(answers.question)`)} and o.at >= max(answers.at))`,
        )
        .orderBy("times", "desc")
        .orderBy("last", "desc")
        .limit(shownQuestions)
        .execute();
      return rows.map(({ times, ...question }) => ({ ...question, times: Number(times) }));
    },

    async putAwayQuestion(question) {
      const away = await db.updateTable("answers").set({ put_away_at: now() }).where(isOpen).where(askedAs(question)).executeTakeFirst();
      return Number(away.numUpdatedRows);
    },

    async bringBackQuestion(question) {
      const justPutAway = db.updateTable("answers").set({ put_away_at: null }).where("put_away_at", ">=", justNow());
      return Number((await justPutAway.where(askedAs(question)).executeTakeFirst()).numUpdatedRows);
    },

    async readAssistants(days) {
      const rows = await db
        .selectFrom("answers")
        .select([
          "assistant",
          countWhere(sql`true`).as("answers"),
          countWhere(sql`outcome = 'unknown'`).as("unanswered"),
          countWhere(sql`outcome = 'careful'`).as("careful"),
          countWhere(sql`thumb = 'up'`).as("up"),
          countWhere(sql`thumb = 'down'`).as("down"),
          countWhere(sql`worded_by <> 'local'`).as("byVendor"),
        ])
        .where("at", ">=", addDays(now(), -days))
        .groupBy("assistant")
        .execute();
      return assistantNames.map((assistant) => ({ ...nothing, ...rows.find((row) => row.assistant === assistant), assistant }));
    },
  } satisfies Partial<OperatorBackend>;
}
