import { OpenTube, SlateTube, StandingTube } from "#app/ui/tube.tsx";

/** Of a side picture: half of the left column, or most of a phone's width. */
const sideSizes = "(min-width: 64rem) 320px, (min-width: 48rem) 27vw, 84vw";

/** Three pictures: side by side where there is room, a strip to swipe where there is not. */
export function Gallery() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard.
    <section className="gallery" aria-label="Pictures of the tube" tabIndex={0}>
      <div className="gallery-main">
        <StandingTube className="gallery-standing" place="gallery" />
      </div>
      <div className="gallery-side">
        <OpenTube sizes={sideSizes} />
      </div>
      <div className="gallery-side">
        <SlateTube sizes={sideSizes} />
      </div>
    </section>
  );
}
