import { colourNotes, colourPairs, thermalRamp } from "#app/features/styleguide/colour-notes.ts";
import { contrast } from "#app/features/styleguide/contrast.ts";
import type { Tokens } from "#app/features/styleguide/read-tokens.ts";

// A colour is drawn, not styled: the policy refuses style attributes.
const Fill = ({ hex }: { hex: string | undefined }) => (
  <svg className="guide-fill" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
    <rect width="1" height="1" fill={hex} />
  </svg>
);

/** What a contrast is enough for, in the words of the guideline. */
const grade = (ratio: number) => (ratio >= 4.5 ? "text" : ratio >= 3 ? "large type, marks" : "ground only");

export function ThermalRamp({ colours }: { colours: Tokens["colours"] }) {
  return (
    <ol className="guide-ramp">
      {thermalRamp.map((name) => {
        const colour = colours.find((other) => other.name === name);
        return (
          <li key={name}>
            <Fill hex={colour?.hex} />
            <p className="readout">
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
    <ul className="guide-colours">
      {colours.map(({ name, hex, onFrost, onDeep }) => (
        <li key={name}>
          <Fill hex={hex} />
          <h4>{name}</h4>
          <p className="readout">{hex}</p>
          <p className="small">{colourNotes[name]}</p>
          <dl className="readout">
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
    <ul className="guide-pairs">
      {colourPairs.map(({ text, ground, least, where }) => {
        const [ink = "", paper = ""] = [hexOf[text], hexOf[ground]];
        return (
          <li key={`${text} ${ground}`}>
            <svg viewBox="0 0 96 56" aria-hidden="true">
              <rect width="96" height="56" fill={paper} />
              <text x="14" y="40" fill={ink}>
                Aa
              </text>
            </svg>
            <p>
              <strong>{where}</strong>
              <span className="readout">
                {text} on {ground}
              </span>
              <span className="readout">
                {contrast(ink, paper).toFixed(1)}, at least {least}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
