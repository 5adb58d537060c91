import { useLocation } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { readHandedOver } from "#app/features/shipping/handed-over.ts";
import { ShipmentDetails } from "#app/features/shipping/shipment-details.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Failure } from "#contracts/failure.ts";
import { secretToken } from "#contracts/fields.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/shipping-success.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your shipment", description: "Your shipping label, its tracking number, and where the parcel goes." }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params;
  if (token === undefined) return { shipment: null };
  if (!v.is(secretToken, token)) return throwFailure(new Failure("not-found"));
  return { shipment: await context.get(backend).readShipment(token, context.get(caller)).catch(throwFailure) };
}

const Nothing = () => (
  <>
    <PageHeader cold="Your" warm="shipment" lead="A label shows here right after it was made, in the browser that made it. In this one there is none.">
      <p className="flex flex-wrap gap-3 pt-4">
        <ButtonLink to="/shipping">Make a shipping label</ButtonLink>
        <ButtonLink to="/" look="secondary">
          Return to Home
        </ButtonLink>
      </p>
    </PageHeader>
  </>
);

/** By its secret link, or as the form has just handed it over. */
export default function ShippingSuccess({ loaderData }: Route.ComponentProps) {
  const { state } = useLocation();
  const hydrated = useHydrated();
  const shown = loaderData.shipment ?? (hydrated ? readHandedOver(state) : null);
  return (
    <Page>
      {shown ? (
        <>
          <PageHeader
            cold="Your label is"
            warm="ready"
            lead={
              <span className="inline-flex items-start gap-2">
                <Icon name="tick" />
                <span>
                  {shown.specimen
                    ? "A specimen to try out: print it, scan it, follow it. No carrier takes it."
                    : "Print it, stick it on the parcel, and hand the parcel over."}
                </span>
              </span>
            }
          />
          <ShipmentDetails {...shown} />
        </>
      ) : (
        <Nothing />
      )}
    </Page>
  );
}
