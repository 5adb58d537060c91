import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";

/** Nothing ties a conversation to a person but their own words: where they wrote their address into one, its words go. */
export const eraseAnswers = (tx: Database, { email, before }: Erasing) =>
  sql`
    update answers set question = null, reply = null where at <= ${before} and conversation in (
      select conversation from answers where at <= ${before} and strpos(lower(concat_ws(' ', question, reply)), ${email}) > 0)`.execute(tx);
