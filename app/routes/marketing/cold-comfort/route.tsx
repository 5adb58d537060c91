import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { coldComfort } from "#content/site/cold-comfort.ts";
import { illustration } from "#content/site/shared.ts";
import picture from "#imagery/drawn/page-cold-comfort.svg?url";
import "./page.css";
import type { Route } from "./+types/route.ts";

const { reasons, help, cream } = coldComfort;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: coldComfort.title, description: coldComfort.description, path: href("/cold-comfort") }, matches);

export default function ColdComfort() {
  return (
    <Page>
      <div className="wrap reasons-grid">
        <header>
          <Headline cold={coldComfort.cold} warm={coldComfort.warm} />
          <p className="lead soft">{coldComfort.lead}</p>
        </header>
        <figure className="reasons-picture">
          <img src={picture} alt={coldComfort.picture} width="960" height="720" fetchPriority="high" />
          <figcaption className="readout">{illustration}</figcaption>
        </figure>
        <ol className="reasons">
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <Band tone="warm" aria-labelledby="help-title">
        <div className="wrap">
          <h2 id="help-title">
            <ColdToWarm cold={help.cold} warm={help.warm} />
          </h2>
          <ol className="helps">
            {help.points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Band>
      <section className="wrap wrap-text comfort-cream" aria-labelledby="cream-title">
        <h2 id="cream-title">{cream.title}</h2>
        {cream.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="soft">{coldComfort.cosmetic}</p>
        <p>
          <Link to={href("/pre-order")} className="inline-flex min-h-11 items-center">
            {cream.link}
          </Link>
        </p>
      </section>
    </Page>
  );
}
