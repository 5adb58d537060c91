import { createHmac } from "node:crypto";
import type { Database } from "#server/platform/database/open.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";
import type { Shipment } from "#server/shipments/shipment.ts";

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
    /** From now on they open something. An order's label is the owner's to print, so only its parcel can be followed. */
    async open(db: Database, { id: shipmentId, order_id }: Pick<Shipment, "id" | "order_id">, at: Date) {
      const links = linkPurposes
        .filter((purpose) => purpose === "tracking" || order_id === null)
        .map((purpose) => ({
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
