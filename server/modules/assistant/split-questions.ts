const opener = `(?:how|what|wot|wat|when|wen|where|who|why|which)(?:['’]?(?:s|re|ll|d))?`;
const verb = "can|could|do|does|did|is|are|will|would|should|may";

/** Where within a sentence one question ends and another begins: "how much is it and when does it come?" */
const joint = new RegExp(
  String.raw`(?:(?<!\s)\s+(?:and|an|n|&|\+|but|also|plus)|,\s+(?:and|an|n|&|\+|but|also|plus)|,)\s+(?=(?:also |then )?(?:${opener}|${verb})\b)|(?<!\s)\s+or\s+(?=${opener}\s+(?:${verb}|many|much|long|else)\b)`,
  "i",
);
const asksAtOnce = new RegExp(String.raw`^(?:so |but |and |or |then |ok |now |anyway |anyways |well )?(?:${opener}|${verb}|must|am|have|has|any)\b`, "i");
const saysSomething = /[a-z\d]{2}/i;

/** The clauses of a message, and which of them ask, where the rest only says whence: "HGV driver here, will my wheel get greasy". */
export const splitSentences = (text: string): { words: string; asks: boolean }[] =>
  text
    .split(/[,;:.!?\n]+|\s[-–—/]+\s/)
    .map((words) => ({ words: words.trim(), asks: asksAtOnce.test(words.trim()) }))
    .filter(({ words }) => saysSomething.test(words));

/** The questions in one message, at most three. Where none of it asks, all of it does. */
export function splitQuestions(text: string): string[] {
  const parts = [...text.replaceAll(" / ", "\n").matchAll(/([^?!.;\n]+)([?!.;\n]*)/g)].flatMap(([, said = "", mark = ""]) =>
    said.split(joint).map((part, at, all) => ({ words: part.trim(), asks: asksAtOnce.test(part.trim()) || (mark.includes("?") && at === all.length - 1) })),
  );
  const asking = parts.filter(({ asks }) => asks);
  return (asking.length > 0 ? asking : parts)
    .map(({ words }) => words)
    .filter((words) => saysSomething.test(words))
    .slice(0, 3);
}
