import type { Session } from "#server/adapters/payments/local/read-session.ts";

export const cardPath = ({ id }: Pick<Session, "id">) => `/card/${id}`;

/** Where the card is sent to: an address of its own, so that a browser that loses the answer still has the filled-in page behind it. */
export const payPath = ({ id }: Pick<Session, "id">) => `${cardPath({ id })}/pay`;

/** Where a bank that takes its time is told how it ends. */
export const bankPath = ({ id }: Pick<Session, "id">) => `${cardPath({ id })}/bank`;

/** The shop's own page for a buyer who has paid. */
export const successLink = ({ id, success_url }: Pick<Session, "id" | "success_url">) => success_url.replaceAll("{SESSION}", id);
