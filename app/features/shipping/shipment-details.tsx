import type { HandedOver } from "#app/features/shipping/handed-over.ts";
import { ownToken } from "#app/features/shipping/own-token.ts";
import { ParcelFacts } from "#app/features/shipping/parcel-facts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { countries } from "#content/countries.ts";

const addressParts = ["name", "address1", "address2", "city", "state", "postal_code", "country"] as const;

/** A label that was made: what it is called, whom it is for, and what to do with it. */
export function ShipmentDetails({ shipment, details, specimen = false }: HandedOver) {
  const { shipment_id, tracking_number, order_reference, label_url, tracking_url } = shipment;
  const token = ownToken(label_url);
  const facts = [
    ["Shipment ID", shipment_id],
    ...(tracking_number ? [["Tracking number", tracking_number] as const] : []),
    ["Order reference", order_reference],
  ] as const;
  const country = countries.find(({ code }) => code === details.country)?.name ?? details.country;
  const lines = addressParts.map((part) => [part, part === "country" ? country : details[part]] as const).filter(([, line]) => line);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12 lg:pb-26">
      <Card className="self-start">
        <ParcelFacts facts={facts} large />
        <div className="mt-8 flex flex-wrap gap-3">
          {label_url && (
            <ButtonLink to={label_url} className="w-full sm:w-auto" target="_blank" rel="noopener" aria-describedby="new-tab">
              Download Shipping Label
            </ButtonLink>
          )}
          {tracking_url && (
            <ButtonLink to={tracking_url} look="secondary" className="w-full sm:w-auto" target="_blank" rel="noopener" aria-describedby="new-tab">
              Track Package
            </ButtonLink>
          )}
          {!label_url && !tracking_url && <ButtonLink to="/">Return to Home</ButtonLink>}
        </div>
        <p id="new-tab" className="soft small mt-4">
          {`${label_url ? "Print the label at 100 × 150 mm, without scaling. " : ""}${label_url || tracking_url ? "Both open in a new tab." : ""}`}
        </p>
        {tracking_number && (
          <p className="mt-6 flex gap-3 border-ice-200 border-t pt-5">
            <Icon name="mail" />
            <span>
              {specimen
                ? "With a real order, tracking updates come by email. This is a specimen, so no parcel travels and none are sent."
                : `Tracking updates come by email to ${details.email}.`}
            </span>
          </p>
        )}
        {(label_url || tracking_url) && (
          <p className="mt-5 -ml-4">
            <ButtonLink to="/" look="quiet" size="small">
              Return to Home
            </ButtonLink>
          </p>
        )}
      </Card>
      <div className="grid content-start gap-6">
        <section>
          <h2 className="text-h3">Goes to</h2>
          <address className="mt-3 not-italic">
            {lines.map(([part, line]) => (
              <span key={part} className="wrap-anywhere block">
                {line}
              </span>
            ))}
          </address>
          <h3 className="mt-6 font-bold font-text text-body">Contact</h3>
          <p className="wrap-anywhere mt-1">{details.email}</p>
          {details.phone && <p>{details.phone}</p>}
        </section>
        {token && (
          <p className="soft small">
            To come back later, keep <Link to={`/shipping-success/${token}`}>this page's own link</Link>. It is a secret: whoever has it sees the address.
          </p>
        )}
      </div>
    </div>
  );
}
