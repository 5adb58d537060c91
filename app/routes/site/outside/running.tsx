import { scenes } from "#app/components/outside/scenes.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { Checklist, CosmeticNote } from "#app/ui/text.tsx";
import { hub, outsidePath, running } from "#content/pages/outside.ts";
import "#app/styles/outside.css";
import type { Route } from "./+types/running.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    { title: running.title, description: running.description, path: `${outsidePath}/running`, under: [{ title: hub.title, path: outsidePath }] },
    matches,
  );

export default function Running() {
  return (
    <Page>
      <header className="wrap race-top">
        <div>
          <p className="outside-trail">
            <Link to={outsidePath}>{hub.title}</Link>
          </p>
          <Headline cold={running.cold} warm={running.warm} />
          <p className="lead soft">{running.intro}</p>
        </div>
        <img className="drawn" src={scenes.run} alt="A drawing of a runner at dawn, one hand glowing" width="960" height="720" fetchPriority="high" />
      </header>
      <Band tone="deep" className="race" aria-labelledby="race-title">
        <div className="wrap">
          <h2 id="race-title">{running.clockTitle}</h2>
          <ol>
            {running.clock.map(({ time, title, text }) => (
              <li key={title}>
                <p className="race-time">{time}</p>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Band>
      <section className="wrap race-end" aria-labelledby="benefits-title">
        <h2 id="benefits-title">{running.benefitsTitle}</h2>
        <Checklist lines={running.benefits} />
        <div className="outside-order">
          <ButtonLink to="/checkout">{running.order}</ButtonLink>
          <CosmeticNote />
        </div>
      </section>
    </Page>
  );
}
