import { scenes } from "#app/components/outside/scenes.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Checklist, CosmeticNote } from "#app/ui/text.tsx";
import { hike, hub, outsidePath } from "#content/pages/outside.ts";
import "#app/styles/outside.css";
import type { Route } from "./+types/hike.ts";

const { card } = hike;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: hike.title, description: hike.description, path: `${outsidePath}/hike`, under: [{ title: hub.title, path: outsidePath }] }, matches);

export default function Hike() {
  return (
    <Page>
      <div className="hill">
        <header className="wrap">
          <p className="outside-trail">
            <Link to={outsidePath}>{hub.title}</Link>
          </p>
          <Headline cold={hike.cold} warm={hike.warm} />
          <p className="lead soft">{hike.intro}</p>
        </header>
        <div className="wrap hill-grid">
          <table className="route-card">
            <caption>{card.title}</caption>
            <thead>
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
                  <td className="route-time">{time}</td>
                  <th scope="row">{place}</th>
                  <td>{act}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="hill-side">
            <img className="drawn" src={scenes.hike} alt="A drawing of a walker on a ridge, hands glowing" width="960" height="720" fetchPriority="high" />
            <h2>{hike.benefitsTitle}</h2>
            <Checklist lines={hike.benefits} />
            <p className="soft">{hike.caution}</p>
            <div className="outside-order">
              <ButtonLink to="/checkout">{hike.order}</ButtonLink>
              <CosmeticNote />
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}
