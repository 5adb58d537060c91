import { Band, Card } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { home } from "#content/site/home.ts";
import { illustration } from "#content/site/shared.ts";
import foot from "#imagery/drawn/glyph-foot.svg?url";
import glove from "#imagery/drawn/glyph-glove.svg?url";
import warm from "#imagery/drawn/glyph-warm.svg?url";
import water from "#imagery/drawn/glyph-water.svg?url";
import daily from "#imagery/drawn/scene-commute.svg?url";
import skin from "#imagery/drawn/scene-skin.svg?url";
import active from "#imagery/drawn/scene-swim.svg?url";
import sole from "#imagery/drawn/sole.svg?url";

/** Three steps on one line that widens as it warms. */
export function Timeline() {
  return (
    <Band tone="deep" className="timeline" aria-labelledby="timeline-title">
      <div className="wrap">
        <h2 id="timeline-title">
          <ColdToWarm {...home.timeline} />
        </h2>
        <ol className="steps warming-steps">
          {home.steps.map(({ time, title, text }) => (
            <li key={title}>
              <p className="readout">{time}</p>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
        <ul className="facts readout soft">
          {home.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const glyphs = { warm, water, glove, foot };

export function Benefits() {
  return (
    <Band from="deep" className="benefits" aria-labelledby="benefits-title">
      <div className="wrap benefits-grid">
        <div>
          <h2 id="benefits-title">
            <ColdToWarm cold={home.cream.cold} warm={home.cream.warm} />
          </h2>
          <p className="lead">{home.cosmetic}</p>
          <figure className="benefits-foot">
            <img src={sole} alt={home.cream.foot} width="260" height="490" loading="lazy" />
            <figcaption className="readout soft">{illustration}</figcaption>
          </figure>
        </div>
        <ul className="benefits-cards sm:grid-cols-[1fr_1fr]">
          {home.benefits.map(({ glyph, title, text }) => (
            <li key={title}>
              <Card className="benefit">
                <img src={glyphs[glyph]} alt="" width="124" height="124" loading="lazy" />
                <h3>{title}</h3>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const scenes = { active, daily, skin };

export function Uses() {
  return (
    <Band tone="ice" from="frost" aria-labelledby="uses-title">
      <div className="wrap">
        <h2 id="uses-title">
          <ColdToWarm {...home.wherever} />
        </h2>
        <ul className="uses">
          {home.uses.map(({ scene, title, text }) => (
            <li key={title} className="card use">
              <img src={scenes[scene]} alt="" width="960" height="720" loading="lazy" />
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
