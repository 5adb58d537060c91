import type { Session } from "#server/adapters/payments/local/read-session.ts";

export const cardPath = ({ id }: Pick<Session, "id">) => `/card/${id}`;

/** Where a bank that takes its time is told how it ends. */
export const bankPath = ({ id }: Pick<Session, "id">) => `${cardPath({ id })}/bank`;

/** The shop's own page for a buyer who has paid. */
export const successLink = ({ id, success_url }: Pick<Session, "id" | "success_url">) => success_url.replaceAll("{SESSION}", id);
