import { languages, otherLanguage } from "#content/assistant/languages.ts";
import { anyOf } from "#server/modules/assistant/health.ts";

/** People type without accents: "dzien dobry". */
const withoutAccents = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ß", "ss").replaceAll("’", "'").toLowerCase();

const known = languages.map((language) => ({
  ...language,
  words: new Set(withoutAccents(language.words).split(" ")),
  urgent: anyOf(withoutAccents(language.urgent)),
  health: anyOf(withoutAccents(language.health)),
}));
/** So much of a message must be words of another language, and more of it than is English. */
const share = 0.3;
/** A message of which so little is English is in a language that isn't known here. */
const leastEnglish = 0.35;

/** Words of a message that are looked up. */
const mostRead = 30;

type Found = { kind: "emergency" | "general" | null; says: string; saysCarefully: string };
const saysOther = `${otherLanguage.sorry} ${otherLanguage.help}`;
const other: Found = { kind: "general", says: saysOther, saysCarefully: saysOther };

type IsEnglish = {
  /** Whether a word is one of the commonest of English. */
  isSmall: (word: string) => boolean;
  /** Whether a word is English at all, or a slip of such a one. */
  isWord: (word: string) => boolean;
};

/** The fixed sentences for a message that isn't in English, and for where it's of health: with the emergency numbers first, or whom to ask; null for English. */
export function findLanguage(text: string, { isSmall, isWord }: IsEnglish): Found | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0;
  if (letters >= 4 && foreign > letters / 2) return other;
  const words = withoutAccents(text).match(/[\p{L}']+/gu) ?? [];
  // "Hilfe, Brustschmerzen": of so few words one that's urgent is enough.
  if (words.length < 3) {
    const urgently = words.every(isWord) ? [] : known.filter(({ urgent }) => urgent.test(words.join(" ")));
    const [{ sorry, help } = otherLanguage] = urgently.length === 1 ? urgently : [];
    return urgently.length > 0 ? { kind: "emergency", says: sorry, saysCarefully: `${help} ${sorry}` } : null;
  }
  const english = words.filter(isSmall).length;
  const [best] = known
    .map((language) => ({
      language,
      count: words.filter((word) => language.words.has(word) || word.split("'").some((part) => part.length > 1 && language.words.has(`${part}'`))).length,
    }))
    .sort((a, b) => b.count - a.count);
  if (!best || best.count < Math.max(2, share * words.length) || english >= best.count) {
    const long = words.filter((word) => word.length > 2).slice(0, mostRead);
    return long.length > 4 && long.filter((word) => isWord(word.split("'")[0] ?? "")).length < leastEnglish * long.length ? other : null;
  }
  const { urgent, health, sorry, ask, help, helpInShort } = best.language;
  const [isUrgent, isHealth] = [urgent, health].map((pattern) => pattern.test(words.join(" ")));
  const saysCarefully = isHealth && !isUrgent ? `${ask} ${sorry} ${helpInShort}` : `${help} ${sorry}`;
  return { kind: isUrgent ? "emergency" : isHealth ? "general" : null, says: `${sorry} ${helpInShort}`, saysCarefully };
}
