import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { readSecretLink } from "#server/access/secret-links.ts";
import type { Database } from "#server/db/open.ts";
import { endedLink } from "#server/warmth-list/ended-link.ts";
import type { ListLinks } from "#server/warmth-list/list-links.ts";
import { readAsked } from "#server/warmth-list/read-asked.ts";

type Needs = { db: Database; now: () => Date; listLinks: Pick<ListLinks, "tokenOf"> };

/** Looks at a sign-up link without using it up; `not-found` for a wrong or ended one. A used one leads on to the place it gave. */
export function readSignUpLink({ db, now, listLinks }: Needs): (token: string) => ReturnType<Backend["readSignUpLink"]> {
  return async (token) => {
    const link = await readSecretLink(db, "confirm-sign-up", token, now());
    if (!link) throw new Failure("not-found", { message: endedLink });
    if (!link.used_at) return { state: "open" };
    const asked = await readAsked(db, link.subject);
    return { state: "used", place: asked ? listLinks.tokenOf(asked.id) : null };
  };
}
