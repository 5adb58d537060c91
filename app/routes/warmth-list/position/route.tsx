import { data, href } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { AvailabilityNote, isOnSale } from "#app/features/checkout/offer.tsx";
import { PositionPanel } from "#app/features/warmth-list/position-panel.tsx";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { positionPage as words } from "#content/site/waitlist-entry.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Availability } from "#contracts/get-availability.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/place.css";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: words.title, description: words.description }, matches);

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

const NoPosition = ({ cold, warm, lead, text, button }: typeof words.gone | typeof words.notOnList) => (
  <PageHeader cold={cold} warm={warm} lead={lead}>
    <p className="soft max-w-measure">{text}</p>
    <p className="pt-4">
      <ButtonLink to={href("/warmth-list")}>{button}</ButtonLink>
    </p>
  </PageHeader>
);

/** Whether they need to wait at all. */
function Waiting({ availability }: Pick<Availability, "availability">) {
  const { onSale, notOnSale } = words.waiting;
  const isOpen = isOnSale(availability);
  return (
    <Card tone="warm">
      <AvailabilityNote availability={availability} />
      <h2 className="mt-4 text-h3">{isOpen ? onSale.title : notOnSale.title}</h2>
      <p className="mt-3">{isOpen ? onSale.text : notOnSale.text(availability === "closed")}</p>
      <p className="mt-6">
        <ButtonLink to={href("/pre-order")} look={isOpen ? "primary" : "secondary"}>
          {isOpen ? onSale.button : notOnSale.button}
        </ButtonLink>
      </p>
    </Card>
  );
}

function OnList({ position, stock }: { position: Extract<WaitlistPosition, { state: "on-list" }>; stock: Availability | null }) {
  return (
    <>
      <PageHeader cold={words.cold} warm={words.warm} lead={words.lead} />
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
      {position === null && <NoPosition {...words.gone} />}
      {position?.state === "not-on-list" && <NoPosition {...words.notOnList} />}
      {position?.state === "on-list" && <OnList position={position} stock={stock} />}
    </Page>
  );
}
