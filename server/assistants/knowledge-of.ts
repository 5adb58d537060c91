import type { Passage } from "#content/assistant/passage.ts";
import type { AssistantName } from "#contracts/assistant.ts";

/** What an assistant knows: what is its own first, and then what both know. */
export function knowledgeOf(assistant: AssistantName, passages: readonly Passage[]): readonly Passage[] {
  const own = passages.filter(({ only }) => only === assistant);
  const replaced = new Set(own.flatMap(({ insteadOf = [] }) => insteadOf));
  return [...own, ...passages.filter(({ only, id }) => only === undefined && !replaced.has(id))];
}
