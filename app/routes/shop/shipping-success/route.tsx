import { href, useLocation } from "react-router";
import { backend, caller } from "#app/context.ts";
import { type NewShipment, readNewShipment } from "#app/features/shipping/history-state.ts";
import { ParcelFacts } from "#app/features/shipping/parcel-parts.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { readToken } from "#app/lib/http/read-token.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { AddressLines, Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { countries } from "#content/countries.ts";
import { buttons } from "#content/site/shared.ts";
import { trackWords, shipment as words } from "#content/site/shipping.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: words.title, description: words.description }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.token === undefined) return { shipment: null };
  return { shipment: await context.get(backend).readShipment(readToken(params.token), context.get(caller)).catch(throwFailure) };
}

const Nothing = () => (
  <PageHeader cold={words.none.cold} warm={words.none.warm} lead={words.none.lead}>
    <p className="flex flex-wrap gap-3 pt-4">
      <ButtonLink to={href("/shipping")}>{words.none.make}</ButtonLink>
      <ButtonLink to={href("/")} look="secondary">
        {buttons.home}
      </ButtonLink>
    </p>
  </PageHeader>
);

const addressParts = ["name", "address1", "address2", "city", "state", "postal_code", "country"] as const;

/** Whom the label is for. */
function GoesTo({ details }: Pick<NewShipment, "details">) {
  const country = countries.find(({ code }) => code === details.country)?.name ?? details.country;
  return (
    <section>
      <h2 className="text-h3">{words.goesTo}</h2>
      <AddressLines className="mt-3" lines={addressParts.map((part) => (part === "country" ? country : details[part])).filter(Boolean)} />
      <h3 className="mt-6 font-bold font-text text-body">{words.contact}</h3>
      <p className="wrap-anywhere mt-1">{details.email}</p>
      {details.phone && <p>{details.phone}</p>}
    </section>
  );
}

/** The token in a label's own address, which opens its page too; undefined for another's address, as a vendor's is. */
const tokenOf = (labelUrl: string | null) => /^https?:\/\/[^/]+\/label\/([\w-]{22,86})$/.exec(labelUrl ?? "")?.[1];

/** A label that was made: what it is called, whom it is for, and what to do with it. */
function ShipmentDetails({ shipment, details, specimen = false }: NewShipment) {
  const { shipment_id, tracking_number, order_reference, label_url, tracking_url } = shipment;
  const token = tokenOf(label_url);
  const facts = [
    [words.id, shipment_id],
    ...(tracking_number ? [[words.trackingNumber, tracking_number] as const] : []),
    [words.orderReference, order_reference],
  ] as const;
  const elsewhere = { className: "w-full sm:w-auto", target: "_blank", rel: "noopener", "aria-describedby": "new-tab" };
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12 lg:pb-26">
      <Card className="self-start">
        <ParcelFacts facts={facts} large />
        <div className="mt-8 flex flex-wrap gap-3">
          {label_url && (
            <ButtonLink to={label_url} {...elsewhere}>
              {words.download}
            </ButtonLink>
          )}
          {tracking_url && (
            <ButtonLink to={tracking_url} look="secondary" {...elsewhere}>
              {trackWords}
            </ButtonLink>
          )}
          {!label_url && !tracking_url && <ButtonLink to={href("/")}>{buttons.home}</ButtonLink>}
        </div>
        <p id="new-tab" className="soft small mt-4">
          {`${label_url ? `${words.howToPrint} ` : ""}${label_url || tracking_url ? words.newTab : ""}`}
        </p>
        {tracking_number && (
          <p className="mt-6 flex gap-3 border-cold-soft border-t pt-5">
            <Icon name="mail" />
            <span>{words.updates(specimen, details.email)}</span>
          </p>
        )}
        {(label_url || tracking_url) && (
          <p className="mt-5 -ml-[min(1rem,var(--gutter))]">
            <ButtonLink to={href("/")} look="quiet" size="small">
              {buttons.home}
            </ButtonLink>
          </p>
        )}
      </Card>
      <div className="grid content-start gap-6">
        <GoesTo details={details} />
        {token && (
          <p className="soft small">
            <Sentence words={words.keep(href("/shipping-success/:token", { token }))} />
          </p>
        )}
      </div>
    </div>
  );
}

/** By its secret link, or as the form has just handed it over. */
export default function ShippingSuccess({ loaderData }: Route.ComponentProps) {
  const { state } = useLocation();
  const hydrated = useHydrated();
  const shown = loaderData.shipment ?? (hydrated ? readNewShipment(state) : null);
  const lead = shown && (
    <span className="inline-flex items-start gap-2">
      <Icon name="tick" />
      <span>{words.lead(shown.specimen === true)}</span>
    </span>
  );
  return (
    <Page>
      {shown ? (
        <>
          <PageHeader {...words.ready} lead={lead} />
          <ShipmentDetails {...shown} />
        </>
      ) : (
        <Nothing />
      )}
    </Page>
  );
}
