/** A vendor timed out, refused the connection or answered nonsense: whether it acted is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
  constructor(vendor: string, cause?: unknown) {
    super(`${vendor} did not answer`, { cause });
  }
}

/** For a promise's catch: where the vendor is away there's no answer. Anything else is thrown on. */
export function noneWhenAway(error: unknown): undefined {
  if (!(error instanceof ProviderUnavailable)) throw error;
}

/** A vendor turns away our key, or knows nothing of what the settings name: trying again changes nothing until the owner mends it. */
export class AccountRefused extends Error {
  override readonly name = "AccountRefused";
  constructor(vendor: string, status: number) {
    super(`${vendor} refuses our account or list: status ${status}`);
  }
}

/** The receiving side will never take mail for this address. Trying again would only harm our name with it. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  readonly code: number;
  /** Without the reply's words: they name the address. */
  constructor(code: number) {
    super(`the address was refused (${code})`);
    this.code = code;
  }
}

/** The card provider understood, and said no: asking again changes nothing. */
export class PaymentsRefused extends Error {
  override readonly name: string = "PaymentsRefused";
}

/** What became of asking a vendor to forget somebody. by-hand: it offers no way to be asked, so the owner must see to it. */
export type Forgotten = "forgotten" | "by-hand";
