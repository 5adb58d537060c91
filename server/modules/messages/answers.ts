import { randomUUID } from "node:crypto";
import { type Generated, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import * as v from "valibot";
import { type OperatorBackend, pageSize } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type MessageAnswer, type MessageLine, messageReference, shownMessages, unnamed } from "#contracts/message.ts";
import { messageAnswer, notedRequestBy, readGiven } from "#contracts/operator-forms.ts";
import { mayDo } from "#contracts/rights.ts";
import { roles } from "#contracts/sign-in.ts";
import { clockDays, detailsOf, type EnquiryFacts, erasedSender, factsOf, saveEnquiry, selectEnquiries, titleOf } from "#server/modules/messages/enquiries.ts";
import { eraseMessages, selectSent } from "#server/modules/privacy/erase-from-database.ts";
import { type Database, escapeLike } from "#server/platform/database/open.ts";
import type { Time } from "#server/platform/database/tables.ts";
import { addDays, londonDay } from "#server/platform/dates.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** Who wrote it stands in the audit, of which an answer has its line. `quotes`: whether its mail quotes what it answers. */
    message_answers: { id: string; message_id: string; words: string; at: Time; quotes: Generated<boolean> };
  }
}

const isSerious = sql<boolean>`(details ->> 'severity') is not distinct from 'serious'`;
const daysFor = sql`case kind when 'privacy' then ${clockDays.privacy}::int when 'cancellation' then ${clockDays.cancellation}::int end`;
const isRequest = sql<boolean>`details ? 'request'`;
/** The law counts days, of London, whatever the clocks do meanwhile; of a request a month, from the day it was made. */
const due = sql<string | null>`case when ${isRequest} then ((details ->> 'asked')::date + interval '1 month')::date
  else (at at time zone 'Europe/London')::date + ${daysFor} end::text`;
/** Those that wait, one after another, each with a place of its own. */
const urgency = sql`suspect, not ${isSerious}, coalesce(${due}, 'never'), at, id`;
/** When a message was closed; of an open one, when it came. */
const newest = sql<Date>`coalesce(answered_at, at)`;

const isAnswered = sql<boolean>`exists (select from message_answers where message_id = messages.id)`;

const answering = roles.filter((role) => mayDo(role, "answerMessage"));
/** Those who have come in, and may answer. Whoever may no longer is shown with no message, and has theirs again if their role comes back. */
const selectTeam = (db: Database) =>
  db
    .selectFrom("operator_people as person")
    .select(["person.id", "person.name"])
    .where("person.email_verified", "=", true)
    .where("person.role", "in", answering)
    .orderBy("person.name")
    .orderBy("person.id");

const selectLines = (db: Database) =>
  selectEnquiries(db)
    .select(["id", isSerious.as("isSerious"), isRequest.as("isRequest"), due.as("due"), isAnswered.as("isAnswered")])
    .select(jsonObjectFrom(selectTeam(db).where("person.id", "=", sql.ref<string>("messages.assignee"))).as("assignee"));

const showLine = (message: EnquiryFacts & Pick<MessageLine, "isSerious" | "isRequest" | "due" | "isAnswered" | "assignee">): MessageLine => {
  const { reference, kind, name, email, suspect, at, answeredAt: closedAt, isSerious, isRequest, due, isAnswered, assignee } = message;
  const stands = { isSerious, isRequest, due, at, isAnswered, closedAt, assignee };
  return { reference, kind, title: titleOf(message), name, email, facts: factsOf(message), suspect, ...stands };
};

const notThere = () => new Failure("not-found", { message: "There's no such message." });

/** Its row, kept from others until the transaction ends: the same answer sent twice at once is looked for once it's there. */
async function lockMessage(tx: Database, reference: string) {
  const found = tx.selectFrom("messages").select(["id", "email", "answered_at", "suspect"]).where("reference", "=", reference).forUpdate();
  const message = v.is(messageReference, reference) && (await found.executeTakeFirst());
  if (!message) throw notThere();
  return message;
}

/** Each with how its mail fares. Of one that went out more than 30 days ago the queue knows nothing any more; one that was given up is among its dead for longer. */
async function readAnswers(db: Database, message: string): Promise<MessageAnswer[]> {
  const { rows } = await sql<MessageAnswer>`
    select words, at, case when exists (select from bounces where key = 'message-answer:' || a.id) then 'refused' else coalesce((
        select case when name = 'dead' or state = 'failed' then 'failed' when state = 'completed' then 'sent' else 'waiting' end from pgboss.job
        where name in ('send-mail', 'dead') and data ->> 'key' = 'message-answer:' || a.id order by name desc, created_on desc limit 1), 'sent') end as mail
    from message_answers a where message_id = ${message} order by at, id`.execute(db);
  return rows;
}

/** Those of the same person, and the one that the message names, whoever's that is. */
const readOrders = (db: Database, { email, details, answeredAt }: Pick<EnquiryFacts, "email" | "details" | "answeredAt">) =>
  db
    .selectFrom("orders")
    .select(["reference", "status", sql<boolean>`lower(email) is not distinct from ${email}`.as("isTheirs")])
    .select(sql<boolean>`exists (select from order_history where order_id = orders.id and status = 'refunded' and at = ${answeredAt})`.as("closedIt"))
    .where(({ eb, or }) => or([eb(sql`lower(email)`, "=", email), eb("reference", "=", details.order ?? "")]))
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();

