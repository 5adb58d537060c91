import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BackHome } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { CosmeticNote } from "#app/ui/text.tsx";
import { locksWarmth } from "#content/site/locks-warmth.ts";
import { buttons } from "#content/site/shared.ts";
import picture from "#imagery/drawn/page-locks-warmth.svg?url";
import "./page.css";
import type { Route } from "./+types/route.ts";

const { stretch, glove, limits } = locksWarmth;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: locksWarmth.title, description: locksWarmth.description, path: href("/locks-warmth") }, matches);

export default function LocksWarmth() {
  return (
    <Page>
      <header className="wrap page-top two-lines split keep-top items-center">
        <div>
          <BackHome />
          <Headline cold={locksWarmth.cold} warm={locksWarmth.warm} />
          <p className="lead">{locksWarmth.tagline}</p>
          <p className="keep-meaning">{locksWarmth.meaning}</p>
        </div>
        <img src={picture} alt={locksWarmth.picture} width="960" height="720" fetchPriority="high" />
      </header>
      <Band tone="deep" className="keep-stretch" aria-labelledby="stretch-title">
        <div className="wrap">
          <h2 id="stretch-title" className="soft">
            {stretch.title}
          </h2>
          <ol className="warming-steps">
            {stretch.points.map(({ time, word, text }) => (
              <li key={word}>
                <p className="readout">{time}</p>
                <h3>{word}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Band>
      <div className="wrap split keep-glove">
        <p className="cold">{glove.pull}</p>
        <div className="grid max-w-measure gap-[1em]">
          {glove.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <Band tone="warm" className="keep-end" aria-labelledby="limits-title">
        <div className="wrap split items-center">
          <div>
            <h2 id="limits-title">{limits.title}</h2>
            <p>{limits.text}</p>
          </div>
          <div>
            <CosmeticNote />
            <ButtonLink to={href("/checkout")} className="mt-4">
              {buttons.orderByName}
            </ButtonLink>
          </div>
        </div>
      </Band>
    </Page>
  );
}
