import type { ReactNode } from "react";
import { href } from "react-router";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Band } from "#app/ui/section.tsx";
import { Checklist, ColdToWarm } from "#app/ui/text.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { home } from "#content/site/home.ts";
import { buttons } from "#content/site/shared.ts";

/** `note` stands below the price. */
export function CallToAction({ note }: { note?: ReactNode }) {
  const { batch, price } = useSite();
  return (
    <Band tone="warm" from="deep" className="overflow-clip" aria-labelledby="offer-title">
      <div className="wrap offer-grid md:grid-cols-[1fr_1fr] lg:grid-cols-[1.2fr_0.7fr_0.9fr] lg:items-center">
        <div>
          <p className="offer-limit">
            <span className="badge">{home.offer.badge}</span> {home.offer.limitedTo(batch)}
          </p>
          <h2 id="offer-title">
            <ColdToWarm cold={home.offer.cold} warm={home.offer.warm} />
          </h2>
          <Checklist lines={home.checklist} />
        </div>
        <div className="offer-tube hidden h-full lg:block">
          <CutOutTube className="offer-picture" />
        </div>
        <div className="card offer-price">
          <p className="price">{price}</p>
          <div>
            <p className="readout soft">{home.offer.included}</p>
            {note}
          </div>
          <ButtonLink to={href("/checkout")} wide>
            {buttons.order}
          </ButtonLink>
          <p>
            {home.offer.later}{" "}
            <Link className="inline-flex min-h-11 items-center font-bold" to={href("/warmth-list")}>
              {home.offer.list}
            </Link>
          </p>
          <p className="small soft">
            {home.offer.calm.map((fact, at, { length }) => (
              // Each whole, with the dot after it.
              <span key={fact}>
                <span className="inline-block">{at < length - 1 ? `${fact} •` : fact}</span>{" "}
              </span>
            ))}
          </p>
        </div>
      </div>
    </Band>
  );
}
