import { makePassages } from "#content/assistant/make-passages.ts";
import type { Passage, PassageNeeds } from "#content/assistant/passage.ts";

/** Everything that the assistants may say. */
export const readPassages = async (needs: PassageNeeds): Promise<readonly Passage[]> => makePassages(needs);
