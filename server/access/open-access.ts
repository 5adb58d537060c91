import type { AccessBackend } from "#contracts/backend.ts";
import { secretLinkLimit } from "#contracts/limit.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Seal } from "#server/access/seal.ts";
import { readSecretLink } from "#server/access/secret-links.ts";
import type { AccessTries } from "#server/access/tries.ts";
import type { Database } from "#server/db/open.ts";

type Needs = { db: Database; seal: Seal; tries: AccessTries; takeFromLimit: TakeFromLimit; now: () => Date };

/** What the access gate asks. */
export const openAccess = ({ db, seal, tries, takeFromLimit, now }: Needs): AccessBackend => ({
  readGrant: async (sealed) => seal.readGrant(sealed),
  readTries: ({ address }) => tries.read(address),

  async openPreview(token, caller) {
    const endsAt = seal.readPreview(token);
    if (endsAt) caller.keepGrant?.(seal.grant("guest", endsAt).sealed);
    return endsAt !== null;
  },

  async openSecretLink(purpose, token, caller) {
    await takeFromLimit(`secret-link:${caller.address}`, secretLinkLimit);
    const link = await readSecretLink(db, purpose, token, now());
    // A confirmation is sent to anyone who asks, so it brings nothing but its own page.
    if (link && purpose === "order" && !caller.grant) caller.keepGrant?.(seal.grant("link").sealed);
    return link !== undefined;
  },
});
