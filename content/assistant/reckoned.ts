import { timings } from "#content/claims.ts";

/** Sums with the two figures of the register, for a time that a visitor names. The times as they are to be read. */
export const reckoned = {
  putOnAt: (on: string, warm: string, past: string) =>
    `Put it on at ${on} and it feels warm by ${warm}. It lasts over ${timings.activationWords} from then, which takes you past ${past}.`,
  outAt: (out: string, on: string) => `To be out at ${out}, put it on at ${on}: ${timings.activationWords} before.`,
} as const;

/** Is such a sum itself. */
export const isExample = "use/worked-example";
/** Answers that such a sum may stand before: those that say when to put it on, and those that say how long it lasts. */
export const saysWhen: readonly string[] = [
  "faq/when-to-apply",
  "page/why-early",
  "outside/swimming",
  "outside/running",
  "page/how-to-use",
  isExample,
  "use/late",
];
export const saysHowLong: readonly string[] = ["faq/duration", "use/overnight", "use/nothing-yet"];
