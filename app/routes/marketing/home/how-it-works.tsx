import { useRef } from "react";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { home } from "#content/site/home.ts";
import { illustration } from "#content/site/shared.ts";
import handCold from "#imagery/drawn/hand-cold.svg?url";
import handWarm from "#imagery/drawn/hand-warm.svg?url";

const { comparison } = home;

export function Science() {
  return (
    <Band id="science" tone="deep" aria-labelledby="science-title">
      <div className="wrap science-grid">
        <h2 id="science-title">
          <ColdToWarm {...home.how} />
        </h2>
        <Comparison />
        <dl className="science-list">
          {home.science.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}

/** Two hands cold and the same two warm, one laid over the other and cut where the slider stands. */
function Comparison() {
  const view = useRef<HTMLDivElement>(null);
  return (
    <figure className="compare">
      <div className="compare-view" ref={view}>
        <div className="compare-side">
          <img src={handCold} alt={comparison.coldHand} width="400" height="520" loading="lazy" />
          <img src={handCold} alt="" width="400" height="520" loading="lazy" />
        </div>
        <div className="compare-side compare-warm">
          <img src={handWarm} alt={comparison.warmHand} width="400" height="520" loading="lazy" />
          <img src={handWarm} alt="" width="400" height="520" loading="lazy" />
        </div>
        <span className="compare-label readout">{comparison.warm}</span>
        <span className="compare-label compare-label-end readout">{comparison.cold}</span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={comparison.slider}
          aria-valuetext={comparison.share(50)}
          className="compare-slider"
          onChange={({ target }) => {
            view.current?.style.setProperty("--share", String(Number(target.value) / 100));
            target.ariaValueText = comparison.share(Number(target.value));
          }}
        />
      </div>
      <figcaption className="readout soft mt-3">{illustration}</figcaption>
    </figure>
  );
}
