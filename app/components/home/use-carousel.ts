import { type PointerEvent as Press, useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds each card stays. */
const stay = 5_000;
/** Milliseconds a change of card takes; app/styles/home.css moves it as long. */
const change = 300;
/** Pixels of sideways travel that count as a swipe. */
const swipe = 50;
/** Milliseconds of the hint that the row can be moved. */
const hint = 4_000;

/** A row of cards that moves by itself while it is seen, not held, not pointed at, not paused and motion is welcome. */
export function useCarousel(count: number) {
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