export function messageActions({ db, now, sendJob }: Pick<PlatformNeeds, "db" | "now" | "sendJob">) {
  /** Safe to repeat. */
  const setClosed = (reference: string, closed: Date | null) =>
    db.transaction().execute(async (tx) => {
      const { id, answered_at } = await lockMessage(tx, reference);
      if ((answered_at === null) !== (closed === null)) await tx.updateTable("messages").set({ answered_at: closed }).where("id", "=", id).execute();
    });

  return {
    async listMessages({ closed = false, search = "", from, after, assignee } = {}) {
      const part = `%${escapeLike(search.trim())}%`;
      const isFound = sql<boolean>`concat_ws(' ', reference, replace(reference, '-', ''), name, email) ilike ${part}`;
      const wanted =
        closed || part !== "%%"
          ? selectLines(db)
              .where(part === "%%" ? sql<boolean>`answered_at is not null` : isFound)
              .$if(from !== undefined, (messages) => messages.where(newest, "<", from as Date))
              .orderBy(newest, "desc")
              // As of orders: those of one millisecond stay on one page.
              .fetch(pageSize, "with ties")
          : selectLines(db)
              .where("answered_at", "is", null)
              .$if(assignee !== undefined, (messages) => messages.where("assignee", "=", assignee ?? null))
              // It may have been closed since, and still has its place; erased, it has none, and they come from the first on.
              .$if(after !== undefined, (messages) =>
                messages.where(sql<boolean>`coalesce((${urgency}) > (select ${urgency} from messages where reference = ${after}), true)`),
              )
              .orderBy(urgency)
              .limit(shownMessages + 1);
      return (await wanted.execute()).map(showLine);
    },

    async readOpenMessages() {
      const { open } = await db.selectFrom("messages").select(sql<number>`count(*)::int`.as("open")).where("answered_at", "is", null).executeTakeFirstOrThrow();
      return open;
    },

    async readMessage(reference) {
      const message = v.is(messageReference, reference) && (await selectLines(db).where("reference", "=", reference).executeTakeFirst());
      if (!message) throw notThere();
      const isErased = message.email === erasedSender.email;
      return {
        ...showLine(message),
        isErased,
        team: await selectTeam(db).execute(),
        answers: await readAnswers(db, message.id),
        orders: await readOrders(db, message),
      };
    },

    async noteRequest(asked) {
      const { email, wish, ...day } = readGiven(
        notedRequestBy(() => londonDay(now())),
        asked,
      );
      const details = detailsOf({ request: wish, ...day });
      const { reference, isNew } = await saveEnquiry(db, { kind: "privacy", name: unnamed, email, details, suspect: false }, now());
      return { reference, isNew };
    },

    deleteMessage: (reference) =>
      db.transaction().execute(async (tx) => {
        const { id } = await lockMessage(tx, reference);
        await sql`
          with subjects as (select ${id} as about union select id::text from message_answers where message_id = ${id}::uuid),
            gone as (delete from bounces where about in (select about from subjects))
          delete from mailbox where split_part(key, ':', 2) in (select about from subjects)`.execute(tx);
        await eraseMessages(tx, await selectSent(tx).where("id", "=", id).execute());
      }),

    async answerMessage(reference, typed, closes) {
      const { answer: words } = readGiven(messageAnswer, { answer: typed });
      await db.transaction().execute(async (tx) => {
        const { id, email, answered_at, suspect } = await lockMessage(tx, reference);
        if (email === erasedSender.email) {
          const message = "The sender has had their data deleted, so you can't reply. Nothing was sent.";
          throw new Failure("conflict", { message, fields: { answer: message } });
        }
        const ofDay = (await readAnswers(tx, id)).filter(({ at }) => at > addDays(now(), -1));
        // Pressed again, because the answer was lost or the finger quick: it's here, and mailed once. One whose mail failed is sent anew.
        if (!ofDay.some((one) => one.words === words && (one.mail === "sent" || one.mail === "waiting"))) {
          const answer = { id: randomUUID(), message_id: id, words, at: now(), quotes: !suspect };
          await tx.insertInto("message_answers").values(answer).execute();
          await sendMail(tx, sendJob, "message-answer", answer.id);
        }
        // Whoever is answered is no machine.
        const facts = { suspect: false, ...(closes && !answered_at && { answered_at: now() }) };
        await tx.updateTable("messages").set(facts).where("id", "=", id).execute();
      });
    },

    assignMessage: (reference, person) =>
      db.transaction().execute(async (tx) => {
        const { id } = await lockMessage(tx, reference);
        const team = await selectTeam(tx).execute();
        if (person !== null && !team.some(({ id }) => id === person))
          throw new Failure("conflict", { message: "They can't answer messages any more. Please choose somebody else." });
        await tx.updateTable("messages").set({ assignee: person }).where("id", "=", id).execute();
      }),

    closeMessage: (reference) => setClosed(reference, now()),
    reopenMessage: (reference) => setClosed(reference, null),
  } satisfies Partial<OperatorBackend>;
}
