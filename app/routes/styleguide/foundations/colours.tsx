import { contrast, type Tokens } from "#app/routes/styleguide/tokens.ts";

// A colour is drawn, not styled: the policy refuses style attributes.
const Fill = ({ hex }: { hex: string | undefined }) => (
  <svg className="guide-whole block h-20 w-full" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
    <rect width="1" height="1" fill={hex} />
  </svg>
);

/** What a contrast is enough for, in the words of the guideline. */
const grade = (ratio: number) => (ratio >= 4.5 ? "text" : ratio >= 3 ? "large type, marks" : "ground only");

export function ThermalRamp({ colours }: { colours: Tokens["colours"] }) {
  return (
    <ol className="mt-12 grid grid-cols-3 gap-y-4 sm:grid-cols-6">
      {thermalRamp.map((name) => {
        const colour = colours.find((other) => other.name === name);
        return (
          <li key={name}>
            <Fill hex={colour?.hex} />
            <p className="readout soft mt-2">
              {name}
              <br />
              {((colour?.luminance ?? 0) * 100).toFixed(1)} %
            </p>
          </li>
        );
      })}
    </ol>
  );
}

export function Colours({ colours }: { colours: Tokens["colours"] }) {
  return (
    <ul className="guide-grid">
      {colours.map(({ name, hex, onFrost, onDeep }) => (
        <li key={name}>
          <Fill hex={hex} />
          <h4 className="mt-2 font-bold">{name}</h4>
          <p className="readout">{hex}</p>
          <p className="small">{colourNotes[name]}</p>
          <dl className="readout soft mt-2 grid grid-cols-[auto_1fr] gap-x-3 border-t border-rule pt-2">
            <dt>on frost</dt>
            <dd>
              {onFrost.toFixed(1)} {grade(onFrost)}
            </dd>
            <dt>on sea-950</dt>
            <dd>
              {onDeep.toFixed(1)} {grade(onDeep)}
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Each pair as it is really read, with its contrast and the least that is allowed. */
export function Pairs({ hexOf }: { hexOf: Tokens["hexOf"] }) {
  return (
    <ul className="guide-grid">
      {colourPairs.map(({ text, ground, least, where }) => {
        const [ink = "", paper = ""] = [hexOf[text], hexOf[ground]];
        return (
          <li key={`${text} ${ground}`} className="grid grid-cols-[5rem_1fr] items-center gap-4">
            <svg className="w-full rounded-card border border-rule" viewBox="0 0 96 56" aria-hidden="true">
              <rect width="96" height="56" fill={paper} />
              <text x="14" y="40" fontSize="32" fontWeight="700" fill={ink}>
                Aa
              </text>
            </svg>
            <p className="grid leading-snug">
              <strong>{where}</strong>
              <span className="readout soft">
                {text} on {ground}
              </span>
              <span className="readout soft">
                {contrast(ink, paper).toFixed(1)}, at least {least}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** What each colour is for: one line for every colour of content/tokens.css. */
export const colourNotes: Readonly<Record<string, string>> = {
  "sea-950": "Ink, and the darkest ground",
  "sea-900": "Dark bands",
  "sea-800": "Sheets on dark bands",
  "sea-600": "Links; cold headlines",
  "sea-500": "Graphics only",
  "ice-300": "Cold headlines and links on dark",
  "ice-200": "Rules; softer text on dark",
  "ice-100": "Pale bands",
  frost: "The page",
  white: "Sheets, fields",
  "slate-600": "Softer text",
  border: "Edges of fields",
  "ember-950": "The warm side of the comparison",
  "ember-800": "The light behind dark bands",
  "ember-700": "Warm headlines; a button pointed at",
  "ember-600": "The main button",
  "ember-500": "Graphics and large type only",
  "ember-400": "Between cold and warm, on dark",
  "amber-400": "The main button on dark; never text on light",
  "amber-veil": "Round the main button, when the cursor is near",
  "glow-200": "That button pointed at; the ramp's end",
  "glow-50": "Warm bands and sheets",
  gold: "Focus; confetti",
  pink: "Confetti only",
  ok: "It worked",
  "ok-pale": "Ground of that",
  error: "It did not",
  "error-pale": "Ground of that",
  warn: "Take care",
  "warn-pale": "Ground of that",
};

/** What is really read on what, and the least contrast that takes (WCAG 2.2: 4.5 text, 3 large type, edges and marks). */
export const colourPairs: readonly { text: string; ground: string; least: 3 | 4.5; where: string }[] = [
  { text: "sea-950", ground: "frost", least: 4.5, where: "Text" },
  { text: "slate-600", ground: "frost", least: 4.5, where: "Softer text" },
  { text: "sea-600", ground: "frost", least: 4.5, where: "Links" },
  { text: "ember-700", ground: "frost", least: 4.5, where: "Warm headline" },
  { text: "white", ground: "ember-600", least: 4.5, where: "Main button" },
  { text: "white", ground: "ember-700", least: 4.5, where: "Pointed at" },
  { text: "slate-600", ground: "ice-200", least: 4.5, where: "Disabled" },
  { text: "slate-600", ground: "ice-100", least: 4.5, where: "Softer, pale band" },
  { text: "ember-700", ground: "glow-50", least: 4.5, where: "Warm band" },
  { text: "frost", ground: "sea-950", least: 4.5, where: "Text on dark" },
  { text: "ice-200", ground: "sea-900", least: 4.5, where: "Softer on dark" },
  { text: "ice-300", ground: "sea-950", least: 4.5, where: "Links on dark" },
  { text: "amber-400", ground: "sea-900", least: 4.5, where: "Warm on dark" },
  { text: "white", ground: "sea-800", least: 4.5, where: "Quote in view" },
  { text: "sea-950", ground: "amber-400", least: 4.5, where: "Main button on dark" },
  { text: "ok", ground: "ok-pale", least: 4.5, where: "It worked" },
  { text: "error", ground: "error-pale", least: 4.5, where: "It did not" },
  { text: "warn", ground: "warn-pale", least: 4.5, where: "Take care" },
  { text: "border", ground: "frost", least: 3, where: "Edge of a field" },
  { text: "gold", ground: "sea-950", least: 3, where: "Focus on dark" },
];

/** From the North Sea to an ember: every step brighter than the last. */
export const thermalRamp = ["sea-950", "sea-800", "sea-500", "ember-500", "amber-400", "glow-200"] as const;
