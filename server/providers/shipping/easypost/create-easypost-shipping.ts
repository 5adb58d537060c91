import { allowedServices } from "#content/catalogue.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import type { Money } from "#contracts/money.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { createEasyPostClient, downloadPdf } from "#server/providers/shipping/easypost/client.ts";
import { type EasyPostRate, type EasyPostShipment, easyPostShipment, toParams } from "#server/providers/shipping/easypost/shipment.ts";
import { checkSignature, followedShipment, readEvent, toParcelFacts } from "#server/providers/shipping/easypost/tracker.ts";
import type { Purchase, Shipping } from "#server/providers/shipping/port.ts";

type Needs = {
  url: string;
  key: string;
  /** Signs its events. Without it every event is refused, and parcels are followed by asking. */
  webhookSecret?: string | undefined;
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
  timeoutMs?: number;
};

/** Of "3.45". */
function costOf({ rate }: EasyPostRate): Money {
  const [whole = "0", part = ""] = rate.split(".");
  return { minor: Number(whole) * 100 + Number(part.padEnd(2, "0")), currency: "GBP" };
}

const serviceOf = ({ carrier, service }: EasyPostRate) => `${carrier} ${service}`;

/** The cheapest in pounds. `allowed` lists services such as "RoyalMail Tracked48"; an empty list allows any. */
export const chooseRate = (rates: readonly EasyPostRate[], allowed: readonly string[]): EasyPostRate | undefined =>
  rates
    .filter((rate) => rate.currency === "GBP" && (allowed.length === 0 || allowed.includes(serviceOf(rate))))
    .sort((a, b) => costOf(a).minor - costOf(b).minor || (a.id < b.id ? -1 : 1))[0];

/** null if it has no label or no tracking number yet. */
function purchaseOf({ id, selected_rate, tracking_code, postage_label, tracker }: EasyPostShipment): Purchase | null {
  if (!selected_rate || !tracking_code || !postage_label) return null;
  // It becomes a link in emails and pages.
  const trackingUrl = tracker?.public_url?.startsWith("https://") ? tracker.public_url : null;
  return { vendorId: id, trackingNumber: tracking_code, service: serviceOf(selected_rate), cost: costOf(selected_rate), trackingUrl };
}

const isRefunded = ({ refund_status }: EasyPostShipment) => refund_status === "submitted" || refund_status === "refunded";

/** Labels of real carriers, bought through EasyPost. Takes prices in pounds only. */
export function createEasyPostShipping({ url, key, webhookSecret, fetch = globalThis.fetch, now = () => new Date(), timeoutMs = 25_000 }: Needs): Shipping {
  const ask = createEasyPostClient({ url, key, timeoutMs, fetch });
  const pathOf = (vendorId: string) => `/shipments/${encodeURIComponent(vendorId)}`;
  const read = (vendorId: string) => ask(easyPostShipment, "GET", pathOf(vendorId));

  return {
    name: "easypost",
    live: true,
    parcels: key.startsWith("EZTK") ? "test" : "live",

    async quote(wanted) {
      const made = await ask(easyPostShipment, "POST", "/shipments", toParams(wanted));
      const { success, errors = [] } = made.to_address?.verifications?.delivery ?? {};
      if (success === false && errors.length > 0)
        throw new Failure("invalid", { message: `The carrier does not know this address: ${errors.map(({ message }) => message ?? "").join(" ")}` });
      const rate = chooseRate(made.rates, allowedServices);
      if (!rate) throw new Failure("invalid", { message: "No carrier takes a parcel to this address." });
      return { vendorId: made.id, rateId: rate.id, service: serviceOf(rate), cost: costOf(rate) };
    },

    async buy({ vendorId, rateId }) {
      const bought = purchaseOf(await ask(easyPostShipment, "POST", `${pathOf(vendorId)}/buy`, { rate: { id: rateId } }));
      // It may have been bought and paid for all the same: it's looked up, and never bought anew.
      if (!bought) throw new ProviderUnavailable("EasyPost");
      return bought;
    },

    lookUp: async (vendorId) => purchaseOf(await read(vendorId)),

    async voidLabel(vendorId) {
      const before = await read(vendorId);
      if (!purchaseOf(before)) return false;
      if (isRefunded(before)) return true;
      try {
        return isRefunded(await ask(easyPostShipment, "POST", `${pathOf(vendorId)}/refund`));
      } catch (error) {
        if (isFailure(error)) return false;
        throw error;
      }
    },

    async readLabel(vendorId) {
      const { postage_label } = await read(vendorId);
      const address = postage_label?.label_pdf_url ?? postage_label?.label_url;
      if (!address) throw new Failure("not-found");
      return downloadPdf(address, { url, timeoutMs });
    },

    async copy(vendorId) {
      const found = await read(vendorId).catch((error: unknown) => {
        if (!isFailure(error) || error.code !== "not-found") throw error;
      });
      return found?.to_address ?? null;
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
