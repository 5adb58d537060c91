import type { Passage } from "#content/assistant/passage.ts";
import { isExample, reckoned, saysHowLong, saysWhen } from "#content/assistant/reckoned.ts";
import { timings } from "#content/claims.ts";
import { clock } from "#content/clock.ts";

/** A time of day that somebody named. */
export type NamedTime = {
  /** After midnight, or after twelve where nobody said which half of the day. */
  minutes: number;
  /** Whether that is said, or plain from the figure. */
  half: boolean;
  /** Where in the text it begins. */
  at: number;
};

const inWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const hourWord = `(?:1?\\d|2[0-3]|${inWords.join("|")})`;
const hourOf = (said: string) => (/\d/.test(said) ? Number(said) : inWords.indexOf(said) + 1);
const notOfTheDay =
  "(?:hours?|hrs?|h\\b|mins?|minutes?|miles?|km|k\\b|tubes?|people|pounds|quid|degrees|%|percent|years?|weeks?|days?|working|months?|of\\b|times|ml|metres|lengths)";
/** "At six", but not "at six degrees" nor "for six hours". */
const bareHour = `(?:at|by|from|for|til|till|until|before|after|around|about|@)\\s+(${hourWord})(?![\\d:.]*\\d)(?!\\s*${notOfTheDay})`;
/** "Six till two", "6-2": when it begins. */
const shift = `\\b(${hourWord})(?=\\s*(?:-|–|to|till?|until)\\s*${hourWord}\\b(?!\\s*${notOfTheDay}))`;
const pattern = new RegExp(
  [
    `\\b(half|quarter) ?(past|to)? ?(${hourWord})\\b`,
    "\\b([01]?\\d|2[0-3])[:.]([0-5]\\d)(?!\\d)",
    "\\b([01]?\\d|2[0-3]) ?(?=[ap]\\.?m\\b|o ?'?clock\\b|in (?:the )?(?:morning|evening|afternoon)\\b)",
    "\\b(noon|midday|midnight)\\b",
    bareHour,
    shift,
  ].join("|"),
  "g",
);
const halfAfter = /^\s*(?:o ?'?clock\s*)?(?:(a|p)\.?m\b|in (?:the )?(morning|evening|afternoon)|(?:this |tomorrow )?(morning|evening|afternoon|tonight))/;

function minutesOf([, part, side, hour, whole, minutes, plain, word, bare, from]: RegExpExecArray): number {
  if (word) return word === "midnight" ? 0 : 12 * 60;
  if (part && hour) {
    const of = hourOf(hour) * 60;
    return part === "half" ? of + 30 : side === "to" ? of - 15 : of + 15;
  }
  return whole ? Number(whole) * 60 + Number(minutes) : hourOf(plain ?? bare ?? from ?? "") * 60;
}

/** The times of day in a text, as people write them on a phone: "7am", "half six", "at 8 in morning". */
export function readTimes(text: string): NamedTime[] {
  const lower = text.toLowerCase();
  return [...lower.matchAll(pattern)].map((found) => {
    const minutes = minutesOf(found as RegExpExecArray);
    const [, letter, ...words] = halfAfter.exec(lower.slice(found.index + found[0].length)) ?? [];
    const half = letter === undefined ? words.find(Boolean) : letter === "a" ? "morning" : "evening";
    const later = half !== undefined && half !== "morning" && minutes < 12 * 60;
    const early = half === "morning" && minutes >= 12 * 60 && minutes < 13 * 60;
    const named = /noon|midday|midnight/.test(found[0]);
    const figures = minutes >= 13 * 60 || /\b0\d[:.]/.test(found[0]);
    return { minutes: minutes + (later ? 720 : early ? -720 : 0), half: half !== undefined || named || figures, at: found.index };
  });
}

const putOn = "(?:put|puts|putting|apply|applied|applying|rub|rubbed|rubbing|use|used|slap|slapped|stick|goes on|it on|cream on|on)";
/** "If I put it on at …": what stands before that time. */
const appliedAt = new RegExp(`\\b${putOn}\\b[^?.!,]{0,25}$`, "i");
/** "I finish at 8 and start at 7": it's the start that counts. */
const endsAt = /\b(?:finish(?:es|ed|ing)?|ends?|ending|done|back|home|over)\b(?:(?!\band\b)[^?.!,]){0,25}$/i;
/** "From six till two", "8am-4pm": what ends a shift stands right behind its beginning. */
const endsShift = new RegExp(`\\b${hourWord}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: ?(?:-|–|to|till?|until|while))? ?$`, "i");
/** "When do I put it on?", and not "until when, if I put it on at six?" */
const asksWhen = new RegExp(
  `(?<!until |till |til |by )\\b(?:when|wen|wot time|what time|what hour|how early|how soon|how far|how long before)\\b(?:(?!\\bif\\b).){0,40}\\b${putOn}\\b`,
  "i",
);

const halfDay = 720;
/** In the half of the day that is meant; where nobody said which, as on a clock face. */
function show({ half }: NamedTime, minutes: number): string {
  if (half) return clock((minutes + 2 * halfDay) % (2 * halfDay));
  const face = (minutes + 2 * halfDay) % halfDay;
  return clock(face < 60 ? face + halfDay : face).replace(/^0/, "");
}

/** An answer about when, with the sum done for the time that was named, now or before (`told`, oldest first): "Put it on at 6:00 and it feels warm by 9:15". Any other as it is. */
export function reckonTimes(asked: string, passage: Passage, told: readonly string[] = []): Passage {
  const when = saysWhen.includes(passage.id);
  if (!when && !saysHowLong.includes(passage.id)) return passage;
  const hasTime = (text: string) => readTimes(text).length > 0;
  const before = hasTime(asked) ? undefined : told.findLast(hasTime);
  const question = before ? `${before}. ${asked}` : asked;
  // "Quarter past three in the morning?!": what we said a message ago, and no time to be out at.
  const said = before ? [] : told.flatMap(readTimes).map(({ minutes }) => (minutes - timings.minutes + 2 * halfDay) % halfDay);
  const times = readTimes(question).filter(({ minutes }) => !said.includes(minutes % halfDay));
  // Of several, as of both ways to work, it's the one in the question itself; else nobody knows which.
  const begins = times.filter(({ at }) => !endsAt.test(question.slice(0, at)) && !endsShift.test(question.slice(0, at)));
  const inQuestion = begins.filter(({ at }) => !/[.?!]\s/.test(question.slice(at)));
  const [first] = [begins, inQuestion].find((some) => new Set(some.map(({ minutes }) => minutes)).size === 1) ?? (begins.length === 0 ? times : []);
  const applied = asksWhen.test(question) ? undefined : times.find(({ at }) => appliedAt.test(question.slice(0, at)));
  const later = (time: NamedTime, by: number) => show(time, time.minutes + by * timings.minutes);
  const sum = applied
    ? reckoned.putOnAt(later(applied, 0), later(applied, 1), later(applied, 2))
    : when && first
      ? reckoned.outAt(later(first, 0), later(first, -1))
      : "";
  return sum ? { ...passage, text: passage.id === isExample ? sum : `${sum} ${passage.text}` } : passage;
}
