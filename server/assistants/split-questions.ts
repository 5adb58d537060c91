/** Where within a sentence one question ends and another begins: "how much is it and when does it come?" */
const joint =
  /(?:,?\s+(?:and|an|n|&|\+|but|also|plus)|,)\s+(?=(?:also |then )?(?:how|what|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may)\b)/i;

const asks =
  /^(?:so |but |and |or |then |ok |now )?(?:how|what|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may|must|am|have|has|any)\b/i;

/** The questions in one message, at most three. Where some of it asks, what only tells is no question: "Hate sticky creams. Is this one?" */
export function splitQuestions(text: string): string[] {
  const parts = [...text.matchAll(/([^?!.;\n]+)([?!.;\n]*)/g)]
    .flatMap(([, said = "", mark = ""]) =>
      said.split(joint).map((part, at, all) => ({ part: part.trim(), asked: asks.test(part.trim()) || (mark.includes("?") && at === all.length - 1) })),
    )
    .filter(({ part }) => /[a-z\d]{2}/i.test(part));
  const asking = parts.filter(({ asked }) => asked);
  return (asking.length > 0 ? asking : parts).slice(0, 3).map(({ part }) => part);
}

/** The clauses of a message, and which of them ask, where the rest only says whence: "HGV driver here, will my wheel get greasy". */
export const clausesOf = (text: string): { clause: string; asks: boolean }[] =>
  text
    .split(/[,;:.!?\n]+|\s[-–—]+\s/)
    .map((clause) => clause.trim())
    .filter((clause) => /[a-z\d]{2}/i.test(clause))
    .map((clause) => ({ clause, asks: asks.test(clause) }));

/** Those that ask, each by itself; none, where the message is one clause. */
export const clausesThatAsk = (text: string): string[] => {
  const clauses = clausesOf(text).flatMap(({ clause, asks }) => (asks ? clause.split(/\s+or\s+/) : []));
  return clauses.length === 1 && clauses[0]?.length === text.trim().length ? [] : clauses.slice(0, 3);
};
