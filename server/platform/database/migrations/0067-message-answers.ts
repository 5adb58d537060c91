import { type Kysely, sql } from "kysely";

/** What the shop answered a message. An answer is never changed, for it's what was mailed; it goes with its message. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table message_answers (
      id uuid primary key,
      message_id uuid not null references messages on delete cascade,
      words text not null,
      at timestamptz not null
    );
    create index message_answers_message on message_answers (message_id, at);
    create function refuse_answer_change() returns trigger language plpgsql as $body$
    begin
      raise exception '% is append-only', tg_table_name;
    end
    $body$;
    create trigger append_only before update on message_answers
      for each row execute function refuse_answer_change();
  `.execute(db);
}
