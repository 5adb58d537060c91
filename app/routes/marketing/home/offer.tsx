import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { home } from "#content/home.ts";
import { formatShort } from "#contracts/money.ts";

/** `note` stands below the price. */
export function CallToAction({ note }: { note?: ReactNode }) {
  return (
    <Band tone="warm" from="deep" className="offer" aria-labelledby="offer-title">
      <div className="wrap offer-grid">
        <div className="offer-words">
          <p className="badge">Limited Pre-order</p>
          <h2 id="offer-title">
            <ColdToWarm cold="Keep a tube of" warm={`${brand.name} by the door`} />
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
            <p className="readout">UK shipping and VAT included</p>
            {note}
          </div>
          <ButtonLink to="/checkout" wide>
            Pre-order Now
          </ButtonLink>
          <p>
            Not today? <Link to="/warmth-list">The Warmth List</Link>
          </p>
          <p className="small soft">
            Secure checkout • No subscription • <span className="whitespace-nowrap">One-time purchase</span>
          </p>
        </div>
      </div>
    </Band>
  );
}
