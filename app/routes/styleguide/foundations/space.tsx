import type { Tokens } from "#app/routes/styleguide/tokens.ts";

/** Pixels, and the number that Tailwind's 4-pixel grid calls each. */
const steps = [4, 8, 12, 16, 24, 32, 48, 72, 104, 144] as const;

export function Spacing() {
  return (
    <ol className="flex flex-wrap items-end gap-6">
      {steps.map((step) => (
        <li key={step} className="grid gap-1">
          <svg className="fill-warm-mid" width={step} height={step} aria-hidden="true">
            <rect width={step} height={step} />
          </svg>
          <span className="readout">{step}</span>
          <span className="readout soft">{step / 4}</span>
        </li>
      ))}
    </ol>
  );
}

const radiusUse: Readonly<Record<string, string>> = { input: "fields", card: "sheets", cap: "buttons, round as the tube's cap" };
const shadowUse: Readonly<Record<string, string>> = { low: "an edge", high: "a sheet above the page", glow: "the main button, when the cursor is near" };

/** Whole names, for Tailwind reads them in the code. */
const rounded: Readonly<Record<string, string>> = { input: "rounded-input", card: "rounded-card", cap: "rounded-cap" };
const raised: Readonly<Record<string, string>> = { low: "shadow-low", high: "shadow-high", glow: "shadow-glow" };

export function Shapes({ radii, shadows, layers }: Pick<Tokens, "radii" | "shadows" | "layers">) {
  return (
    <div className="guide-grid">
      {radii.map(({ name, value }) => (
        <figure key={name}>
          <div className={`h-24 border-2 border-cold-strong bg-surface-raised ${rounded[name]}`} />
          <figcaption className="mt-4 grid">
            <strong>radius-{name}</strong>
            <span className="readout">{value}</span>
            <span className="small">{radiusUse[name]}</span>
          </figcaption>
        </figure>
      ))}
      {shadows.map(({ name }) => (
        <figure key={name}>
          <div className={`h-24 rounded-card bg-surface-raised ${raised[name]}`} />
          <figcaption className="mt-4 grid">
            <strong>shadow-{name}</strong>
            <span className="small">{shadowUse[name]}</span>
          </figcaption>
        </figure>
      ))}
      <figure>
        <ol>
          {layers.toReversed().map(({ name, value }) => (
            <li key={name} className="readout flex justify-between border-b border-rule">
              <span>{name}</span>
              <span>{value}</span>
            </li>
          ))}
          <li className="readout flex justify-between">
            <span>content</span>
            <span>0</span>
          </li>
        </ol>
        <figcaption className="mt-4 grid">
          <strong>Layers</strong>
          <span className="small">Dialogs stand in the browser's top layer, above them all.</span>
        </figcaption>
      </figure>
    </div>
  );
}
