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

/** Takes a mail or throws; the caller's job tries again. */
export type MailCarrier = { send(mail: OutgoingMail): Promise<void> };
