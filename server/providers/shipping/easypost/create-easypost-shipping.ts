import { allowedServices } from "#content/catalogue.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import { createAskEasyPost } from "#server/adapters/shipping/easypost/ask-easypost.ts";
import { checkSignature } from "#server/adapters/shipping/easypost/check-signature.ts";
import { chooseRate, pence } from "#server/adapters/shipping/easypost/choose-rate.ts";
import { readEvent } from "#server/adapters/shipping/easypost/read-event.ts";
import { readFile } from "#server/adapters/shipping/easypost/read-file.ts";
import { type EasyPostShipment, easyPostShipment, heldRecipient } from "#server/adapters/shipping/easypost/shipment.ts";
import { toParams } from "#server/adapters/shipping/easypost/to-params.ts";
import { followedShipment, toParcelFacts } from "#server/adapters/shipping/easypost/tracker.ts";
import type { Purchase, Shipping } from "#server/ports/shipping.ts";

type Needs = {
  url: string;
  key: string;
  /** What its events are signed with; unset: none is taken, and parcels are followed by asking alone. */
  webhookSecret?: string | undefined;
  now?: () => Date;
  /** Milliseconds until it counts as away; buying a label takes some carriers long. */
  patience?: number;
};

const serviceOf = ({ carrier, service }: { carrier: string; service: string }) => `${carrier} ${service}`;

/** Bought, where it has a label and a number; null where it has neither. */
function purchaseOf({ id, selected_rate, tracking_code, postage_label, tracker }: EasyPostShipment): Purchase | null {
  if (!selected_rate || !tracking_code || !postage_label) return null;
  return {
    vendorId: id,
    trackingNumber: tracking_code,
    service: serviceOf(selected_rate),
    cost: { minor: pence(selected_rate), currency: "GBP" },
    // It is written into mails and pages as a link.
    trackingUrl: tracker?.public_url?.startsWith("https://") ? tracker.public_url : null,
  };
}

/** Labels of real carriers, bought through EasyPost. Prices are taken in pounds only. */
export function createEasyPostShipping({ url, key, webhookSecret, now = () => new Date(), patience = 25_000 }: Needs): Shipping {
  const ask = createAskEasyPost({ url, key, patience });
  const pathOf = (vendorId: string) => `/shipments/${encodeURIComponent(vendorId)}`;
  const read = (vendorId: string) => ask(easyPostShipment, "GET", pathOf(vendorId));

  return {
    name: "easypost",
    live: true,
    parcels: key.startsWith("EZTK") ? "test" : "live",

    async quote(wanted) {
      const made = await ask(easyPostShipment, "POST", "/shipments", toParams(wanted));
      const check = made.to_address?.verifications?.delivery;
      if (check?.success === false && check.errors.length > 0)
        throw new Failure("invalid", { message: `The carrier does not know this address: ${check.errors.map(({ message }) => message ?? "").join(" ")}` });
      const rate = chooseRate(made.rates, allowedServices);
      if (!rate) throw new Failure("invalid", { message: "No carrier takes a parcel to this address." });
      return { vendorId: made.id, rateId: rate.id, service: serviceOf(rate), cost: { minor: pence(rate), currency: "GBP" } };
    },

    async buy({ vendorId, rateId }) {
      const bought = purchaseOf(await ask(easyPostShipment, "POST", `${pathOf(vendorId)}/buy`, { rate: { id: rateId } }));
      if (!bought) throw new Failure("invalid", { message: "The carrier made no label." });
      return bought;
    },

    lookUp: async (vendorId) => purchaseOf(await read(vendorId)),

    async voidLabel(vendorId) {
      const before = await read(vendorId);
      const taken = ({ refund_status }: EasyPostShipment) => refund_status === "submitted" || refund_status === "refunded";
      if (!purchaseOf(before)) return false;
      if (taken(before)) return true;
      try {
        return taken(await ask(easyPostShipment, "POST", `${pathOf(vendorId)}/refund`));
      } catch (error) {
        if (isFailure(error)) return false;
        throw error;
      }
    },

    async readLabel(vendorId) {
      const { postage_label } = await read(vendorId);
      const address = postage_label?.label_pdf_url ?? postage_label?.label_url;
      if (!address) throw new Failure("not-found");
      return readFile(address, patience);
    },

    async copy(vendorId) {
      try {
        const { to_address } = await ask(heldRecipient, "GET", pathOf(vendorId));
        return to_address;
      } catch (error) {
        if (isFailure(error) && error.code === "not-found") return null;
        throw error;
      }
    },
    // Its API deletes no shipment, no address and no tracker.
    forget: async () => "by-hand",

    async followParcel(vendorId) {
      const { tracker } = await ask(followedShipment, "GET", pathOf(vendorId));
      return tracker && toParcelFacts(tracker);
    },

    async readEvent(rawBody, header) {
      checkSignature({ secret: webhookSecret, rawBody, header, at: now() });
      return readEvent(rawBody);
    },
  };
}
