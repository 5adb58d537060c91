import { CutOutTube, StandingTube } from "#app/components/tube.tsx";
import hand from "#imagery/drawn/hand-warm.svg?url";

/** Three pictures: side by side where there is room, a strip to swipe where there is not. */
export function Gallery() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard.
    <section className="gallery" aria-label="Pictures of the tube" tabIndex={0}>
      <div className="gallery-main">
        <StandingTube className="gallery-standing" />
      </div>
      <div className="gallery-side gallery-warm">
        <CutOutTube className="gallery-lying" />
      </div>
      <figure className="gallery-side gallery-cold">
        <img src={hand} alt="A drawing of an open hand as a thermal camera would show it, warm to the fingertips" width="400" height="520" loading="lazy" />
        <figcaption className="readout">Illustration, not measured data</figcaption>
      </figure>
    </section>
  );
}
