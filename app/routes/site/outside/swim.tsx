import { scenes } from "#app/components/outside/scenes.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Checklist, CosmeticNote } from "#app/ui/text.tsx";
import { hub, outsidePath, swim } from "#content/pages/outside.ts";
import "#app/styles/outside.css";
import type { Route } from "./+types/swim.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: swim.title, description: swim.description, path: `${outsidePath}/swim`, under: [{ title: hub.title, path: outsidePath }] }, matches);

export default function Swim() {
  return (
    <Page>
      <div className="dip on-dark">
        <img src={scenes.swimDark} alt="A drawing of a swimmer, the reaching hand glowing in the water" width="960" height="720" fetchPriority="high" />
        <header className="wrap">
          <p className="outside-trail">
            <Link to={outsidePath}>{hub.title}</Link>
          </p>
          <Headline cold={swim.cold} warm={swim.warm} />
          <p className="lead">{swim.intro}</p>
        </header>
      </div>
      <div className="beach">
        <div className="wrap beach-grid">
          <section aria-labelledby="before-title">
            <h2 id="before-title">{swim.before.title}</h2>
            <p>{swim.before.text}</p>
            <p className="beach-safety">
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
          <section className="beach-adds" aria-labelledby="adds-title">
            <h2 id="adds-title">{swim.benefitsTitle}</h2>
            <Checklist lines={swim.benefits} />
            <div className="outside-order">
              <ButtonLink to="/checkout">{swim.order}</ButtonLink>
              <CosmeticNote />
            </div>
          </section>
        </div>
      </div>
    </Page>
  );
}
