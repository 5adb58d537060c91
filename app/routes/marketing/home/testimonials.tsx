import { type KeyboardEvent, type PointerEvent as Press, useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm, Sample, VisuallyHidden } from "#app/ui/text.tsx";
import { home } from "#content/site/home.ts";
import { type Testimonial, testimonials } from "#content/testimonials.ts";

/** All quotes are in the page; without script they are a row to scroll sideways. */
export const Testimonials = ({ quotes = testimonials }: { quotes?: readonly Testimonial[] }) => quotes.length > 0 && <Carousel quotes={quotes} />;

const words = home.testimonials;

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
            <ColdToWarm cold={words.cold} warm={words.warm} />
          </h2>
          <div className="voices-controls">
            <button type="button" className="round voices-pause" onClick={() => setPlaying(!playing)}>
              <Icon name={playing ? "pause" : "play"} label={playing ? words.pause : words.play} />
            </button>
            <button type="button" className="round voices-arrow" onClick={() => go(at - 1)}>
              <Icon name="left" label={words.previous} />
            </button>
            <button type="button" className="round voices-arrow" onClick={() => go(at + 1)}>
              <Icon name="right" label={words.next} />
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
                  aria-label={words.place(i + 1, count)}
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
            <div className="dots" role="tablist" aria-label={words.choose} ref={dots} onKeyDown={onDotKey}>
              {quotes.map(({ author }, i) => (
                <button
                  key={author}
                  type="button"
                  role="tab"
                  aria-selected={i === at}
                  aria-controls={`quote-${i + 1}`}
                  aria-label={words.quote(i + 1, count)}
                  tabIndex={i === at ? 0 : -1}
                  onClick={() => go(i)}
                />
              ))}
            </div>
            <p className="readout" aria-hidden={hydrated}>
              {words.place(at + 1, count)}
            </p>
            {/* What a press brought is said; what comes by itself is not. */}
            <p aria-live="polite">
              <VisuallyHidden>
                {said === at && quotes[at] ? `${words.place(at + 1, count)}: “${quotes[at].quote}” ${quotes[at].author}, ${quotes[at].role}` : ""}
              </VisuallyHidden>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}

/** Milliseconds each card stays. */
const stay = 5_000;
/** Milliseconds a change of card takes; testimonials.css moves it as long. */
const change = 300;
/** Pixels of sideways travel that count as a swipe. */
const swipe = 50;
/** Milliseconds of the hint that the row can be moved. */
const hint = 4_000;

/** A row of cards that moves by itself while it is seen, not held, not pointed at, not paused and motion is welcome. */
function useCarousel(count: number) {
  const [at, setAt] = useState(0);
  /** The card that a press brought; null before any. */
  const [said, setSaid] = useState<number | null>(null);
  const [playing, setPlaying] = useState(true);
  const [calm, setCalm] = useState(true);
  const [seen, setSeen] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dragging, setDragging] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const start = useRef(0);
  const busyUntil = useRef(0);

  const go = useCallback(
    (to: number) => {
      busyUntil.current = performance.now() + change;
      setAt((to + count) % count);
      setSaid((to + count) % count);
    },
    [count],
  );

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setCalm(still.matches);
    look();
    still.addEventListener("change", look);
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.4 });
    if (section.current) watch.observe(section.current);
    return () => {
      still.removeEventListener("change", look);
      watch.disconnect();
    };
  }, []);

  useEffect(() => {
    track.current?.style.setProperty("--count", String(count));
    track.current?.style.setProperty("--at", String(at));
  }, [at, count]);

  const moving = playing && !calm && seen && !pointed && !focused && !dragging;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card gets its full time.
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => !document.hidden && setAt((now) => (now + 1) % count), stay);
    return () => clearInterval(timer);
  }, [moving, count, at]);

  useEffect(() => {
    if (!seen || calm) return;
    const row = track.current;
    if (!row || row.dataset.hinted !== undefined) return;
    row.dataset.hinted = "";
    row.classList.add("voices-hint");
    const timer = setTimeout(() => row.classList.remove("voices-hint"), hint);
    return () => clearTimeout(timer);
  }, [seen, calm]);

  const pull = (pixels: number) => track.current?.style.setProperty("--pull", `${pixels}px`);
  const release = (event: Press) => {
    if (!dragging) return;
    setDragging(false);
    pull(0);
    const travel = event.clientX - start.current;
    if (Math.abs(travel) > swipe) go(at + (travel < 0 ? 1 : -1));
  };

  const held = {
    onPointerEnter: (event: Press) => event.pointerType === "mouse" && setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: (event: { target: Element }) => setFocused(event.target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
    onPointerDown: (event: Press) => {
      if (event.button !== 0 || performance.now() < busyUntil.current || !(event.target as Element).closest(".voices-view")) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: (event: Press) => dragging && pull(event.clientX - start.current),
    onPointerUp: release,
    onPointerCancel: () => {
      setDragging(false);
      pull(0);
    },
    ...(dragging && { "data-dragging": "" }),
  };

  return { at, said, go, playing, setPlaying, held, track, section };
}
