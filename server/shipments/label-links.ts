import { createHmac } from "node:crypto";
import { hashToken } from "#server/access/secret-links.ts";
import type { Database } from "#server/db/open.ts";

export const linkPurposes = ["label", "tracking"] as const;
type Purpose = (typeof linkPurposes)[number];

const days = { label: 90, tracking: 365 } as const satisfies Record<Purpose, number>;

/**
 * Secret links of a shipment. A label that is asked for again has the same ones, so their tokens follow from a secret of ours; kept is only
 * their hash, with an end, as of every secret link.
 */
export function createLabelLinks({ secret, origin }: { secret: string; origin: string }) {
  const tokenOf = (purpose: Purpose, shipmentId: string) => createHmac("sha256", secret).update(`${purpose} ${shipmentId}`).digest("base64url");
  return {
    tokenOf,
    urlOf: (purpose: Purpose, shipmentId: string) => `${origin}/${purpose}/${tokenOf(purpose, shipmentId)}`,
    /** From now on they open something. */
    async open(db: Database, shipmentId: string, at: Date) {
      const links = linkPurposes.map((purpose) => ({
        token_hash: hashToken(tokenOf(purpose, shipmentId)),
        purpose,
        subject: shipmentId,
        created_at: at,
        expires_at: new Date(at.getTime() + days[purpose] * 86_400_000),
      }));
      await db
        .insertInto("secret_links")
        .values(links)
        .onConflict((known) => known.column("token_hash").doNothing())
        .execute();
    },
  };
}
export type LabelLinks = ReturnType<typeof createLabelLinks>;
