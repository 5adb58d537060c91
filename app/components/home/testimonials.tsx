import { type KeyboardEvent, useRef } from "react";
import { useCarousel } from "#app/components/home/use-carousel.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm, Sample, VisuallyHidden } from "#app/ui/text.tsx";
import { type Testimonial, testimonials } from "#content/testimonials.ts";

/** All quotes are in the page; without script they are a row to scroll sideways. */
export const Testimonials = ({ quotes = testimonials }: { quotes?: readonly Testimonial[] }) => quotes.length > 0 && <Carousel quotes={quotes} />;

function Carousel({ quotes }: { quotes: readonly Testimonial[] }) {
  const count = quotes.length;
  const hydrated = useHydrated();
  const { at, said, go, playing, setPlaying, held, track, section } = useCarousel(count);
  const dots = useRef<HTMLDivElement>(null);
  const onDotKey = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
    dots.current?.querySelectorAll("button")[(to + count) % count]?.focus();
  };

  return (
    <Band tone="sea" className="voices" aria-roledescription="carousel" aria-labelledby="voices-title">
      <div className="wrap" ref={section} {...held}>
        <div className="voices-head">
          <h2 id="voices-title">
            <ColdToWarm cold="What Our" warm="Customers Say" />
          </h2>
          <div className="voices-controls">
            <button type="button" className="round voices-pause" onClick={() => setPlaying(!playing)}>
              <Icon name={playing ? "pause" : "play"} label={playing ? "Pause the quotes" : "Play the quotes"} />
            </button>
            <button type="button" className="round voices-arrow" onClick={() => go(at - 1)}>
              <Icon name="left" label="Previous quote" />
            </button>
            <button type="button" className="round voices-arrow" onClick={() => go(at + 1)}>
              <Icon name="right" label="Next quote" />
            </button>
          </div>
        </div>
        <div>
          <div className="voices-view">
            <div className="voices-track" ref={track}>
              {quotes.map(({ quote, author, role }, i) => (
                <div
                  key={author}
                  id={`quote-${i + 1}`}
                  role="tabpanel"
                  className="voice"
                  aria-roledescription="slide"
                  aria-label={`${i + 1} of ${count}`}
                  {...(i === at ? { "data-on": "" } : { "aria-hidden": hydrated })}
                >
                  <blockquote>
                    <p>“{quote}”</p>
                  </blockquote>
                  <p className="voice-by">
                    <strong>{author}</strong> {role} <Sample />
                  </p>
                </div>
              ))}
            </div>
          </div>
          <div className="voices-foot">
            <div className="dots" role="tablist" aria-label="Choose a quote" ref={dots} onKeyDown={onDotKey}>
              {quotes.map(({ author }, i) => (
                <button
                  key={author}
                  type="button"
                  role="tab"
                  aria-selected={i === at}
                  aria-controls={`quote-${i + 1}`}
                  aria-label={`Quote ${i + 1} of ${count}`}
                  tabIndex={i === at ? 0 : -1}
                  onClick={() => go(i)}
                />
              ))}
            </div>
            <p className="readout">
              {at + 1} of {count}
            </p>
            {/* What a press brought is said; what comes by itself is not. */}
            <p aria-live="polite">
              <VisuallyHidden>{said === at && quotes[at] ? `“${quotes[at].quote}” ${quotes[at].author}, ${quotes[at].role}` : ""}</VisuallyHidden>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
