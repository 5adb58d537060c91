import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { faq } from "#content/site/faq.ts";
import type { Source } from "#contracts/assistant.ts";

const itemOf = (id: string) => faq.find((one) => one.id === id);

/** Sentences of one answer on /faq, by how they begin. */
export const faqSays = (id: string, ...beginnings: string[]): string => pickSentences(itemOf(id)?.answer ?? "", ...beginnings);

export const faqSource = (id: string): Source => ({ title: itemOf(id)?.question ?? "", path: `/faq#${id}` });
