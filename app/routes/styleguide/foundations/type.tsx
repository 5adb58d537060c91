import { useId, useRef } from "react";
import type { Tokens } from "#app/routes/styleguide/tokens.ts";
import { brand } from "#content/brand.ts";

const samples: Readonly<Record<string, string>> = {
  hero: "Wave goodbye",
  h1: "Join the Warmth List",
  h2: "How does it work",
  h3: "Warmth that builds gradually",
  lead: "Sign up and we'll email you when it's your turn to pre-order.",
  body: "Rub it in a few hours before you head out.",
  small: "You can leave the list at any time, with one press.",
};

const set: Readonly<Record<string, string>> = {
  hero: "cold text-hero",
  h1: "cold text-h1",
  h2: "cold text-h2",
  h3: "cold text-h3",
  lead: "text-lead",
  body: "text-body",
  small: "text-small",
};

export function TypeScale({ type }: { type: Tokens["type"] }) {
  return (
    <ol className="grid gap-7">
      {type.toReversed().map(({ name, sizes, line }) => (
        <li key={name}>
          <p className="readout soft">
            {name} · {sizes.join("–")} px · {line}
          </p>
          <p className={`wrap-anywhere ${set[name]}`}>{samples[name] ?? brand.tagline}</p>
        </li>
      ))}
    </ol>
  );
}

const faces = [
  { name: "Archivo", role: "Headlines. One weight, and a width from 75 to 125: the only thing that tells cold from warm.", sample: "font-cold font-bold" },
  { name: "Atkinson Hyperlegible Next", role: "Text. Drawn for readers with low vision, so that no two letters are mistaken.", sample: "font-text" },
  { name: "Atkinson Hyperlegible Mono", role: "Readouts: prices, times, references. Never a sentence.", sample: "font-mono" },
] as const;

export function Faces() {
  return (
    <ul className="guide-grid">
      {faces.map(({ name, role, sample }) => (
        <li key={name}>
          <p className={`text-h2 ${sample}`} aria-hidden="true">
            {sample === "font-mono" ? "3 h 15 min" : "Il1 O0 Rag"}
          </p>
          <h4 className="font-bold">{name}</h4>
          <p className="small">{role}</p>
        </li>
      ))}
    </ul>
  );
}

const widths = [
  [75, "[font-stretch:75%] text-surface-sheet"],
  [88, "[font-stretch:88%] text-cold-mid"],
  [100, "[font-stretch:100%] text-warm-strong"],
  [112, "[font-stretch:112%] text-accent"],
  [125, "[font-stretch:125%] text-warm-mid"],
] as const;

/** One word on the whole width axis, and a slider to feel it. */
export function WidthAxis() {
  const word = useRef<HTMLParagraphElement>(null);
  const id = useId();
  return (
    <div className="grid gap-8">
      <ol>
        {widths.map(([width, look]) => (
          <li key={width} className="grid grid-cols-[3rem_1fr] items-baseline text-hero">
            <span className="readout soft">{width}</span>
            <span className={`font-warm font-bold ${look}`}>{brand.name}</span>
          </li>
        ))}
      </ol>
      <div className="grid gap-1 rounded-card bg-surface-deep p-5 text-ink on-dark">
        <p ref={word} className="font-warm text-hero font-bold [font-stretch:var(--width,75%)]" aria-hidden="true">
          {brand.name}
        </p>
        <label className="readout" htmlFor={id}>
          Width, cold to warm
        </label>
        <input
          className="min-h-11 w-full accent-warm-vivid"
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
