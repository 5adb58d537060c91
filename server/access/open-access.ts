import type { AccessBackend } from "#contracts/backend.ts";
import type { Grant } from "#contracts/grant.ts";
import { secretLinkLimit } from "#contracts/limit.ts";
import type { EndedGrants } from "#server/access/ended-grants.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Seal } from "#server/access/seal.ts";
import { readSecretLink } from "#server/access/secret-links.ts";
import type { AccessTries } from "#server/access/tries.ts";
import type { Database } from "#server/db/open.ts";

type Needs = { db: Database; seal: Seal; ended: EndedGrants; tries: AccessTries; takeFromLimit: TakeFromLimit; now: () => Date };

/** Its own, and that of the link that let it in. */
const marksOf = ({ mark }: Grant) => [mark, mark.slice(0, 22)];

/** What the access gate asks. */
export const openAccess = ({ db, seal, ended, tries, takeFromLimit, now }: Needs): AccessBackend => ({
  async readGrant(sealed) {
    const grant = seal.readGrant(sealed);
    return grant && !(await ended.has(marksOf(grant))) ? grant : null;
  },
  readTries: ({ address }) => tries.read(address),

  async openPreview(token, caller) {
    const link = seal.readPreview(token);
    if (!link || (await ended.has([link.mark]))) return false;
    caller.keepGrant?.(seal.grant("guest", link).sealed);
    return true;
  },

  endGrant: ({ mark, endsAt }) => ended.end(mark, endsAt),

  async openSecretLink(purpose, token, caller) {
    await takeFromLimit([`secret-link:${caller.address}`, secretLinkLimit]);
    const link = await readSecretLink(db, purpose, token, now());
    // A confirmation is sent to anyone who asks, so it brings nothing but its own page.
    if (link && purpose !== "confirm-sign-up" && !caller.grant) caller.keepGrant?.(seal.grant("link").sealed);
    return link !== undefined;
  },
});
