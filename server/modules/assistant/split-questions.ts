const opener = `(?:how|what|wot|wat|when|wen|where|who|why|which)(?:['’]?(?:s|re|ll|d))?`;
const verb = "can|could|do|does|did|is|are|will|would|should|may";
/** "Cancel my order and take me off the emails." */
const request = "(?:cancel|take|tell|send|give|change|stop|remove|delete|refund|explain)\\s+(?:me|my|us|our|it|the|this)";

/** Where within a sentence one question ends and another begins: "how much is it and when does it come?" */
const joint = new RegExp(
  String.raw`(?:(?<!\s)\s+(?:and|an|n|&|\+|but|also|plus|so)|,\s+(?:and|an|n|&|\+|but|also|plus|so)|,)\s+(?=(?:also |then |please |pls )?(?:${opener}|${verb}|${request})\b)|(?<!\s)\s+or\s+(?=${opener}\s+(?:${verb}|many|much|long|else)\b)`,
  "i",
);
const asksAtOnce = new RegExp(
  String.raw`^(?:(?:so|but|and|or|then|also|ok|now|anyway|anyways|well|please|pls|hi|hello|hiya|sorry) )*(?:${opener}|${verb}|must|am|have|has|any|${request})\b`,
  "i",
);
/** "Which he doesn't look at", "when I came back", "would rather not": it goes on with a sentence and asks nothing. */
const goesOn = new RegExp(
  String.raw`^(?:and |but )?(?:(?:would|can) (?:you|ye) (?:believe|credit)\b|what (?:i|we) (?:do not|don['’]?t|want|need|mean|like)\b|(?:which|where|who|when)(?! (?:${verb}|am|must|have|has|to|else|time|day|way)\b)|(?:would|will|can|could|may|should|do|does|did|is|are)(?: also)? (?:rather|not|never|only|just|always|be|have)\b)`,
  "i",
);
const saysSomething = /[a-z\d]{2}/i;

/** The clauses of a message, and which of them ask, where the rest only says whence: "HGV driver here, will my wheel get greasy". */
export const splitSentences = (text: string): { words: string; asks: boolean }[] =>
  text
    .split(/[,;:.!?\n]+|\s[-–—/]+\s/)
    .map((words) => ({ words: words.trim(), asks: asksAtOnce.test(words.trim()) }))
    .filter(({ words }) => saysSomething.test(words));

/** Whether anything in a message asks. */
export const asksAnything = (text: string) => text.includes("?") || splitSentences(text).some(({ asks }) => asks);

/** The questions in one message, at most three, and what was said just before each. Where none of it asks, all of it does; where it's one sentence that asks, there is no part of it. */
export function splitQuestions(text: string): { words: string; before: string[] }[] {
  const parts = [...text.replaceAll(" / ", "\n").matchAll(/([^?!.;\n]+)([?!.;\n]*)/g)].flatMap(([, said = "", mark = ""]) =>
    said.split(joint).map((part, at, all) => {
      const words = part.trim();
      return { words, asks: (asksAtOnce.test(words) && !goesOn.test(words)) || (mark.includes("?") && at === all.length - 1) };
    }),
  );
  const spoken = parts
    .filter(({ words }) => saysSomething.test(words))
    .map((part, at, all) => ({ ...part, before: all.slice(Math.max(0, at - 1), at).map(({ words }) => words) }));
  const asking = spoken.filter(({ asks }) => asks);
  if (spoken.length < 2) return [];
  return (asking.length > 0 ? asking : spoken).slice(0, 3);
}
