import type { Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type Guard, idempotencyKey as isKey } from "#contracts/guard.ts";
import { isSignature, keyedCode } from "#server/platform/tokens/keyed-hash.ts";

type Needs = {
  secret: string;
  /** Seconds that a person needs at the least; 0 asks for none, nor for a form token. */
  least: number;
  now: () => Date;
};

/** Tells forms that a person filled in from those that a program did. In doubt it asks for one more press, so that nobody loses anything. */
export function createFormGuard({ secret, least, now }: Needs) {
  const textOf = (time: string, browser: string) => `form stamp ${time} ${browser}`;

  /** Milliseconds since that token was made, for that browser or (empty) for any; null for one that we never made. However old, it is a good one: people come back. */
  function ageOf(token: string, browser: string): number | null {
    const [, time = "", signature = ""] = /^(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
    return isSignature(signature, secret, textOf(time, browser)) ? now().getTime() - Number(time) : null;
  }

  function isTooFast({ stamp, took }: Guard, ownAge: number | null): boolean {
    if (stamp !== undefined) return (ownAge ?? ageOf(stamp, "") ?? 0) < least * 1000;
    // Without script nobody could measure; that is no fault of a person's.
    return took !== undefined && /^\d+$/.test(took) && Number(took) < least * 1000;
  }

  return {
    /** For the form of a page that is being rendered; `browser`: whose page it is, where nobody else may use it. One that was `sent` and still stands is kept. */
    createToken(browser = "", sent = "") {
      if (sent && ageOf(sent, browser) !== null) return sent;
      const time = String(now().getTime());
      return `${time}.${keyedCode(secret, textOf(time, browser))}`;
    },
    /** Throws `once-more` for what a program sent, most likely. Answers milliseconds that this browser has had the form; null where nobody can know. */
    check(given: Guard, browser: string | undefined): number | null {
      const ownAge = given.stamp === undefined || !browser ? null : ageOf(given.stamp, browser);
      if (given.trap || (least > 0 && isTooFast(given, ownAge))) throw new Failure("once-more");
      return ownAge;
    },
  };
}

export type FormGuard = ReturnType<typeof createFormGuard>;

type Method<I, O> = (input: I, caller: Caller) => Promise<O>;

/** The same function, for forms that a person filled in. `honeypot: "pass on"` leaves what to do with a filled honeypot to the function. */
export const guarded =
  ({ forms }: { forms: FormGuard }, { honeypot = "refuse" as "refuse" | "pass on" } = {}) =>
  <I extends Guard, O>(method: Method<I, O>): Method<I, O> =>
  async (input, caller) => {
    const { trap, stamp, took, key, ...rest } = input;
    const formAge = forms.check({ stamp, took, trap: honeypot === "refuse" ? trap : undefined }, caller.browser);
    const idempotencyKey = caller.idempotencyKey ?? (key && isKey.test(key) ? key : undefined);
    return method({ ...rest, ...(honeypot === "pass on" && { trap }) } as I, {
      ...caller,
      ...(idempotencyKey && { idempotencyKey }),
      ...(formAge !== null && { formAge }),
    });
  };
