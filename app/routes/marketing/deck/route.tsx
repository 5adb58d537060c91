import type { ReactNode } from "react";
import { href, redirect } from "react-router";
import { site } from "#app/context.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Headline, Page, PageHeader } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm, CosmeticNote, Sample } from "#app/ui/text.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { brand } from "#content/brand.ts";
import { deck } from "#content/site/deck.ts";
import { partners } from "#content/site/partners.ts";
import contours from "#imagery/drawn/page-partners.svg?url";
import swim from "#imagery/drawn/scene-swim-dark.svg?url";
import "./page.css";
import type { Route } from "./+types/route.ts";

/**
 * For those who have ticked the box of the partners' page: a link to the owner's deck, or else this one. No redirect: browsers hold those against form-action,
 * and where the owner's address leads on to isn't known.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { deck: address } = context.get(site);
  if (!new URL(request.url).searchParams.has("certified")) throw redirect(`${href("/more-information/:reading?", { reading: "partners" })}#deck`);
  return address === href("/deck") ? null : { address };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage({ title: deck.title, description: loaderData ? deck.elsewhere.lead : deck.description }, matches);

const { problem, product, day, price, proof, ask } = deck;
const sheets = 7;

type SheetProps = {
  nth: number;
  tone: "frost" | "ice" | "warm" | "sea" | "deep";
  cold: string;
  warm: string;
  lead?: string;
  beside?: ReactNode;
  children?: ReactNode;
};

/** One sheet: a screen's height where there is room, a page of its own on paper. */
const Sheet = ({ nth, tone, cold, warm, lead, beside, children }: SheetProps) => (
  <Band tone={tone} className="deck-sheet" aria-labelledby={`sheet-${nth}`}>
    <div className={`wrap${beside ? " deck-split" : ""}`}>
      <div>
        <p className="readout">{`${nth} / ${sheets}`}</p>
        <h2 id={`sheet-${nth}`}>
          <ColdToWarm cold={cold} warm={warm} />
        </h2>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {beside}
    </div>
  </Band>
);

const Elsewhere = ({ address }: { address: string }) => (
  <Page>
    <PageHeader cold={brand.name} warm={deck.warm} lead={deck.elsewhere.lead}>
      <ButtonLink to={address} rel="noopener" className="mt-8">
        {deck.elsewhere.open}
      </ButtonLink>
    </PageHeader>
  </Page>
);

export default function Deck({ loaderData }: Route.ComponentProps) {
  const cost = useSite().price;
  if (loaderData) return <Elsewhere {...loaderData} />;
  return (
    <Page>
      <Band tone="deep" className="deck-sheet deck-title">
        <div className="wrap deck-split">
          <div>
            <p className="readout">{`1 / ${sheets}`}</p>
            <Headline cold={brand.name} warm={deck.warm} />
            <p className="lead">{deck.lead}</p>
            <p className="soft mt-6 max-w-measure">
              <Sample /> {deck.note}
            </p>
          </div>
          <img className="drawn" src={contours} alt="" width="960" height="720" fetchPriority="high" />
        </div>
      </Band>
      <Sheet nth={2} tone="frost" {...problem} beside={<img className="drawn" src={swim} alt="" width="960" height="720" loading="lazy" />}>
        <ul className="deck-list">
          {problem.people.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </Sheet>
      <Sheet nth={3} tone="warm" cold={product.cold} warm={product.warm} lead={product.lead} beside={<CutOutTube className="mx-auto max-h-88 w-auto" />}>
        <ul className="deck-list">
          {product.points.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="soft mt-7">{product.watch}</p>
      </Sheet>
      <Sheet nth={4} tone="deep" cold={day.cold} warm={day.warm} lead={day.lead}>
        <dl className="deck-steps">
          {day.steps.map(([what, when]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <Sheet nth={5} tone="ice" cold={price.cold} warm={price.warm}>
        <p className="warm deck-sum block">{cost}</p>
        <p className="lead">{price.lead}</p>
      </Sheet>
      <Sheet nth={6} tone="frost" cold={proof.cold} warm={proof.warm} lead={proof.lead}>
        <p className="mt-7">
          <Link to={`${href("/scientific-development")}#claims`} className="inline-flex min-h-11 items-center">
            {proof.link}
          </Link>
        </p>
        <CosmeticNote />
      </Sheet>
      <Sheet nth={7} tone="deep" cold={ask.cold} warm={ask.warm}>
        <dl className="deck-who">
          {ask.who.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={href("/more-information/:reading?", { reading: "partners" })}>{ask.back}</ButtonLink>
        <p className="small soft mt-7 max-w-measure">
          {partners.notice.paragraphs[0]} <Sample />
        </p>
      </Sheet>
    </Page>
  );
}
