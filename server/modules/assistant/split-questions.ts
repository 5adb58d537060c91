const opener = `(?:how|what|wot|wat|when|wen|where|who|why|which)(?:['’]?(?:s|re|ll|d))?`;
const verb = "can|could|do|does|did|is|are|will|would|should|may";

/** Where within a sentence one question ends and another begins: "how much is it and when does it come?" */
const joint = new RegExp(
  String.raw`(?:(?<!\s)\s+(?:and|an|n|&|\+|but|also|plus)|,\s+(?:and|an|n|&|\+|but|also|plus)|,)\s+(?=(?:also |then )?(?:${opener}|${verb})\b)`,
  "i",
);
/** "Does she work for you or what does she do?", but not "do you charge me now or when you send it". */
const jointOr = new RegExp(String.raw`(?<!\s)\s+or\s+(?=${opener}\s+(?:${verb}|many|much|long|else)\b)`, "i");
/** "1) price 2) do you post to Ireland" */
const counted = /(?:^|\s)(?:\d|[a-d])[).](?=\s)/i;

const asks = new RegExp(String.raw`^(?:so |but |and |or |then |ok |now |anyway |anyways |well )?(?:${opener}|${verb}|must|am|have|has|any)\b`, "i");
/** "If it turns up broken how do I send it back": it asks further on. */
const asksWithin = new RegExp(String.raw`\b(?:${opener}) (?:${verb}|much|long|many|to)\b`, "i");
/** "It is 80 ml, right", "that's posted, isn't it": said, and asked. */
const asksAtItsEnd = /\b(?:right|yeah|yh|yes|aye|correct|innit|is that so|(?:is|are|do|does|did|will|would|can|have|has)n['’]?t (?:it|they|you|there))$/i;

export type Questions = {
  /** What asks, at most three. */
  parts: readonly string[];
  /** What only tells: "Hate sticky creams. Is this one?" */
  told: string;
};

type Part = { words: string; asked: boolean };

const partsOf = (text: string): Part[] =>
  [...text.replaceAll(" / ", "\n").matchAll(/([^?!.;\n]+)([?!.;\n]*)/g)]
    .flatMap(([, said = "", mark = ""]) =>
      said
        .split(joint)
        .flatMap((part) => part.split(jointOr))
        .map((part, at, all) => {
          const words = part.trim();
          return { words, asked: asks.test(words) || asksWithin.test(words) || asksAtItsEnd.test(words) || (mark.includes("?") && at === all.length - 1) };
        }),
    )
    .filter(({ words }) => /[a-z\d]{2}/i.test(words));

const wordsOf = (parts: readonly Part[]) => parts.map(({ words }) => words);

/** The questions in one message. Where none of it asks, all of it does. */
export function splitQuestions(text: string): Questions {
  const [head = "", ...items] = text.split(counted);
  const parts = [...partsOf(head), ...items.flatMap(partsOf).map(({ words }) => ({ words, asked: true }))];
  const asking = parts.filter(({ asked }) => asked);
  if (asking.length === 0) return { parts: wordsOf(parts).slice(0, 3), told: "" };
  return { parts: wordsOf(asking).slice(0, 3), told: wordsOf(parts.filter(({ asked }) => !asked)).join(". ") };
}

/** The clauses of a message, and which of them ask, where the rest only says whence: "HGV driver here, will my wheel get greasy". */
export const clausesOf = (text: string): { clause: string; asks: boolean }[] =>
  text
    .split(/[,;:.!?\n]+|\s[-–—/]+\s/)
    .map((clause) => clause.trim())
    .filter((clause) => /[a-z\d]{2}/i.test(clause))
    .map((clause) => ({ clause, asks: asks.test(clause) }));
