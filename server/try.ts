import { makePassages } from "#content/assistant/make-passages.ts";
import { readTerms } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";
import { createIndex } from "#server/assistants/retrieval/create-index.ts";
import { rank } from "#server/assistants/retrieval/rank.ts";
import { findCareful } from "#server/assistants/rules/find-careful.ts";
import { findOther } from "#server/assistants/rules/find-other.ts";

const index = createIndex(makePassages({ dispatch: "by 31 March 2027" }).filter((p) => p.only !== "dermaflo"));
for (const q of process.argv.slice(2)) {
  const plain = normalise(q);
  const terms = readTerms(plain);
  console.log(
    `\n${q}\n  [${terms.map((t) => `${t.name}:${index.weigh(t).toFixed(1)}`).join(" ")}] careful=${findCareful(plain)} other=${JSON.stringify(findOther(plain))}`,
  );
  for (const r of rank(index, terms).slice(0, 3))
    console.log("  ", r.passage.id, r.score.toFixed(2), "cov", r.coverage.toFixed(2), "closest", r.closest.toFixed(2));
}
