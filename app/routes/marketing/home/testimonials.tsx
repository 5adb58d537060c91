import { type KeyboardEvent, type RefObject, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from "react";
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
  const row = useRef<HTMLDivElement>(null);
  const { at, said, go, playing, setPlaying, stop, touch } = useCarousel(row, count);
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
      <div className="wrap">
        <div className="voices-head">
          <div>
            <h2 id="voices-title">
              <ColdToWarm cold={words.cold} warm={words.warm} />
            </h2>
            {quotes.some(({ sample }) => sample) && <p className="soft mt-3">{words.samples}</p>}
          </div>
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
          {/* Scrolled by keyboard too. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable */}
          <section className="voices-view" ref={row} tabIndex={0} aria-label={words.row} {...touch}>
            <div className="voices-track">
              {quotes.map(({ quote, author, role, sample }, i) => (
                <div
                  key={author}
                  id={`quote-${i + 1}`}
                  role="tabpanel"
                  className={stop === null || stop === i ? "voice" : "voice snap-align-none"}
                  aria-roledescription="slide"
                  aria-label={words.place(i + 1, count)}
                  {...(i === at ? { "data-on": "" } : { "aria-hidden": hydrated })}
                >
                  <blockquote>
                    <p>“{quote}”</p>
                  </blockquote>
                  <p className="voice-by">
                    <strong>{author}</strong> {role} {sample && <Sample />}
                  </p>
                </div>
              ))}
            </div>
          </section>
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

/** Milliseconds each card stays, and takes to move on. */
const stay = 5_000;
const slide = 300;
/** Milliseconds without a scroll after which the row is taken to be at rest, where the browser doesn't tell. */
const rest = 150;
/** Milliseconds of the hint that the row can be moved. */
const hint = 4_000;
/** Pixels: a finger that goes further turns the card. */
const swipe = 50;

/** How far the row is scrolled, in pixels, with each of its cards in front; the last ones share its end. */
function placesOf(row: HTMLElement): number[] {
  const cards = [...row.querySelectorAll<HTMLElement>(".voice")];
  return cards.map(({ offsetLeft }) => Math.min(offsetLeft - (cards[0]?.offsetLeft ?? 0), row.scrollWidth - row.clientWidth));
}
const isAt = (row: HTMLElement, card: number) => Math.abs((placesOf(row)[card] ?? 0) - row.scrollLeft) < 2;

const glidesOf = (row: HTMLElement) => row.firstElementChild?.getAnimations() ?? [];
function endGlide(row: HTMLElement) {
  for (const move of glidesOf(row)) move.finish();
}
/** Draws the row, which stands there already, as if it came from so many pixels beside: browsers' own smooth scrolling takes as long as each likes. */
function glide(row: HTMLElement, from: number) {
  if (from === 0) return;
  // Browsers snap to where cards are drawn.
  row.style.scrollSnapType = "none";
  const move = row.firstElementChild?.animate({ translate: [`${from}px`, "0px"] }, { duration: slide, easing: "ease-out" });
  move?.finished.then(() => {
    if (glidesOf(row).length === 0) row.style.scrollSnapType = "";
  });
}

/** Whether somebody is reading or choosing. */
const isRead = (row: HTMLElement) =>
  document.hidden ||
  row.closest(".voices")?.querySelector(":focus-visible") ||
  (matchMedia("(hover: hover)").matches && row.closest(".wrap")?.matches(":hover"));

/** A row of cards that is scrolled by hand, and moves by itself while it is seen, not held, not paused and motion is welcome. */
function useCarousel(view: RefObject<HTMLDivElement | null>, count: number) {
  const [at, setAt] = useState(0);
  /** The card that somebody brought; null before any. */
  const [said, setSaid] = useState<number | null>(null);
  const [playing, setPlaying] = useState(true);
  const [calm, setCalm] = useState(true);
  const [seen, setSeen] = useState(false);
  /** The only card that the row may come to rest on; null outside a swipe. */
  const [stop, setStop] = useState<number | null>(null);
  /** Where the finger that is on the row came down. */
  const finger = useRef<number | null>(null);
  /** The card that the row should rest on. `at` may say so later: a jump ends before React has drawn it. */
  const due = useRef(0);

  const take = (card: number) => {
    due.current = card;
    setAt(card);
  };
  const show = (card: number) => {
    take(card);
    const row = view.current;
    if (!row) return;
    // While it's drawn beside its place it seems wider than it is.
    endGlide(row);
    const before = row.scrollLeft;
    row.scrollTo({ left: placesOf(row)[card] ?? 0, behavior: "instant" });
    if (!calm && Math.abs(card - at) <= 1) glide(row, row.scrollLeft - before);
  };
  const go = (to: number) => {
    const card = (to + count) % count;
    show(card);
    setSaid(card);
  };

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setCalm(still.matches);
    look();
    still.addEventListener("change", look);
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.4 });
    const section = view.current?.closest(".wrap");
    if (section) watch.observe(section);
    return () => {
      still.removeEventListener("change", look);
      watch.disconnect();
    };
  }, [view]);

  // Browsers snap by speed and place, a swipe counts by how far the finger went: they are left one card to snap to.
  const follow = (touch?: { clientX: number }) => {
    const row = view.current;
    if (!row || !touch || finger.current === null) return null;
    const travel = finger.current - touch.clientX;
    // A finger that scrolls the page does not move the row.
    const isTurned = Math.abs(travel) > swipe && !isAt(row, at);
    const card = isTurned ? Math.min(Math.max(at + Math.sign(travel), 0), count - 1) : at;
    setStop(card);
    return card;
  };
  const touch = {
    onTouchStart({ touches }: TouchEvent) {
      finger.current = touches.length === 1 && touches[0] ? touches[0].clientX : null;
      setStop(finger.current === null ? null : at);
    },
    onTouchMove: ({ changedTouches }: TouchEvent) => void follow(changedTouches[0]),
    onTouchEnd({ changedTouches }: TouchEvent) {
      const card = follow(changedTouches[0]);
      finger.current = null;
      if (view.current && isAt(view.current, at)) setStop(null);
      if (card === null || card === at) return;
      take(card);
      setSaid(card);
    },
    onTouchCancel() {
      finger.current = null;
      setStop(null);
    },
  };

  // At rest on another card than the one that was shown: somebody has scrolled there, or the browser snapped before it knew of the swipe.
  const settle = useEffectEvent((row: HTMLElement) => {
    if (finger.current !== null || glidesOf(row).length > 0) return;
    setStop(null);
    if (isAt(row, due.current)) return;
    if (stop !== null) return show(due.current);
    const away = placesOf(row).map((place) => Math.abs(place - row.scrollLeft));
    const nearest = away.indexOf(Math.min(...away));
    take(nearest);
    setSaid(nearest);
  });
  useEffect(() => {
    const row = view.current;
    if (!row) return;
    let timer: ReturnType<typeof setTimeout>;
    const onEnd = () => settle(row);
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(onEnd, rest);
    };
    // A reader's own scroll starts from where the row stands.
    const onHand = () => endGlide(row);
    const byHand = ["wheel", "pointerdown", "keydown"] as const;
    for (const hand of byHand) row.addEventListener(hand, onHand, { passive: true });
    const [event, listener] = "onscrollend" in row ? (["scrollend", onEnd] as const) : (["scroll", onScroll] as const);
    row.addEventListener(event, listener);
    return () => {
      clearTimeout(timer);
      row.removeEventListener(event, listener);
      for (const hand of byHand) row.removeEventListener(hand, onHand);
    };
  }, [view]);

  const moving = playing && !calm && seen;
  const advance = useEffectEvent(() => {
    const row = view.current;
    if (!row || finger.current !== null || isRead(row) || !isAt(row, at)) return;
    // What comes by itself isn't said, though somebody has brought it once.
    setSaid(null);
    show((at + 1) % count);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card gets its full time.
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => advance(), stay);
    return () => clearInterval(timer);
  }, [moving, at]);

  useEffect(() => {
    if (!seen || calm) return;
    const row = view.current;
    if (!row || row.dataset.hinted !== undefined) return;
    row.dataset.hinted = "";
    row.classList.add("voices-hint");
    const timer = setTimeout(() => row.classList.remove("voices-hint"), hint);
    return () => clearTimeout(timer);
  }, [view, seen, calm]);

  return { at, said, go, playing, setPlaying, stop, touch };
}
