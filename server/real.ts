import { readFileSync } from "node:fs";
import { stemmer } from "stemmer";
import { carefulWords } from "#content/assistant/careful-words.ts";
import { makePassages } from "#content/assistant/make-passages.ts";
import { createCorrectSpelling } from "#server/assistants/language/correct-spelling.ts";
import { knownWords } from "#server/assistants/language/meanings.ts";
import { createIndex } from "#server/assistants/retrieval/create-index.ts";

const index = createIndex(makePassages({ dispatch: "by 31 March 2027" }));
const careful = Object.values(carefulWords)
  .flat()
  .flatMap((w) => w.replaceAll("*", "").split(" "));
const known = [...knownWords, ...index.words, ...careful];
const c = createCorrectSpelling({ known, isWord: () => false });
const words = [
  ...new Set(["british", "american"].flatMap((l) => readFileSync(`/tmp/assist-npm/deb/usr/share/dict/${l}-english-small`, "utf8").split("\n"))),
].filter((w) => /^[a-z]{4,}$/.test(w));
const bad = words.filter((w) => {
  const to = c(w);
  return to !== w && stemmer(to) !== stemmer(w);
});
const stems = new Set(bad.map((w) => stemmer(w)));
console.log(words.length, known.length, bad.length, stems.size, [...stems].join(" ").length);
console.log(
  bad
    .slice(0, 60)
    .map((w) => w + ">" + c(w))
    .join(" "),
);

import { writeFileSync } from "node:fs";

const lines: string[] = [];
let l = "";
for (const st of [...stems].sort()) {
  if ((l + " " + st).length > 150) {
    lines.push(l);
    l = st;
  } else l = l ? l + " " + st : st;
}
lines.push(l);
writeFileSync(
  "content/assistant/real-words.ts",
  `/**
 * Stems of English words that are no slip for one of ours, though they look like it: "hat" is not "heat". Worked out from the small
 * British and American lists of SCOWL, http://wordlist.aspell.net, copyright Kevin Atkinson, who lets anyone use, copy and change them.
 */
const stems = \`
${lines.join("\n")}\`;

export const realWords: ReadonlySet<string> = new Set(stems.split(/\\s+/));
`,
);
