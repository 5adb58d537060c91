import { brand } from "#content/brand.ts";
import type { AssistantName } from "#contracts/assistant.ts";

/** Questions that a panel offers before the first is asked. */
export const starters: Record<AssistantName, readonly string[]> = {
  product: ["How long does it last?", "When should I put it on?", "Can I use it on my feet?"],
  dermaflo: [`What is ${brand.technology}?`, "Who developed it?", "What has been tested?"],
};
