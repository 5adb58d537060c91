import type { LabelFile } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

/** A bought label's PDF: asked of the carrier that made it once, and kept, so that it is there to be printed when the carrier is not. */
export function fetchLabel({ db, shipping, now }: Pick<ShipmentNeeds, "db" | "shipping" | "now">) {
  const readKept = (id: string) => db.selectFrom("kept_labels").select("pdf").where("shipment_id", "=", id).executeTakeFirst();

  const keep = (id: string, pdf: Uint8Array) =>
    db
      .insertInto("kept_labels")
      .values({ shipment_id: id, pdf: Buffer.from(pdf), at: now() })
      .onConflict((same) => same.column("shipment_id").doNothing())
      .execute();

  async function read(vendorId: string): Promise<Uint8Array> {
    try {
      return await shipping.readLabel(vendorId);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      throw new Failure("shipping-away", { message: "The carrier is not answering. The label is safe: please try again in a minute.", cause: error });
    }
  }

  return async ({ id, vendor_id, provider, number }: Shipment): Promise<LabelFile> => {
    const name = `label-${number}.pdf`;
    const kept = await readKept(id);
    if (kept) return { name, bytes: new Uint8Array(kept.pdf) };
    if (vendor_id === null || provider !== shipping.name)
      throw new Failure("not-found", { message: "The carrier that made this label is not in use any more." });
    const bytes = new Uint8Array(await read(vendor_id));
    await keep(id, bytes);
    return { name, bytes };
  };
}
