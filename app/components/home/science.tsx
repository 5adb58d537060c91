import { Comparison } from "#app/components/home/comparison.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { home } from "#content/home.ts";

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
