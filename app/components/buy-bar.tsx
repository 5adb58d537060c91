import { ButtonLink } from "#app/components/button.tsx";
import { InDock } from "#app/components/in-dock.tsx";
import { useMainButtonGone } from "#app/components/use-main-button-gone.ts";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { formatMoney } from "#contracts/money.ts";

/** Price and button at the bottom of a product page, while the page's own button (`data-main-button`) is out of sight. */
export function BuyBar() {
  const gone = useMainButtonGone();
  return (
    <InDock place="buy-bar">
      <section className="buy-bar on-dark" aria-label={`Pre-order ${brand.name}`} {...(!gone && { "data-away": "" })}>
        <div className="wrap buy-bar-row">
          <span className="buy-bar-name">{brand.name}</span>
          <p>
            <span className="readout">{formatMoney(catalogue.tube.price)}</span>
            <span className="buy-bar-note">UK shipping included</span>
          </p>
          <ButtonLink to="/checkout" size="small">
            Pre-order Now
          </ButtonLink>
        </div>
      </section>
    </InDock>
  );
}
