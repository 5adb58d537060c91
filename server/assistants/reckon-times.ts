import type { Passage } from "#content/assistant/passage.ts";
import { reckoned, saysHowLong, saysWhen } from "#content/assistant/reckoned.ts";
import { timings } from "#content/claims.ts";
import { clock } from "#content/clock.ts";
import { type NamedTime, readTimes } from "#server/assistants/language/read-times.ts";

const putOn = "(?:put|puts|putting|apply|applied|applying|rub|rubbed|use|used|slap|slapped|stick|goes on|it on|cream on|on)";
/** "If I put it on at …": what stands before that time. */
const appliedAt = new RegExp(`\\b${putOn}\\b[^?.!,]{0,25}$`, "i");
/** "When do I put it on?", and not "until when, if I put it on at six?" */
const asksWhen = new RegExp(
  `(?<!until |till |til |by )\\b(?:when|wen|wot time|what time|how early|how soon|how far|how long before)\\b(?:(?!\\bif\\b).){0,40}\\b${putOn}\\b`,
  "i",
);

const halfDay = 720;
/** In the half of the day that is meant; where nobody said which, as on a clock face. */
function show({ half }: NamedTime, minutes: number): string {
  if (half) return clock((minutes + 2 * halfDay) % (2 * halfDay));
  const face = (minutes + 2 * halfDay) % halfDay;
  return clock(face < 60 ? face + halfDay : face).replace(/^0/, "");
}

/** An answer about when, with the sum done for the time that was named: "Put on at 6:00, it feels warm by 9:15". Any other as it is. */
export function reckonTimes(question: string, passage: Passage): Passage {
  const when = saysWhen.includes(passage.id);
  if (!when && !saysHowLong.includes(passage.id)) return passage;
  const times = readTimes(question);
  const [first] = times;
  const applied = asksWhen.test(question) ? undefined : times.find(({ at }) => appliedAt.test(question.slice(0, at)));
  const later = (time: NamedTime, by: number) => show(time, time.minutes + by * timings.minutes);
  const sum = applied
    ? reckoned.putOnAt(later(applied, 0), later(applied, 1), later(applied, 2))
    : when && first
      ? reckoned.outAt(later(first, 0), later(first, -1))
      : "";
  return sum ? { ...passage, text: `${sum} ${passage.text}` } : passage;
}
