export type OutgoingMail = {
  /** The same key is delivered once by an adapter that can tell, and carries the same Message-ID by one that cannot. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Such as List-Unsubscribe. */
  headers?: Record<string, string>;
};

/** Takes a mail or throws: MailRefused where the address takes none, anything else where the caller's job is to try again. */
export type MailCarrier = { send(mail: OutgoingMail): Promise<void> };
