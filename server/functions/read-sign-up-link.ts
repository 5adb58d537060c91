import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";
import { endedLink } from "#server/warmth-list/ended-link.ts";
import type { ListLinks } from "#server/warmth-list/list-links.ts";
import { readAsked } from "#server/warmth-list/read-asked.ts";
import { readLeft } from "#server/warmth-list/read-left.ts";

type Needs = { db: Database; now: () => Date; listLinks: Pick<ListLinks, "tokenOf"> };

/**
 * Looks at a sign-up link without using it up; `not-found` for a wrong or ended one, and where they have left since. A used one leads on to the place
 * it gave.
 */
export function readSignUpLink({ db, now, listLinks }: Needs): (token: string) => ReturnType<Backend["readSignUpLink"]> {
  return async (token) => {
    const link = await readSecretLink(db, "confirm-sign-up", token, now());
    const asked = link && (await readAsked(db, link.subject));
    if (!link || asked?.status === "unsubscribed") throw new Failure("not-found", { message: endedLink });
    if (link.used_at) return { state: "used", place: asked ? listLinks.tokenOf(asked.id) : null };
    return { state: "open", leftAt: asked ? await readLeft(db, asked.id) : null };
  };
}
