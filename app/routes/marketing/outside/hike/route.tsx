import { BackToHub, describeDay, OrderHere, scenes } from "#app/routes/marketing/outside/outside-parts.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { hike } from "#content/site/outside.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

const { card } = hike;

export const meta: Route.MetaFunction = ({ matches }) => describeDay("hike", hike, matches);

export default function Hike() {
  return (
    <Page>
      <div className="page-top day-top two-lines hill">
        <header className="wrap">
          <BackToHub />
          <Headline cold={hike.cold} warm={hike.warm} />
          <p className="lead soft max-w-measure">{hike.intro}</p>
        </header>
        <div className="wrap split hill-grid lg:grid-cols-[1.25fr_0.85fr]">
          <table className="card route-card">
            <caption className="readout">{card.title}</caption>
            <thead className="visually-hidden">
              <tr>
                {card.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {card.legs.map(({ time, place, act }) => (
                <tr key={place}>
                  <td className="readout">{time}</td>
                  <th scope="row">{place}</th>
                  <td>{act}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="hill-side">
            <img className="drawn" src={scenes.hike} alt={hike.picture} width="960" height="720" fetchPriority="high" />
            <h2>{hike.benefitsTitle}</h2>
            <Checklist lines={hike.benefits} />
            <p className="soft">{hike.caution}</p>
            <OrderHere words={hike.order} />
          </div>
        </div>
      </div>
    </Page>
  );
}
