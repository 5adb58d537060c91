import { sql } from "kysely";

export type Run = { number: number; started_at: Date };

/** Of the line as `p`, whom one may write to. */
export const mayBeWritten = sql<boolean>`(not elsewhere and not ordered and not unreachable)`;

/** Of the line as `p`, whom that run has yet to write to: those who were on the list as it began. */
export const owedBy = ({ number, started_at }: Run) =>
  sql<boolean>`(${mayBeWritten} and confirmed_at <= ${started_at} and not exists (select from opening_mails o where o.opening = ${number} and o.sign_up = p.id))`;
