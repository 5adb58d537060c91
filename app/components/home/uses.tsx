import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { home } from "#content/home.ts";
import daily from "#imagery/drawn/scene-commute.svg?url";
import skin from "#imagery/drawn/scene-skin.svg?url";
import active from "#imagery/drawn/scene-swim.svg?url";

const scenes = { active, daily, skin };

export function Uses() {
  return (
    <Band tone="ice" from="frost" aria-labelledby="uses-title">
      <div className="wrap">
        <h2 id="uses-title">
          <ColdToWarm cold="Wherever the cold" warm="finds you" />
        </h2>
        <ul className="uses">
          {home.uses.map(({ scene, title, text }) => (
            <li key={title} className="use">
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
