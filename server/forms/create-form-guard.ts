import { createHmac, timingSafeEqual } from "node:crypto";
import { Failure } from "#contracts/failure.ts";
import type { Guard } from "#contracts/guard.ts";

type Needs = {
  secret: string;
  /** Seconds that a person needs at the least; 0 asks for none, nor for a stamp. */
  least: number;
  now: () => Date;
};

/** Tells forms that a person filled in from those that a program did. In doubt it asks for one more press, so that nobody loses anything. */
export function createFormGuard({ secret, least, now }: Needs) {
  const sign = (time: string) => createHmac("sha256", secret).update(`form stamp ${time}`).digest();

  /** Milliseconds since that stamp was made; null for one that we never made. However old, it is a good one: people come back. */
  function ageOf(stamp: string): number | null {
    const [, time = "", signature = ""] = /^(\d{13})\.([\w-]{43})$/.exec(stamp) ?? [];
    if (!timingSafeEqual(sign(time), Buffer.from(signature.padEnd(43, "A"), "base64url"))) return null;
    return now().getTime() - Number(time);
  }

  function isTooFast({ stamp, took }: Guard): boolean {
    if (stamp !== undefined) return (ageOf(stamp) ?? 0) < least * 1000;
    // Without script nobody could measure; that is no fault of a person's.
    return took !== undefined && /^\d+$/.test(took) && Number(took) < least * 1000;
  }

  return {
    /** For the form of a page that is being rendered. */
    stamp() {
      const time = String(now().getTime());
      return `${time}.${sign(time).toString("base64url")}`;
    },
    /** Throws `once-more` for what a program sent, most likely. */
    judge(given: Guard) {
      if (given.trap || (least > 0 && isTooFast(given))) throw new Failure("once-more");
    },
  };
}

export type FormGuard = ReturnType<typeof createFormGuard>;
