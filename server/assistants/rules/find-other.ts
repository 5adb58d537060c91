import { declinedWords, insults, othersWords, smallTalk } from "#content/assistant/declined-words.ts";
import type { SocialKind } from "#content/assistant/fixed-answers.ts";

/** What a message is, where it is no question that our content could answer. `plain` is in plain words. */
export function findOther(plain: string): { outcome: "declined"; others: boolean } | { outcome: "social"; kind: SocialKind } | null {
  if (othersWords.some((pattern) => pattern.test(plain))) return { outcome: "declined", others: true };
  if (declinedWords.some((pattern) => pattern.test(plain))) return { outcome: "declined", others: false };
  if (plain === "") return { outcome: "social", kind: "more" };
  const said = smallTalk.find(([, pattern]) => pattern.test(plain));
  if (said) return { outcome: "social", kind: said[0] };
  return insults.test(plain) ? { outcome: "social", kind: "sorry" } : null;
}
