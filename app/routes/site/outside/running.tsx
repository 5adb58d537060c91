import { Band } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Checklist } from "#app/components/checklist.tsx";
import { ColdToWarm } from "#app/components/cold-to-warm.tsx";
import { CosmeticNote } from "#app/components/cosmetic-note.tsx";
import { Link } from "#app/components/link.tsx";
import { scenes } from "#app/components/outside/scenes.ts";
import { describePage } from "#app/describe-page.ts";
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
    <main id="main">
      <header className="wrap race-top">
        <div>
          <p className="outside-trail">
            <Link to={outsidePath}>{hub.title}</Link>
          </p>
          <h1 tabIndex={-1}>
            <ColdToWarm cold={running.cold} warm={running.warm} />
          </h1>
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
    </main>
  );
}
