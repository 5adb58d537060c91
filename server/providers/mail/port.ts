import { createHash } from "node:crypto";

export type OutgoingMail = {
  /** The same key is delivered once by an adapter that can tell, and carries the same Message-ID by one that cannot. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Keys of the mails that it follows, the oldest first, by which a customer's program shows one conversation. */
  thread?: readonly string[];
};

/** Takes a mail or throws: MailRefused where the address takes none, anything else where the caller's job is to try again. */
export type MailCarrier = { send(mail: OutgoingMail): Promise<void> };

const domainOf = (from: string) => /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";

/** The same for the same key, and it tells nothing of it. */
export const messageIdOf = (key: string, from: string) => `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domainOf(from)}>`;
