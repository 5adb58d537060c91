import { isFailure } from "#contracts/failure.ts";
import type { Limit } from "#contracts/limit.ts";
import { type TakeFromLimit, widerNetwork } from "#server/access/rate-limit.ts";

/** Wrong guesses by everybody together, beyond which a guesser with many addresses is at work. */
const everybody: Limit = { times: 100, minutes: 10 };
/** What one network may then try. Nobody is locked out: whoever has the right password or code gets in at the first try. */
const meanwhile: Limit = { times: 2, minutes: 1 };

type Needs = { takeFromLimit: TakeFromLimit; now: () => Date };

/** Slows down guesses at what opens a closed site, however many addresses they come from. `what`: which secret is guessed at. */
export function limitGuesses({ takeFromLimit, now }: Needs, what: string) {
  /** Milliseconds. Each process learns it from the count that all share, at the first wrong guess that it meets. */
  let slowUntil = 0;
  return {
    /** Before a guess is looked at; throws `too-many`. */
    async allow(address: string): Promise<void> {
      if (now().getTime() < slowUntil) await takeFromLimit([`${what}:slowly:${widerNetwork(address)}`, meanwhile]);
    },
    /** After a wrong one. */
    async countWrong(): Promise<void> {
      await takeFromLimit([`${what}:wrong`, everybody]).catch((error: unknown) => {
        if (!isFailure(error) || error.code !== "too-many") throw error;
        slowUntil = now().getTime() + (error.retryAfter ?? 60) * 1_000;
      });
    },
  };
}
