import type { ReactNode } from "react";
import { ColdToWarm } from "#app/components/cold-to-warm.tsx";
import { brand } from "#content/brand.ts";
import isotherms from "#imagery/drawn/hero-isotherms.svg?url";

const ideas = [
  ["Width is warmth.", "Cold headlines are condensed, warm ones expanded, on one variable axis."],
  ["Isotherms.", "Lines of equal warmth are the only ornament, round hands, feet, waves and hills."],
  ["North Sea to ember.", "One ramp of colour, each step brighter than the one before."],
] as const;

/** The cover: the idea in one look, and the contents. */
export function GuideHead({ parts, children }: { parts: readonly { id: string; title: string }[]; children: ReactNode }) {
  return (
    <header className="guide-head on-dark">
      <img className="guide-lines" src={isotherms} alt="" width="1980" height="1280" />
      <div className="wrap">
        <p className="readout">{brand.name} · style guide</p>
        <h1 tabIndex={-1}>
          <ColdToWarm cold="Heat" warm="expands" />
        </h1>
        <dl className="guide-ideas">
          {ideas.map(([idea, words]) => (
            <div key={idea}>
              <dt>{idea}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        {children}
        <nav aria-label="Contents" className="guide-contents">
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
}
