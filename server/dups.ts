import { stemmer } from "stemmer";
import { sameWords } from "#content/assistant/same-words.ts";
import { normalise } from "#server/assistants/language/normalise.ts";

const seen = new Map<string, string>();
for (const [name = "", ...vs] of sameWords)
  for (const v of vs) {
    const k = normalise(v)
      .split(" ")
      .map((w) => (/\d/.test(w) ? w : stemmer(w)))
      .join(" ");
    const was = seen.get(k);
    if (was && was !== name) console.log(`${v} (${k}): ${was} / ${name}`);
    seen.set(k, name);
    if (k === "") console.log("EMPTY", v, name);
  }
