import type { Caller } from "#contracts/backend.ts";
import { secretLinkLimit } from "#contracts/limit.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";

type Look<T> = (token: string, caller: Caller) => Promise<T>;

/** The same look through a secret link, which an address gets only so often. */
export const limitLooks =
  ({ takeFromLimit }: { takeFromLimit: TakeFromLimit }) =>
  <T>(look: Look<T>): Look<T> =>
  async (token, caller) => {
    await takeFromLimit([`secret-link:${caller.address}`, secretLinkLimit]);
    return look(token, caller);
  };
