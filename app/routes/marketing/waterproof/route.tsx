import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BackHome, Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { CosmeticNote } from "#app/ui/text.tsx";
import { buttons } from "#content/site/shared.ts";
import { waterproof } from "#content/site/waterproof.ts";
import picture from "#imagery/drawn/page-waterproof.svg?url";
import "./page.css";
import type { Route } from "./+types/route.ts";

const { above, below } = waterproof;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: waterproof.title, description: waterproof.description, path: href("/waterproof") }, matches);

export default function Waterproof() {
  return (
    <Page>
      <div className="page-top two-lines shore">
        <div className="wrap split shore-grid">
          <header>
            <BackHome />
            <Headline cold={waterproof.cold} warm={waterproof.warm} />
            <p className="lead">{waterproof.tagline}</p>
          </header>
          <img className="drawn" src={picture} alt={waterproof.picture} width="960" height="720" fetchPriority="high" />
          <section aria-labelledby="above-title">
            <h2 id="above-title" className="readout">
              {above.title}
            </h2>
            <ol className="shore-steps">
              {above.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
      <section className="water on-dark" aria-labelledby="below-title">
        <div className="wrap split water-grid">
          <h2 id="below-title">{below.title}</h2>
          <dl>
            {below.points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="water-proof">
            {waterproof.proof} <Link to={`${href("/scientific-development")}#claims`}>{waterproof.proofLink}</Link>
          </p>
          <div className="grid content-start justify-items-start gap-4">
            <CosmeticNote />
            <ButtonLink to={href("/checkout")}>{buttons.orderByName}</ButtonLink>
          </div>
        </div>
      </section>
    </Page>
  );
}
