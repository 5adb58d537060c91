import { backend } from "#app/context.ts";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card, Disclosure } from "#app/ui/section.tsx";
import { describeHealth, groupLaunch, type HealthLine, healthPage, launchList } from "#content/site/back-office/health.ts";
import type { HealthState } from "#contracts/health.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(healthPage, matches);

const say = { moment: formatMoment, number: (count: number) => count.toLocaleString("en-GB") };

export async function loader({ context }: Route.LoaderArgs) {
  const health = await context.get(backend).operator.readHealth().catch(throwFailure);
  const { live, whole, lines } = health.launch;
  return { parts: describeHealth(health, say), launch: { live, whole, missing: lines.length, groups: groupLaunch(lines) } };
}

const icons = { broken: "stop", look: "warn", fine: "tick" } as const;
const colours = { broken: "rounded-cap bg-error px-3 text-surface-raised", look: "text-warn", fine: "text-ok" };

const State = ({ state }: { state: HealthState }) => (
  <p className={`inline-flex items-baseline gap-2 font-bold [&>svg]:self-center ${colours[state]}`}>
    <Icon name={icons[state]} size={20} />
    {healthPage.inWords[state]}
  </p>
);

const Part = ({ id, title, state, what, facts, todo, commands, link }: HealthLine) => (
  <li>
    <Card tone="flat" className="grid h-full content-start gap-2 py-4!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <State state={state} />
      </div>
      <p className="max-w-measure">{what}</p>
      {todo && <p className="max-w-measure font-bold">{todo}</p>}
      {commands && (
        <ul className="font-mono text-small wrap-anywhere">
          {commands.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <Link to={link.to} className="inline-flex min-h-11 items-center">
            {link.words}
          </Link>
        </p>
      )}
      <dl className="small soft grid gap-x-6 sm:max-lg:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>{name}:</dt>
            <dd className="wrap-anywhere min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  </li>
);

type Launch = Awaited<ReturnType<typeof loader>>["launch"];

const LaunchList = ({ live, whole, missing, groups }: Launch) => (
  <section aria-labelledby="launch">
    <h2 id="launch" className="text-h3">
      {launchList.title}
    </h2>
    <p className="mt-2 max-w-measure">{missing > 0 ? launchList.missing(missing) : live ? launchList.isLive : launchList.ready}</p>
    {!whole && (
      <p className="soft mt-2 max-w-measure">
        {launchList.partly} <code>{launchList.run}</code>
      </p>
    )}
    <div className="mt-3">
      {groups.map(({ where, lines }) => (
        <Disclosure key={where} open={groups.length === 1} summary={`${where}: ${launchList.countOf(lines.length)}`}>
          <ul className="grid gap-2 pb-3">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                <span className="font-bold">{launchList.toDo}:</span> {line}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  </section>
);

export default function HealthPage({ loaderData: { parts, launch } }: Route.ComponentProps) {
  const count = (state: HealthState) => parts.filter((part) => part.state === state).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <PageTitle>{healthPage.title}</PageTitle>
        <p className="mt-2 max-w-measure font-bold">{healthPage.summary(count("broken"), count("look"))}</p>
        <p className="soft mt-2 max-w-measure">{healthPage.lead}</p>
      </div>
      <ul aria-label={healthPage.list} className="grid gap-3 lg:grid-cols-2">
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </ul>
      <LaunchList {...launch} />
    </div>
  );
}
