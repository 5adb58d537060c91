import { Band, Card } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { home } from "#content/home.ts";
import foot from "#imagery/drawn/glyph-foot.svg?url";
import glove from "#imagery/drawn/glyph-glove.svg?url";
import warm from "#imagery/drawn/glyph-warm.svg?url";
import water from "#imagery/drawn/glyph-water.svg?url";
import sole from "#imagery/drawn/sole.svg?url";

const glyphs = { warm, water, glove, foot };

export function Benefits() {
  return (
    <Band from="deep" className="benefits" aria-labelledby="benefits-title">
      <div className="wrap benefits-grid">
        <div className="benefits-words">
          <h2 id="benefits-title">
            <ColdToWarm cold="A cream for the cold" warm="half of the year" />
          </h2>
          <p className="lead">{home.cosmetic}</p>
          <figure className="benefits-foot">
            <img src={sole} alt="A drawing of a foot as a thermal camera would show it, warm to the toes" width="260" height="490" loading="lazy" />
            <figcaption className="readout">Illustration, not measured data</figcaption>
          </figure>
        </div>
        <ul className="benefits-cards">
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
