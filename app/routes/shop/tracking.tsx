import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { ParcelFacts } from "#app/features/shipping/parcel-facts.tsx";
import { TrackingSteps } from "#app/features/shipping/tracking-steps.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { Failure } from "#contracts/failure.ts";
import { secretToken } from "#contracts/fields.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/tracking.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "Track your parcel", description: "Where your parcel is on its way." }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!v.is(secretToken, params.token)) return throwFailure(new Failure("not-found"));
  const { steps, ...parcel } = await context.get(backend).readTracking(params.token, context.get(caller)).catch(throwFailure);
  return { ...parcel, steps: steps.map(({ step, at }) => ({ step, at: formatMoment(at), iso: at.toISOString() })) };
}

const headlines = {
  created: { cold: "Waiting to be", warm: "handed over", lead: "The parcel has a number, and has not left the shop yet." },
  dispatched: { cold: "On its", warm: "way", lead: "The parcel has left the shop." },
  delivered: { warm: "Delivered", lead: "The parcel has arrived." },
} as const;
const takenBack = { cold: "Taken", warm: "back", lead: "This label was taken back before it was used: no parcel travels with it." } as const;

/** A parcel's way, for whoever has its link: no name, and no address. */
export default function Tracking({ loaderData: { trackingNumber, orderReference, service, specimen, voided, ofOrder, steps } }: Route.ComponentProps) {
  const headline = voided ? takenBack : headlines[steps.at(-1)?.step ?? "created"];
  const facts = [
    ["Tracking number", trackingNumber.replace(/(.{4})(?=.)/g, "$1 ")],
    ["Order reference", orderReference],
    ["Service", service],
  ] as const;
  return (
    <Page>
      <PageHeader {...headline} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12 lg:pb-26">
        <Card className="self-start">
          <h2 className="mb-6 text-h3">Step by step</h2>
          <TrackingSteps done={steps} />
        </Card>
        <div className="grid content-start gap-6">
          <ParcelFacts facts={facts} />
          {specimen && (
            <Notice kind="warn" title="A specimen">
              <p>
                {ofOrder
                  ? "A test carrier made this label. The steps follow what the shop says of the order."
                  : "A test carrier made this label: no parcel travels with it, so nothing more will happen here."}
              </p>
            </Notice>
          )}
          <p>
            <ButtonLink to="." look="secondary" size="small" reloadDocument>
              Look again
            </ButtonLink>
          </p>
        </div>
      </div>
    </Page>
  );
}
