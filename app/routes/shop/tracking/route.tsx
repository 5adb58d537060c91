import { backend, caller } from "#app/context.ts";
import { ParcelFacts } from "#app/features/shipping/parcel-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { readToken } from "#app/lib/http/read-token.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { tracking } from "#content/site/shipping.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: tracking.title, description: tracking.description }, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { steps, ...parcel } = await context.get(backend).readTracking(readToken(params.token), context.get(caller)).catch(throwFailure);
  return { ...parcel, steps: steps.map(({ step, at }) => ({ step, at: formatMoment(at), iso: at.toISOString() })) };
}

const { headlines, specimen } = tracking;

type Data = Route.ComponentProps["loaderData"];

/** Where a parcel is on its way: what has happened is filled in, what is still to come is not. */
function Steps({ done }: { done: Data["steps"] }) {
  const last = done.at(-1)?.step;
  return (
    <ol className="ml-3 grid">
      {tracking.steps.map(([step, title], index) => {
        const happened = done.find((one) => one.step === step);
        const next = done.some((one) => one.step === tracking.steps[index + 1]?.[0]);
        return (
          <li
            key={step}
            aria-current={step === last ? "step" : undefined}
            className={`relative pb-8 pl-7 last:pb-0 before:absolute before:top-4 before:-bottom-1 before:-left-px before:border-l-2 last:before:hidden ${next ? "before:border-warm-mid" : "before:border-cold-soft"}`}
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 -left-2.5 size-5 rounded-cap border-2 ${happened ? "border-warm-mid bg-warm-mid" : "border-field-edge bg-surface-raised"}`}
            />
            <p className={happened ? "font-bold" : "soft"}>{title}</p>
            <p className="small soft">{happened ? <time dateTime={happened.iso}>{happened.at}</time> : tracking.notYet}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** A parcel's way, for whoever has its link: no name, and no address. */
export default function Tracking({ loaderData }: Route.ComponentProps) {
  const { trackingNumber, orderReference, service, voided, ofOrder, steps } = loaderData;
  const facts = [
    [tracking.trackingNumber, trackingNumber.replace(/(.{4})(?=.)/g, "$1 ")],
    [tracking.orderReference, orderReference],
    [tracking.service, service],
  ] as const;
  return (
    <Page>
      <PageHeader {...headlines[voided ? "voided" : (steps.at(-1)?.step ?? "created")]} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12 lg:pb-26">
        <Card className="self-start">
          <h2 className="mb-6 text-h3">{tracking.stepByStep}</h2>
          <Steps done={steps} />
        </Card>
        <div className="grid content-start gap-6">
          <ParcelFacts facts={facts} />
          {loaderData.specimen && (
            <Notice kind="warn" title={specimen.title}>
              <p>{ofOrder ? specimen.ofOrder : specimen.other}</p>
            </Notice>
          )}
          <p>
            <ButtonLink to="." look="secondary" size="small" reloadDocument>
              {tracking.look}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Page>
  );
}
