/** The receiving side will never take mail for this address. Trying again would only harm our name with it. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  /** SMTP's reply code, 500 to 599. */
  readonly code: number;
  /** Without the reply's words: they name the address. */
  constructor(code: number) {
    super(`the address was refused (${code})`);
    this.code = code;
  }
}
