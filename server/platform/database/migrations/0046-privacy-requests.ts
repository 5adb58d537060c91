import { type Kysely, sql } from "kysely";

/** The views serve the version before, and go with the next release. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table data_requests rename to privacy_requests;
    alter table privacy_requests rename column wish to kind;
    create view data_requests as select id, email, kind as wish, asked_at from privacy_requests;

    alter table erasure_steps rename to erasure_tasks;
    alter table erasure_tasks rename column tries to attempts;
    alter table erasure_tasks
      drop constraint erasure_steps_outcome_check,
      add constraint erasure_tasks_outcome_check check (outcome in ('forgotten', 'by-hand', 'done-by-hand', 'rejoined', 'back'));
    update erasure_tasks set outcome = 'rejoined' where outcome = 'back';
    create view erasure_steps as select erasure, holder, vendor, subject, attempts as tries, outcome, settled_at from erasure_tasks;

    alter table kept_labels rename to label_files;
    create view kept_labels as select shipment_id, pdf, at from label_files;
  `.execute(db);
}
