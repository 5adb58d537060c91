import { scenes } from "#app/components/outside/scenes.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Checklist, CosmeticNote } from "#app/ui/text.tsx";
import { feet, hub, outsidePath } from "#content/pages/outside.ts";
import "#app/styles/outside.css";
import type { Route } from "./+types/feet.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: feet.title, description: feet.description, path: `${outsidePath}/feet`, under: [{ title: hub.title, path: outsidePath }] }, matches);

export default function Feet() {
  return (
    <Page>
      <header className="wrap sole-top">
        <p className="outside-trail">
          <Link to={outsidePath}>{hub.title}</Link>
        </p>
        <Headline cold={feet.cold} warm={feet.warm} />
        <p className="lead soft">{feet.intro}</p>
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
      <div className="wrap sole-end">
        <img className="drawn" src={scenes.feet} alt="A drawing of a boot on cold ground, the foot inside it glowing" width="960" height="720" loading="lazy" />
        <section aria-labelledby="feet-benefits-title">
          <h2 id="feet-benefits-title">{feet.benefitsTitle}</h2>
          <Checklist lines={feet.benefits} />
          <p className="sole-stamp">{feet.stamp}</p>
          <div className="outside-order">
            <ButtonLink to="/checkout">{feet.order}</ButtonLink>
            <CosmeticNote />
          </div>
        </section>
      </div>
    </Page>
  );
}
