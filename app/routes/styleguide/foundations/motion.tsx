import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { throwConfetti } from "#app/ui/confetti/confetti.tsx";

/** Names as in app/styles; the demonstration uses the site's own keyframes. */
const motions = [
  { name: "widen", time: "700 ms", use: "The hero's warm words, once", animation: "motion-safe:animate-[widen_700ms_var(--ease-settle)_both]" },
  { name: "rise", time: "240 ms", use: "Cards as they come into view, once", animation: "motion-safe:animate-[rise_240ms_var(--ease-settle)_both]" },
  { name: "appear", time: "160 ms", use: "A new page; what lies behind the drawer", animation: "motion-safe:animate-[appear_160ms_linear_both]" },
  { name: "slide-in", time: "240 ms", use: "The drawer", animation: "motion-safe:animate-[slide-in_240ms_var(--ease-settle)_both]" },
  { name: "turn", time: "900 ms", use: "While something is busy", animation: "motion-safe:animate-[turn_900ms_linear_3]" },
  { name: "breathe", time: "4 s", use: "The last ember of the 404, three times", animation: "motion-safe:animate-[breathe_4s_ease-in-out_3]" },
] as const;

export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <>
      <p className="flex flex-wrap gap-4">
        <Button look="secondary" onClick={() => setRound(round + 1)}>
          Replay
        </Button>
        <Button look="secondary" onClick={throwConfetti}>
          Throw confetti
        </Button>
      </p>
      <p className="small motion-safe:hidden">Your system asks for less motion, so everything stands in its final state and nothing is thrown.</p>
      <ul className="guide-grid" key={round}>
        {motions.map(({ name, time, use, animation }) => (
          <li key={name}>
            <div className="mb-2 grid h-36 place-items-center overflow-clip rounded-card bg-surface-deep" aria-hidden="true">
              <span className={`guide-motion-${name} grid h-14 w-20 place-items-center bg-surface-cold font-warm text-[2rem] ${animation}`}>
                {name === "widen" ? "warm" : ""}
              </span>
            </div>
            <strong className="block">{name}</strong>
            <span className="readout soft block">{time}</span>
            <span className="small">{use}</span>
          </li>
        ))}
      </ul>
      <p className="small soft max-w-measure">
        One easing for all: <span className="readout">cubic-bezier(.2, .8, .2, 1)</span>, quick to start and slow to settle, as warmth is.
      </p>
    </>
  );
}

/** Everything that imagery/ has drawn stands here by itself. */
const files = import.meta.glob<string>("/imagery/drawn/*.svg", { query: "?url", import: "default", eager: true });

const kinds = [
  { title: "Thermal hand and foot", note: "Always captioned “Illustration, not measured data”.", of: /^(hand|foot|sole)/, dark: true },
  { title: "Scenes", note: "Two-pixel lines, and one warm place: where the hands or feet are.", of: /^scene-(?!.*-dark$)/, dark: false },
  { title: "Scenes for dark ground", note: "The same places at night.", of: /^scene-.*-dark$/, dark: true },
  { title: "Pages and posts", note: "One each, beside the headline.", of: /^(page|outside|blog)-/, dark: false },
  { title: "Small marks", note: "One beside each benefit.", of: /^glyph-/, dark: false },
  { title: "People", note: "Monograms in contour lines. Never a face that does not exist.", of: /^person-/, dark: true },
  {
    title: "Isotherms",
    note: "The only ornament: they divide, and they drift at most 6 px.",
    of: /^(?!hand|foot|sole|scene|glyph|person|page|outside|blog)/,
    dark: true,
  },
] as const;

const named = Object.entries(files).map(([path, url]) => ({ name: path.replace(/^.*\/|\.svg$/g, ""), url }));

export function Drawings() {
  return kinds.map(({ title, note, of, dark }) => {
    const drawn = named.filter(({ name }) => of.test(name));
    return (
      <section key={title} className="mt-4">
        <h4 className="font-bold">{title}</h4>
        <p className="small soft">{note}</p>
        <ul className={`guide-grid guide-whole mt-3 rounded-card p-5 ${dark ? "on-dark bg-surface-deep text-ink-soft" : "bg-surface-raised"}`}>
          {drawn.map(({ name, url }) => (
            <li key={name}>
              <img className="h-36 w-full object-contain" src={url} alt="" loading="lazy" />
              <p className="readout mt-2 text-center">{name}</p>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
