const end = /^([\s\S]*?[.!?]["”’)]?)(?=\s)/;

/** Pieces of a text as its whole sentences, each as soon as it is there. */
export async function* toSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    rest += piece;
    for (let found = end.exec(rest); found?.[1]; found = end.exec(rest)) {
      yield found[1];
      rest = rest.slice(found[1].length);
    }
  }
  if (rest.trim()) yield rest.trimEnd();
}
