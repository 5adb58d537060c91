import { useId, useRef } from "react";
import type { Tokens } from "#app/routes/styleguide/tokens.ts";
import { brand } from "#content/brand.ts";

const samples: Readonly<Record<string, string>> = {
  hero: "Wave goodbye",
  h1: "Join the Warmth List",
  h2: "How does it work",
  h3: "Feels warm, slowly",
  lead: "Leave your name, and hear from us first.",
  body: "Rub it in well before you set out, and feel warm when you get there.",
  small: "You can leave the list whenever you like, with one press.",
};

export function TypeScale({ type }: { type: Tokens["type"] }) {
  return (
    <ol className="guide-type">
      {type.toReversed().map(({ name, sizes, line }) => (
        <li key={name}>
          <p className="readout">
            {name} · {sizes.join("–")} px · {line}
          </p>
          <p className={`guide-type-${name}`}>{samples[name] ?? brand.tagline}</p>
        </li>
      ))}
    </ol>
  );
}

const faces = [
  { name: "Archivo", role: "Headlines. One weight, and a width from 75 to 125: the only thing that tells cold from warm.", sample: "guide-face-display" },
  { name: "Atkinson Hyperlegible Next", role: "Text. Drawn for readers with low vision, so that no two letters are mistaken.", sample: "guide-face-text" },
  { name: "Atkinson Hyperlegible Mono", role: "Readouts: prices, times, references. Never a sentence.", sample: "guide-face-mono" },
] as const;

export function Faces() {
  return (
    <ul className="guide-faces">
      {faces.map(({ name, role, sample }) => (
        <li key={name}>
          <p className={sample} aria-hidden="true">
            {sample === "guide-face-mono" ? "3 h 15 min" : "Il1 O0 Rag"}
          </p>
          <h4>{name}</h4>
          <p className="small">{role}</p>
        </li>
      ))}
    </ul>
  );
}

const widths = [75, 88, 100, 112, 125] as const;

/** One word on the whole width axis, and a slider to feel it. */
export function WidthAxis() {
  const word = useRef<HTMLParagraphElement>(null);
  const id = useId();
  return (
    <div className="guide-axis">
      <ol>
        {widths.map((width) => (
          <li key={width}>
            <span className="readout">{width}</span>
            <span className={`guide-width-${width}`}>{brand.name}</span>
          </li>
        ))}
      </ol>
      <div className="guide-axis-live">
        <p ref={word} aria-hidden="true">
          {brand.name}
        </p>
        <label className="readout" htmlFor={id}>
          Width, cold to warm
        </label>
        <input
          id={id}
          type="range"
          min="75"
          max="125"
          defaultValue="75"
          onInput={(event) => word.current?.style.setProperty("--width", `${event.currentTarget.value}%`)}
        />
      </div>
    </div>
  );
}
