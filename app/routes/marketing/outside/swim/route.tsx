import { BackToHub, describeDay, OrderHere, scenes } from "#app/routes/marketing/outside/outside-parts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { swim } from "#content/site/outside.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describeDay("swim", swim, matches);

export default function Swim() {
  return (
    <Page>
      <div className="page-top day-top two-lines dip on-dark">
        <img src={scenes.swimDark} alt={swim.picture} width="960" height="720" fetchPriority="high" />
        <header className="wrap">
          <BackToHub />
          <Headline cold={swim.cold} warm={swim.warm} />
          <p className="lead">{swim.intro}</p>
        </header>
      </div>
      <div className="beach">
        <div className="wrap split beach-grid">
          <section aria-labelledby="before-title">
            <h2 id="before-title">{swim.before.title}</h2>
            <p>{swim.before.text}</p>
            <p className="notice notice-warn beach-safety">
              <Icon name="warn" />
              <span>{swim.safety}</span>
            </p>
          </section>
          <section aria-labelledby="routine-title">
            <h2 id="routine-title">{swim.routineTitle}</h2>
            <ol className="routine">
              {swim.routine.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="adds-title">
            <h2 id="adds-title">{swim.benefitsTitle}</h2>
            <Checklist lines={swim.benefits} className="mb-8" />
            <OrderHere words={swim.order} />
          </section>
        </div>
      </div>
    </Page>
  );
}
