import { href } from "react-router";
import { useSettled } from "#app/lib/hydration/use-hydrated.ts";
import { useSite } from "#app/lib/use-site.ts";
import { Ambient } from "#app/ui/ambient.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { StandingTube } from "#app/ui/tube.tsx";
import { brand } from "#content/brand.ts";
import { home } from "#content/site/home.ts";
import { buttons, illustration } from "#content/site/shared.ts";
import { unfilled } from "#contracts/site.ts";
import hand from "#imagery/drawn/hand-warm.svg?url";
import isotherms from "#imagery/drawn/hero-isotherms.svg?url";

export function Hero() {
  const { dispatch, price, closed } = useSite();
  return (
    <section className="hero on-dark" aria-labelledby="hero-title">
      <Ambient />
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="hero-brand">
            <span className="brand">{brand.name}</span> <span className="hero-tag">{brand.tagline}</span>
          </p>
          <h1 id="hero-title" tabIndex={-1}>
            <span className="cold block">{home.hero.cold}</span>{" "}
            <span className="warm hero-warm block">
              {home.hero.warm[0]} <br />
              {home.hero.warm[1]}
            </span>
          </h1>
          <p className="lead">{home.lead}</p>
          <p className="hero-actions">
            <ButtonLink to={href("/more-information/:reading?")}>
              {home.hero.more.words}
              <VisuallyHidden>{home.hero.more.about}</VisuallyHidden>
            </ButtonLink>
            <ButtonLink to={href("/warmth-list")} look="secondary">
              {buttons.join}
            </ButtonLink>
          </p>
          {/* The ribbon above says why there's no such way while pre-orders are closed. */}
          {(closed === "" || closed === unfilled.closed) && (
            <p data-only="SALES=open" className="hero-price flex flex-wrap items-baseline gap-x-4 md:gap-y-1">
              <Link className="inline-flex min-h-11 items-center font-bold" to={href("/checkout")}>
                {home.preOrder(price)}
              </Link>{" "}
              <span className="hero-facts readout soft">
                {home.included(dispatch).map((fact) => (
                  <span key={fact}>{fact} </span>
                ))}
              </span>
            </p>
          )}
        </div>
        <div className="hero-art">
          <HeroLines />
          <figure className="hero-hand">
            <img
              src={hand}
              alt={home.hero.handPicture}
              width="400"
              height="520"
              // Seen at once, but not before words and tube.
              loading="lazy"
              fetchPriority="low"
              decoding="async"
            />
            <figcaption className="readout soft">{illustration}</figcaption>
          </figure>
          <StandingTube className="hero-tube" place="hero" />
        </div>
      </div>
    </section>
  );
}

/** They come in once the words and the tube stand, and as a drawing, which no browser takes for the page's largest picture. */
function HeroLines() {
  return useSettled() ? (
    <svg className="hero-lines" viewBox="0 0 1980 1280" width="1980" height="1280" aria-hidden="true" focusable="false">
      <use href={`${isotherms}#lines`} />
    </svg>
  ) : (
    <noscript>
      <img className="hero-lines" src={isotherms} alt="" width="1980" height="1280" decoding="async" />
    </noscript>
  );
}
