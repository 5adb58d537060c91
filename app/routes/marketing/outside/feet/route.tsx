import { BackToHub, describeDay, OrderHere, scenes } from "#app/routes/marketing/outside/outside-parts.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { feet } from "#content/site/outside.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describeDay("feet", feet, matches);

export default function Feet() {
  return (
    <Page>
      <header className="wrap page-top day-top sole-top">
        <BackToHub />
        <Headline cold={feet.cold} warm={feet.warm} />
        <p className="lead soft max-w-measure">{feet.intro}</p>
      </header>
      <ol className="layers">
        {feet.layers.map(({ name, text }) => (
          <li key={name}>
            <div className="wrap">
              <h2>{name}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="wrap split sole-end">
        <img className="drawn" src={scenes.feet} alt={feet.picture} width="960" height="720" loading="lazy" />
        <section aria-labelledby="feet-benefits-title">
          <h2 id="feet-benefits-title">{feet.benefitsTitle}</h2>
          <Checklist lines={feet.benefits} />
          <p className="soft mt-6 mb-8">{feet.stamp}</p>
          <OrderHere words={feet.order} />
        </section>
      </div>
    </Page>
  );
}
