import { href } from "react-router";
import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { useSite } from "#app/lib/use-site.ts";
import { scenes } from "#app/routes/marketing/outside/outside-parts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { CosmeticNote } from "#app/ui/text.tsx";
import { hub, outsidePath } from "#content/site/outside.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: hub.title, description: hub.description, path: outsidePath }, matches);

export default function OutsideHub() {
  const { price, amount } = useSite();
  return (
    <Page className="outside-hub">
      <header className="hub-top">
        <img src={scenes.signpost} alt="" width="960" height="720" fetchPriority="high" />
        <div className="wrap">
          <Headline cold={hub.cold} warm={hub.warm} />
          <p className="lead">{hub.lead}</p>
        </div>
      </header>
      <ul className="wrap hub-cards">
        {hub.cards.map(({ to, scene, title, text }) => (
          <li key={to} className="card">
            <img src={scenes[scene]} alt="" width="960" height="720" loading="lazy" />
            <div>
              <h2>
                <Link to={`${outsidePath}/${to}`}>{title}</Link>
              </h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <section className="wrap hub-commute md:grid-cols-[1fr_1.2fr]" aria-labelledby="commute-title">
        <img className="drawn" src={scenes.commute} alt="" width="960" height="720" loading="lazy" />
        <div>
          <h2 id="commute-title">{hub.commute.title}</h2>
          <p>{hub.commute.text}</p>
          <ButtonLink to={href("/checkout")}>{hub.order(price)}</ButtonLink>
          <ConversionNote amount={amount} />
          <CosmeticNote />
        </div>
      </section>
    </Page>
  );
}
