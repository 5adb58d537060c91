import { useState } from "react";
import { Button } from "#app/components/button.tsx";
import { throwConfetti } from "#app/features/confetti/throw-confetti.ts";

/** Names as in app/styles; the demonstration uses the site's own keyframes. */
const motions = [
  { name: "widen", time: "700 ms", use: "The hero’s warm words, once" },
  { name: "rise", time: "240 ms", use: "Cards as they come into view, once" },
  { name: "appear", time: "160 ms", use: "A new page; what lies behind the drawer" },
  { name: "slide-in", time: "240 ms", use: "The drawer" },
  { name: "turn", time: "900 ms", use: "While something is busy" },
  { name: "breathe", time: "4 s", use: "The last ember of the 404, three times" },
] as const;

export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <>
      <p className="guide-actions">
        <Button look="secondary" onClick={() => setRound(round + 1)}>
          Replay
        </Button>
        <Button look="secondary" onClick={throwConfetti}>
          Throw confetti
        </Button>
      </p>
      <p className="guide-still small">Your system asks for less motion, so everything stands in its final state and nothing is thrown.</p>
      <ul className="guide-motions" key={round}>
        {motions.map(({ name, time, use }) => (
          <li key={name}>
            <div className="guide-motion-stage" aria-hidden="true">
              <span className={`guide-motion guide-motion-${name}`}>{name === "widen" ? "warm" : ""}</span>
            </div>
            <strong>{name}</strong>
            <span className="readout">{time}</span>
            <span className="small">{use}</span>
          </li>
        ))}
      </ul>
      <p className="small soft guide-note">
        One easing for all: <span className="readout">cubic-bezier(.2, .8, .2, 1)</span>, quick to start and slow to settle, as warmth is.
      </p>
    </>
  );
}
