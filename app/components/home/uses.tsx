import { Band } from "#app/components/band.tsx";
import { ColdToWarm } from "#app/components/cold-to-warm.tsx";
import { home } from "#content/home.ts";
import active from "#imagery/drawn/scene-active.svg?url";
import daily from "#imagery/drawn/scene-daily.svg?url";
import skin from "#imagery/drawn/scene-skin.svg?url";

const scenes = { active, daily, skin };

export function Uses() {
  return (
    <Band tone="ice" aria-labelledby="uses-title">
      <div className="wrap">
        <h2 id="uses-title">
          <ColdToWarm cold="Wherever the cold" warm="finds you" />
        </h2>
        <ul className="uses">
          {home.uses.map(({ scene, title, text }) => (
            <li key={title} className="use">
              <img src={scenes[scene]} alt="" width="708" height="468" loading="lazy" />
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
