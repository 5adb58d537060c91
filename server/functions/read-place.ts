import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { findPlace } from "#server/warmth-list/find-place.ts";
import type { ListLinks } from "#server/warmth-list/list-links.ts";
import { shareUrl } from "#server/warmth-list/share-url.ts";

type Needs = { db: Database; listLinks: Pick<ListLinks, "read">; config: Pick<Config, "PUBLIC_ORIGIN"> };

/** Somebody's place in line, behind their own link; `not-found` for a link that we did not make, or whose person is erased. */
export function readPlace({ db, listLinks, config }: Needs): (token: string) => ReturnType<Backend["readPlace"]> {
  return async (token) => {
    const signUp = listLinks.read(token);
    const known = signUp && (await db.selectFrom("sign_ups").select("id").where("id", "=", signUp).executeTakeFirst());
    if (!known) throw new Failure("not-found");
    const found = await findPlace(db, known.id);
    if (!found) return { state: "not-in-line" };
    const { code, ...place } = found;
    return { state: "in-line", ...place, share: shareUrl(config.PUBLIC_ORIGIN, code) };
  };
}
