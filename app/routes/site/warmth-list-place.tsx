import { data } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { AvailabilityNote, isOnSale } from "#app/features/availability/availability-note.tsx";
import { PositionPanel } from "#app/features/warmth-list/position-panel.tsx";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/or-null-after-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { brand } from "#content/brand.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Availability } from "#contracts/get-availability.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";
import type { Route } from "./+types/warmth-list-place.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your place in line", description: `Your place on the ${brand.name} Warmth List.` }, matches);

const gone = () => data({ position: null, stock: null }, { status: 404 });

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!v.is(secretToken, params.token)) return gone();
  const [shop, who] = [context.get(backend), context.get(caller)];
  try {
    const [position, stock] = await Promise.all([shop.readWaitlistPosition(params.token, who), orNullAfterTimeout(shop.getAvailability({}, who))]);
    return data({ position, stock });
  } catch (error) {
    return toFailure(error).code === "not-found" ? gone() : throwFailure(error);
  }
}

const Gone = () => (
  <PageHeader cold="This link has" warm="gone cold" lead="Part of it is missing, or what it led to is erased.">
    <p className="soft max-w-measure">If you copied it from the email, make sure that you have all of it.</p>
    <p className="pt-4">
      <ButtonLink to="/warmth-list">Join Warmth List</ButtonLink>
    </p>
  </PageHeader>
);

const NotOnList = () => (
  <PageHeader cold="You are not" warm="on the list" lead="Whoever has left, or has still to confirm, has no place in line.">
    <p className="soft max-w-measure">You can join again whenever you like: an email asks you to confirm, and your place counts from then.</p>
    <p className="pt-4">
      <ButtonLink to="/warmth-list">Join Warmth List</ButtonLink>
    </p>
  </PageHeader>
);

/** Whether they need to wait at all. */
function Waiting({ availability }: Pick<Availability, "availability">) {
  const gone = !isOnSale(availability);
  return (
    <Card tone="warm">
      <AvailabilityNote availability={availability} />
      <h2 className="mt-4 text-h3">{gone ? "Now it is your place that counts" : "You need not wait your turn"}</h2>
      <p className="mt-3">
        {gone
          ? `When ${availability === "closed" ? "pre-orders open again" : "there are more tubes"}, we write to the list from the front, in small groups. Each email says so plainly: no tube is held for anyone.`
          : `${brand.name} can be pre-ordered right now, by anyone. Your place stays yours if you would rather wait.`}
      </p>
      <p className="mt-6">
        <ButtonLink to="/pre-order" look={gone ? "secondary" : "primary"}>
          {gone ? `About ${brand.name}` : "Pre-order Now"}
        </ButtonLink>
      </p>
    </Card>
  );
}

function OnList({ position, stock }: { position: Extract<WaitlistPosition, { state: "on-list" }>; stock: Availability | null }) {
  return (
    <>
      <PageHeader
        cold="Your place"
        warm="in the warm"
        lead="Counted afresh each time you look. This page is yours alone: pass on the link below, not this address."
      />
      <div className="wrap place-page">
        <PositionPanel position={position} />
        {stock && <Waiting availability={stock.availability} />}
      </div>
    </>
  );
}

export default function Position({ loaderData: { position, stock } }: Route.ComponentProps) {
  return (
    <Page>
      {position === null && <Gone />}
      {position?.state === "not-on-list" && <NotOnList />}
      {position?.state === "on-list" && <OnList position={position} stock={stock} />}
    </Page>
  );
}
