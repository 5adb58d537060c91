import type { Passage } from "#content/assistant/passage.ts";
import { faq } from "#content/site/faq.ts";
import type { Source } from "#contracts/assistant.ts";

/** The id of a question on /faq, then what else people say when they mean it. */
export type Ask = readonly [id: string, ...asks: string[]];

/** A question of /faq with its answer as it stands there; without one, where it stands there no more. */
export function fromFaq([id, ...asks]: Ask): Passage {
  const item = faq.find((one) => one.id === id) ?? { question: "", answer: "", links: [] };
  const more = (item.links ?? []).map(({ words, to }): Source => ({ title: words, path: to }));
  return {
    id: `faq/${id}`,
    // Its yes or no is to its own question: "will it ruin my gloves?" finds the same answer.
    text: item.answer.replace(/^(?:Yes|No|It can)\. /, ""),
    sources: [{ title: item.question, path: `/faq#${id}` }, ...more],
    asks: [item.question, ...asks].filter(Boolean),
  };
}
