import { selectLetters } from "#server/correspondence/select-letters.ts";
import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import { letterReceived } from "#server/mails/letter-received.ts";
import type { LetterMail } from "#server/mails/mails.ts";

/** null when the letter has been erased since. */
export async function composeLetterMail({ db, config }: ComposeNeeds, { about }: LetterMail): Promise<Composed | null> {
  const letter = await selectLetters(db).where("id", "=", about).executeTakeFirst();
  return letter ? { to: letter.email, letter: letterReceived(letter, config.PUBLIC_ORIGIN) } : null;
}
