import { asksAtOnce, joint, onlyContinues } from "#content/assistant/asking-words.ts";

const saysSomething = /[a-z\d]{2}/i;

/** The clauses of a message, and which of them ask, where the rest only says whence: "HGV driver here, will my wheel get greasy". */
export const splitSentences = (text: string): { words: string; asks: boolean }[] =>
  text
    .split(/[,;:.!?\n]+|\s[-–—/]+\s/)
    .map((words) => ({ words: words.trim(), asks: asksAtOnce.test(words.trim()) }))
    .filter(({ words }) => saysSomething.test(words));

/** Whether anything in a message asks. */
export const asksAnything = (text: string) => text.includes("?") || splitSentences(text).some(({ asks }) => asks);

/** The questions in one message, at most three, and what was told just before each. Where none of it asks, all of it does; where it's one sentence that asks, there is no part of it. */
export function splitQuestions(text: string): { words: string; before: string[] }[] {
  const parts = [...text.replaceAll(" / ", "\n").matchAll(/([^?!.;\n]+)([?!.;\n]*)/g)].flatMap(([, said = "", mark = ""]) =>
    said.split(joint).map((part, at, all) => {
      const words = part.trim();
      return { words, asks: (asksAtOnce.test(words) && !onlyContinues.test(words)) || (mark.includes("?") && at === all.length - 1) };
    }),
  );
  const spoken = parts
    .filter(({ words }) => saysSomething.test(words))
    .map((part, at, all) => ({ ...part, before: all.slice(Math.max(0, at - 1), at).flatMap(({ words, asks }) => (asks ? [] : words)) }));
  const asking = spoken.filter(({ asks }) => asks);
  if (spoken.length < 2) return [];
  return (asking.length > 0 ? asking : spoken).slice(0, 3);
}
