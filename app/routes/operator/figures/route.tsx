import { backend } from "#app/context.ts";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { AssistantsCard, ConversionCard, DailyCard, RankedCard } from "#app/routes/operator/figures/cards.tsx";
import { daily, ranked, shapeInsights } from "#app/routes/operator/figures/shape-insights.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { figuresPage } from "#content/site/back-office/figures.ts";
import { bookNames, everySpan, insightNames, readSpan, year } from "#contracts/insight.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(figuresPage, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  const days = readSpan(new URL(request.url).searchParams.get("days")) ?? 30;
  const { operator } = context.get(backend);
  // What the assistants were asked is deleted long before a year has passed.
  const [answers, assistants] = await Promise.all([
    operator.readInsights(days === year ? bookNames : insightNames, days),
    days === year ? null : operator.readAssistants(days),
  ]).catch(throwFailure);
  return { days, away: answers.includes(null), figures: shapeInsights(answers), assistants };
}

/** What the shop's weeks look like, in words, numbers and bars. */
export default function Figures({ loaderData: { days, away, figures, assistants } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <PageTitle>{figuresPage.title}</PageTitle>
        <nav aria-label={figuresPage.period} className="flex flex-wrap rounded-cap border border-field-edge">
          {everySpan.map((span) => (
            <Link
              key={span}
              className="grid min-h-11 items-center rounded-cap px-5 no-underline aria-[current]:bg-ink aria-[current]:text-surface forced-colors:aria-[current]:outline-3 forced-colors:aria-[current]:-outline-offset-3"
              to={`?days=${span}`}
              aria-current={span === days ? "page" : undefined}
              preventScrollReset
            >
              {figuresPage.last(span)}
            </Link>
          ))}
        </nav>
      </header>
      <p className="mb-2 max-w-[62ch]">{days === year ? figuresPage.ofYear : figuresPage.what}</p>
      {away && (
        <Notice kind="warn" title={figuresPage.away.title}>
          <p>{figuresPage.away.text}</p>
        </Notice>
      )}
      {/* In one row, also where only three of them are known. */}
      <div className="grid gap-4 has-[details[open]]:items-start min-[36rem]:grid-cols-2 min-[68rem]:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {daily.map((name) => {
          const figure = figures[name];
          const from = name === "visits" ? figuresPage.withConsent : figuresPage.fromBooks;
          return figure && <DailyCard key={name} figure={figure} from={from} span={days} takings={name === "paid" ? figures.takings : undefined} />;
        })}
      </div>
      {figures.conversion && <ConversionCard figure={figures.conversion} />}
      {assistants && <AssistantsCard figures={assistants} />}
      {/* Cards of many heights, without holes. */}
      <div className="columns-[22rem] gap-x-4">
        {ranked.map((name) => {
          const figure = figures[name];
          return figure && <RankedCard key={name} figure={figure} of={figuresPage.of[name]} />;
        })}
      </div>
    </div>
  );
}
