/** The card provider understood, and said no: asking again changes nothing. */
export class PaymentsRefused extends Error {
  override readonly name: string = "PaymentsRefused";
}
