import { useEffect, useState } from "react";
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { InDock } from "#app/ui/dock.tsx";
import { brand } from "#content/brand.ts";
import { buttons, buyBar } from "#content/site/shared.ts";

/** Price and button at the bottom of a product page, while the page's own button (`data-main-button`) is out of sight. */
export function BuyBar({ price }: { price: string }) {
  const gone = useMainButtonGone();
  return (
    <InDock place="buy-bar">
      <section className="buy-bar on-dark" aria-label={buyBar.label} {...(!gone && { "data-away": "" })}>
        <div className="wrap flex items-center justify-end gap-6 py-[0.6rem] max-md:justify-between max-md:gap-4">
          <span className="mr-auto font-bold font-stretch-125% font-warm tracking-[-0.02em] max-md:hidden">{brand.name}</span>
          <p className="flex items-baseline gap-3 max-md:flex-col max-md:gap-0 max-md:leading-tight">
            <span className="readout text-[1.25rem] text-bright">{price}</span>
            <span className="text-[0.9375rem] text-ink-soft">{buyBar.shipping}</span>
          </p>
          <ButtonLink to={href("/checkout")} size="small" className="flex-none">
            {buttons.order}
          </ButtonLink>
        </div>
      </section>
    </InDock>
  );
}

/** What the bar at the top hides of the screen, in pixels. */
const navigation = 72;
/** Further than any page is long, in pixels: whatever is not above the screen is inside. */
const endless = 1_000_000;

/** Tells which of these parts are inside the screen, made larger or smaller by a margin, whenever that changes. */
function watch(parts: Element[], bottom: number, tell: (inside: Set<Element>) => void) {
  const inside = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? inside.add(target) : inside.delete(target);
      tell(inside);
    },
    { rootMargin: `-${navigation}px 0px ${bottom}px` },
  );
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}

/** Whether a button marked `data-main-button` has left the screen at its top, and neither one of them nor the footer is to be seen. */
export function useMainButtonGone() {
  const [passed, setPassed] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const buttons = [...document.querySelectorAll("[data-main-button]")];
    const footer = [...document.querySelectorAll("body > footer")];
    const stops = [
      watch(buttons, endless, (notAbove) => setPassed(notAbove.size < buttons.length)),
      watch([...buttons, ...footer], 0, (inside) => setSeen(inside.size > 0)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return passed && !seen;
}
