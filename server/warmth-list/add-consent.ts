import { currentWording } from "#content/consent-wording.ts";
import type { Database } from "#server/platform/database/open.ts";

type Consent = {
  signUp: string;
  act: "confirmed" | "changed" | "left";
  wording?: string | undefined;
  choices: { terms: boolean; marketing: boolean };
  source: string;
  at: Date;
};

/**
 * Writes down who agreed to which words, or took it back, when and where: the proof, which is only ever added to. Answers its id. That somebody
 * asked is written by `keepSignUps`.
 */
export async function addConsent(db: Database, { signUp, act, wording = currentWording, choices, source, at }: Consent): Promise<string> {
  const row = { sign_up: signUp, act, wording, choices: JSON.stringify(choices), source, at };
  const { id } = await db.insertInto("consents").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}
