import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { catalogue } from "#content/catalogue.ts";
import { home } from "#content/site/home.ts";
import { buttons } from "#content/site/shared.ts";
import { formatShort } from "#contracts/money.ts";

/** `note` stands below the price. */
export function CallToAction({ note }: { note?: ReactNode }) {
  return (
    <Band tone="warm" from="deep" className="offer" aria-labelledby="offer-title">
      <div className="wrap offer-grid">
        <div className="offer-words">
          <p className="badge">{home.offer.badge}</p>
          <h2 id="offer-title">
            <ColdToWarm cold={home.offer.cold} warm={home.offer.warm} />
          </h2>
          <ul className="ticks">
            {home.checklist.map((line) => (
              <li key={line}>
                <Icon name="tick" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="offer-tube">
          <CutOutTube className="offer-picture" />
        </div>
        <div className="offer-price">
          <p className="price">{formatShort(catalogue.tube.price)}</p>
          <div>
            <p className="readout">{home.offer.included}</p>
            {note}
          </div>
          <ButtonLink to="/checkout" wide>
            {buttons.order}
          </ButtonLink>
          <p>
            {home.offer.later} <Link to="/warmth-list">{home.offer.list}</Link>
          </p>
          <p className="small soft">
            {home.offer.calm[0]} • {home.offer.calm[1]} • <span className="inline-block">{home.offer.calm[2]}</span>
          </p>
        </div>
      </div>
    </Band>
  );
}
