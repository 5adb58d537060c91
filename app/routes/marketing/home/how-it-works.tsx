import { useRef } from "react";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { home } from "#content/home.ts";
import footCold from "#imagery/drawn/foot-cold.svg?url";
import footWarm from "#imagery/drawn/foot-warm.svg?url";
import handCold from "#imagery/drawn/hand-cold.svg?url";
import handWarm from "#imagery/drawn/hand-warm.svg?url";

export function Science() {
  return (
    <Band id="science" tone="deep" aria-labelledby="science-title">
      <div className="wrap science-grid">
        <h2 id="science-title">
          <ColdToWarm cold="How does" warm="it work" />
        </h2>
        <Comparison />
        <div className="science-words">
          <dl>
            {home.science.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  );
}

/** Cold and warm hand and foot, one laid over the other and cut where the slider stands. */
function Comparison() {
  const view = useRef<HTMLDivElement>(null);
  return (
    <figure className="compare">
      <div className="compare-view" ref={view}>
        <div className="compare-side">
          <img
            src={handCold}
            alt="Drawing of a cold hand and foot: blue fingers and toes, some warmth left in palm and heel"
            width="400"
            height="520"
            loading="lazy"
          />
          <img src={footCold} alt="" width="400" height="520" loading="lazy" />
        </div>
        <div className="compare-side compare-warm">
          <img src={handWarm} alt="The same hand and foot warm: ember and amber to the tips" width="400" height="520" loading="lazy" />
          <img src={footWarm} alt="" width="400" height="520" loading="lazy" />
        </div>
        <span className="compare-label readout">Warm</span>
        <span className="compare-label compare-label-end readout">Cold</span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label="From cold to warm"
          className="compare-slider"
          onChange={(event) => view.current?.style.setProperty("--share", String(Number(event.target.value) / 100))}
        />
      </div>
      <figcaption className="readout">Illustration, not measured data</figcaption>
    </figure>
  );
}
