import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { home } from "#content/home.ts";

/** Three steps on one line that widens as it warms. */
export function Timeline() {
  return (
    <Band tone="deep" className="timeline" aria-labelledby="timeline-title">
      <div className="wrap">
        <h2 id="timeline-title">
          <ColdToWarm cold="Put it on early," warm="go out warm" />
        </h2>
        <ol className="steps">
          {home.steps.map(({ time, title, text }) => (
            <li key={title}>
              <p className="step-time">{time}</p>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
        <ul className="facts readout">
          {home.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
