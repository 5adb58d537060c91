import type { AccessBackend } from "#contracts/backend.ts";
import type { Grant } from "#contracts/grant.ts";
import { secretLinkLimit } from "#contracts/limit.ts";
import type { EndedGrants } from "#server/access/ended-grants.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Lockout } from "#server/platform/limits/lockout.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";
import type { TokenSigner } from "#server/platform/tokens/signed-tokens.ts";

type Needs = { db: Database; seal: TokenSigner; ended: EndedGrants; tries: Lockout; throttle: Throttle; now: () => Date };

/** Its own, and that of the link that let it in. */
const marksOf = ({ mark }: Grant) => [mark, mark.slice(0, 22)];

/** What the access gate asks. */
export const openAccess = ({ db, seal, ended, tries, throttle, now }: Needs): AccessBackend => ({
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
    await throttle([`secret-link:${caller.address}`, secretLinkLimit]);
    const link = await readSecretLink(db, purpose, token, now());
    // A confirmation is sent to anyone who asks, so it brings nothing but its own page.
    if (link && purpose !== "confirm-sign-up" && !caller.grant) caller.keepGrant?.(seal.grant("link").sealed);
    return link !== undefined;
  },
});
