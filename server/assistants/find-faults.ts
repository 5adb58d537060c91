import type { Passage } from "#content/assistant/passage.ts";
import { checkClaims } from "#content/check-claims.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { readTerms } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";

/** Words by which a shop promises something, or vouches for something: said only where a passage says them. */
const weighty =
  /\b(?:refund\w*|money[- ]back|guarante\w+|warrant\w+|free|discount\w*|voucher\w*|coupon\w*|% off|half price|offer\w*|stud(?:y|ies)|trials?|research\w*|proven|proof|tested|approved|certified|recommended by|endorsed|award\w*|expert\w*|scientist\w*|universit\w+|dermatolog\w+|doctor\w*|vegan\w*|vegetarian\w*|cruelty|organic|natural|hypoallergenic|allerg\w+|fragrance\w*|paraben\w*|ingredient\w*|safe\w*|risk[- ]free|harmless|child\w*|kids?|bab(?:y|ies)|pregnan\w*|breastfe\w+|tomorrow|today|next day|express|abroad|worldwide|international\w*|europe|ireland|in stock|sold out|patent\w*|exclusive\w*|unlimited|forever|lifetime|always|never|compensat\w+|apolog\w+|promise\w*)\b/gi;

/** Figures in digits and in words; "one" is a word like any other. */
const figures =
  /[£$€]?\d+(?:[.,:]\d+)*\s?(?:%|p\b)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half|double|quarter|dozen)\b/gi;
const months =
  /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)\b/gi;
/** Markup, and addresses of any kind. */
const foreign = /https?:|www\.|\]\(|<\/?[a-z]|```|\*\*|^#{1,6} |@\w+\.|\b[\w-]+\.(?:com|net|org|co\.uk|io|shop)\b/im;
const denial = /\b(?:not?|non|never|nor|neither|nothing|none|without|cannot|only|unless|n[’']t)\b|n[’']t\b/gi;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([words]) => words.toLowerCase().replaceAll(/\s+/g, " ").trim());
const ideasIn = (text: string) => new Set(readTerms(normalise(text)).flatMap(({ name, kind }) => (kind === "how" || kind === "small" ? [] : [name])));

/** At least this share of a sentence must stand in the passages. */
const grounded = 0.5;
/** A sentence this like one of a passage says the same, or the contrary. */
const alike = 0.6;

/** A sentence that is like one of a passage, but for a "not". */
function turnsRound(sentence: string, ideas: ReadonlySet<string>, sources: readonly string[]): boolean {
  const shared = (source: string) => {
    const other = ideasIn(source);
    const both = [...ideas].filter((idea) => other.has(idea)).length;
    return both / Math.max(1, Math.min(ideas.size, other.size));
  };
  const closest = sources.map((source) => ({ source, likeness: shared(source) })).filter(({ likeness }) => likeness >= alike);
  const denies = (text: string) => found(text, denial).length > 0;
  return ideas.size > 1 && closest.length > 0 && closest.every(({ source }) => denies(source) !== denies(sentence));
}

/**
 * What an answer says that it may not, in words for the log: medicinal words and times that the register of claims does not hold; figures,
 * prices, dates, promises and proofs that no passage holds; sentences that the passages do not bear; addresses and markup. Empty: it may be said.
 */
export function findFaults(text: string, passages: readonly Passage[]): string[] {
  const allowed = passages.map((passage) => passage.text).join("\n");
  const lower = allowed.toLowerCase();
  const has = (words: string) => lower.includes(words);
  const known = ideasIn([allowed, ...passages.flatMap(({ asks }) => asks.slice(0, 1))].join("\n"));
  const sources = splitSentences(allowed);
  const sentenceFaults = splitSentences(text).flatMap((sentence) => {
    if (sources.includes(sentence)) return [];
    const ideas = ideasIn(sentence);
    const borne = [...ideas].filter((idea) => known.has(idea)).length / Math.max(1, ideas.size);
    return [
      ...(ideas.size > 0 && borne < grounded ? ["not in the passages"] : []),
      ...(turnsRound(sentence, ideas, sources) ? ["the contrary of a passage"] : []),
    ];
  });
  return [
    ...checkClaims(text).map(({ kind, words }) => `${kind}: ${words}`),
    ...[...found(text, figures), ...found(text, months), ...found(text, weighty)].filter((words) => !has(words)).map((words) => `nowhere said: ${words}`),
    ...(foreign.test(text) && !sources.some((source) => foreign.test(source) && text.includes(source)) ? ["markup or an address"] : []),
    ...sentenceFaults,
  ];
}
