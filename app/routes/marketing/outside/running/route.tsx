import { BackToHub, describeDay, OrderHere, scenes } from "#app/routes/marketing/outside/outside-parts.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { running } from "#content/site/outside.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describeDay("running", running, matches);

export default function Running() {
  return (
    <Page>
      <header className="wrap page-top day-top split race-top">
        <div>
          <BackToHub />
          <Headline cold={running.cold} warm={running.warm} />
          <p className="lead soft">{running.intro}</p>
        </div>
        <img className="drawn" src={scenes.run} alt={running.picture} width="960" height="720" fetchPriority="high" />
      </header>
      <Band tone="deep" className="race" aria-labelledby="race-title">
        <div className="wrap">
          <h2 id="race-title" className="readout">
            {running.clockTitle}
          </h2>
          <ol>
            {running.clock.map(({ time, title, text }) => (
              <li key={title}>
                <p className="readout">{time}</p>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Band>
      <section className="wrap split race-end" aria-labelledby="benefits-title">
        <h2 id="benefits-title">{running.benefitsTitle}</h2>
        <Checklist lines={running.benefits} />
        <OrderHere words={running.order} />
      </section>
    </Page>
  );
}
