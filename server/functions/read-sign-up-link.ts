import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { readSecretLink } from "#server/access/secret-links.ts";
import type { Database } from "#server/db/open.ts";
import { endedLink } from "#server/warmth-list/ended-link.ts";

/** Looks at a sign-up link without using it up; `not-found` for a wrong or ended one. */
export function readSignUpLink({ db, now }: { db: Database; now: () => Date }): (token: string) => ReturnType<Backend["readSignUpLink"]> {
  return async (token) => {
    const link = await readSecretLink(db, "confirm-sign-up", token, now());
    if (!link) throw new Failure("not-found", { message: endedLink });
    return { state: link.used_at ? "used" : "open" };
  };
}
