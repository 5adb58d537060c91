import { backend } from "#app/context.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ConversionCard, DailyCard, RankedCard } from "#app/routes/operator/figures/cards.tsx";
import { daily, ranked, shapeInsights } from "#app/routes/operator/figures/shape-insights.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { figuresPage } from "#content/site/back-office/figures.ts";
import "#app/styles/figures.css";
import { insightNames, type Span, spans } from "#contracts/insight.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(figuresPage, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  const days: Span = new URL(request.url).searchParams.get("days") === "7" ? 7 : 30;
  const answers = await context.get(backend).operator.readInsights(insightNames, days).catch(throwFailure);
  return { days, away: answers.includes(null), figures: shapeInsights(answers) };
}

/** What the shop's weeks look like, in words, numbers and bars. */
export default function Figures({ loaderData: { days, away, figures } }: Route.ComponentProps) {
  return (
    <div className="figures">
      <header>
        <h1 tabIndex={-1} className="text-h2">
          {figuresPage.title}
        </h1>
        <nav aria-label={figuresPage.period}>
          {spans.map((span) => (
            <Link key={span} to={`?days=${span}`} aria-current={span === days ? "page" : undefined} preventScrollReset>
              {figuresPage.last(span)}
            </Link>
          ))}
        </nav>
      </header>
      <p className="max-w-[62ch]">{figuresPage.what}</p>
      {away && (
        <Notice kind="warn" title={figuresPage.away.title}>
          <p>{figuresPage.away.text}</p>
        </Notice>
      )}
      <div className="figures-daily">
        {daily.map((name) => {
          const figure = figures[name];
          return figure && <DailyCard key={name} figure={figure} from={name === "visits" ? figuresPage.withConsent : figuresPage.fromBooks} />;
        })}
      </div>
      {figures.conversion && <ConversionCard figure={figures.conversion} />}
      <div className="figures-ranked">
        {ranked.map((name) => {
          const figure = figures[name];
          return figure && <RankedCard key={name} figure={figure} of={name === "top-pages" ? figuresPage.pageViews : figuresPage.visits} />;
        })}
      </div>
    </div>
  );
}
