import { data, Form, href } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { Confirm, Summary } from "#app/features/operator/confirm.tsx";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { May } from "#app/features/operator/may.tsx";
import { Outcome, useRefusedForm } from "#app/features/operator/outcome.tsx";
import { addressWith, Filters, PageTitle, Paging, useSearchForm } from "#app/features/operator/page-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField, SelectField, TextField } from "#app/ui/forms/fields.tsx";
import { fieldOf, readForm } from "#app/ui/forms/read-form.ts";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { Card } from "#app/ui/section.tsx";
import { countries } from "#content/countries.ts";
import { listPage } from "#content/site/back-office/list.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isUuid, searchText } from "#contracts/fields.ts";
import { type ListPerson, listOutcomes, listStatuses, shownPeople } from "#contracts/mailing-list.ts";
import { listAddress } from "#contracts/operator-forms.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["list"] };

export const meta: Route.MetaFunction = ({ matches }) => describePage(listPage, matches);

/** What the address asks for; what makes no sense there is passed over. */
const asked = v.object({
  search: searchText,
  country: v.fallback(v.optional(v.picklist(countries.map(({ code }) => code))), undefined),
  status: v.fallback(v.optional(v.picklist(listStatuses)), undefined),
  source: v.optional(v.string()),
  /** The moment and the id of the last who was seen. */
  before: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(" ")),
        v.tuple([v.pipe(v.string(), v.isoTimestamp(), v.toDate()), v.pipe(v.string(), v.check(isUuid))]),
      ),
    ),
    undefined,
  ),
});

/** Two records of one way to leave are one line, the most frequent first. */
const joinAlike = (leavings: Awaited<ReturnType<OperatorBackend["readMailingList"]>>["leavings"]) =>
  [...Map.groupBy(leavings, ({ how }) => listPage.left.by(how))]
    .map(([how, alike]) => ({ how, times: alike.reduce((sum, { times }) => sum + times, 0), lately: alike.reduce((sum, { lately }) => sum + lately, 0) }))
    .toSorted((a, b) => b.times - a.times);

async function readFigures(operator: OperatorBackend) {
  const { onList, countedAt, waiting, provider, outcomes, leavings, disposable } = await operator.readMailingList();
  return {
    onList: listPage.about(onList, countedAt !== null),
    waiting,
    provider,
    leavings: joinAlike(leavings),
    outcomes: outcomes.map(({ outcome, people }) => ({ words: listOutcomes[outcome], people: listPage.about(people, countedAt !== null) })),
    disposable: {
      ...disposable,
      newest: disposable.newest.map(({ email, status, at }) => ({ email, detail: listPage.since(listPage.standings[status], formatMoment(at)) })),
    },
  };
}

const { takeOff } = listPage;

const nameOf = (country: string | undefined) => countries.find(({ code }) => code === country)?.name;

const nameOfSource = (source: string) => listPage.sources[source] ?? source;

const showPerson = ({ at, country, ...person }: ListPerson) => ({
  ...person,
  country: nameOf(country) ?? country,
  at: formatMoment(at),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const { search, country, status, source: from, before } = v.parse(asked, Object.fromEntries(new URL(request.url).searchParams));
  const sources = await operator.listSignUpSources().catch(throwFailure);
  const source = sources.find((one) => one === from);
  const isAsked = [search || undefined, country, status, source].some((one) => one !== undefined);
  const [found, figures] = await Promise.all([
    operator.listSignUps({ search, country, status, source, before: before && { at: before[0], id: before[1] } }),
    // They count the whole list: nobody who searches waits for them.
    isAsked || before ? null : readFigures(operator),
  ]).catch(throwFailure);
  const shown = found.slice(0, shownPeople);
  const last = found.length > shownPeople ? shown.at(-1) : undefined;
  return {
    figures,
    people: {
      search,
      country,
      status,
      source,
      sources: sources.map((one) => [one, nameOfSource(one)] as const),
      isAsked,
      before: before?.[1] ?? "",
      shown: shown.map(showPerson),
      next: last && `${last.at.toISOString()} ${last.id}`,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const address = fieldOf(form, "address");
  try {
    if (!(await context.get(backend).operator.takeOffList(address))) throw new Failure("conflict", { message: listPage.notOn(address) });
    return data({ done: { words: listPage.takenOff(address) } });
  } catch (error) {
    return failureResponse(toFailure(error), { values: readForm(form) });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

type Row = { name: string; value: string };

const Rows = ({ title, none, rows }: { title: string; none: string; rows: Row[] }) => (
  <Card tone="flat">
    <h2 className="text-h3">{title}</h2>
    {rows.length === 0 ? (
      <p className="soft mt-2">{none}</p>
    ) : (
      <dl className="mt-4 grid gap-3">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="wrap-anywhere min-w-0">{name}</dt>
            <dd className="soft">{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </Card>
);

type PeopleProps = Awaited<ReturnType<typeof loader>>["people"];

function People({ search, country, status, source, sources, isAsked, before, shown, next }: PeopleProps) {
  const words = listPage.people;
  const form = useSearchForm(search, country, status, source);
  return (
    <section aria-labelledby="people" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="people" className="text-h3">
        {words.title}
      </h2>
      <Form
        ref={form}
        role="search"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] [&_.field]:mt-0"
      >
        <TextField name="search" type="search" label={words.find} help={words.help} defaultValue={search} maxLength={100} autoComplete="off" />
        <Filters
          words={words.filter}
          chosen={[nameOf(country), status && listPage.standings[status], source && nameOfSource(source)]}
          className="max-lg:col-span-full"
        >
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
            <SelectField
              key={`in ${country}`}
              name="country"
              label={words.country}
              none={words.everywhere}
              options={countries.map(({ code, name }) => [code, name] as const)}
              defaultValue={country ?? ""}
            />
            <SelectField
              key={status}
              name="status"
              label={words.status}
              none={words.any}
              options={listStatuses.map((one) => [one, listPage.standings[one]] as const)}
              defaultValue={status ?? ""}
            />
            <SelectField key={`from ${source}`} name="source" label={words.source} none={words.anywhere} options={sources} defaultValue={source ?? ""} />
          </div>
        </Filters>
        <Button type="submit" look="secondary" size="small" className="max-lg:col-start-2 max-lg:row-start-1">
          {words.search}
        </Button>
      </Form>
      <p role="status" className="soft">
        {before === "" && (shown.length > 0 ? words.found(shown.length, !next) : isAsked ? words.noMatch : words.none)}
      </p>
      {shown.length > 0 && (
        <ol aria-label={words.label}>
          {shown.map((person) => (
            <li key={person.id} className="border-cold-soft border-t py-3">
              <p className="wrap-anywhere">
                <strong>{person.name}</strong> {person.email}
              </p>
              <p className="small soft [&>*]:mr-4">
                <span className="inline-block first-letter:uppercase">{listPage.standings[person.status]}</span> <span>{person.country}</span>{" "}
                <span>{words.asked(person.at)}</span> {person.friends > 0 && <span>{words.friends(person.friends)}</span>}
              </p>
              {person.status === "confirmed" && (
                <May act="takeOffList">
                  <Confirm words={takeOff.words} of={person.email} means={takeOff.means(person.email)} now={takeOff.now} intent="take-off-person">
                    <input type="hidden" name="address" value={person.email} />
                  </Confirm>
                </May>
              )}
            </li>
          ))}
        </ol>
      )}
      <Paging
        links={[
          next && { to: addressWith(href("/operator/list"), { search, country, status, source, before: next }), words: words.older },
          (isAsked || before !== "") && { to: href("/operator/list"), words: words.showAll },
        ]}
      />
    </section>
  );
}

/** Above the list, which is long. */
function TakeOff() {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "take-off" });
  return (
    <details ref={box} open={answer !== undefined} className="-my-3">
      <Summary words={takeOff.title} />
      <ContractForm
        contract={listAddress}
        intent="take-off"
        answer={answer}
        summary={() => null}
        className="mt-2 grid max-w-measure justify-items-start gap-3 pb-3"
      >
        <EmailField name="address" label={takeOff.label} help={takeOff.help} required autoComplete="off" />
        <SendButton look="secondary" size="small">
          {takeOff.button}
        </SendButton>
      </ContractForm>
    </details>
  );
}

export default function List({ loaderData: { figures, people }, actionData }: Route.ComponentProps) {
  useHeadingFocus(people.before);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-8">
      <div>
        <PageTitle>{listPage.title}</PageTitle>
        {figures && <p className="mt-2">{listPage.counted(figures.onList, figures.waiting, figures.provider)}</p>}
      </div>
      <Outcome {...actionData} />
      <TakeOff />
      <People {...people} />
      {figures && <Figures {...figures} />}
    </div>
  );
}

const Figures = ({ provider, outcomes, leavings, disposable }: Awaited<ReturnType<typeof readFigures>>) => (
  <>
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <Rows
        title={listPage.left.title}
        none={listPage.nobody}
        rows={leavings.map(({ how, times, lately }) => ({ name: how, value: listPage.left.how(times, lately) }))}
      />
      <Rows title={listPage.provider(provider)} none={listPage.nobody} rows={outcomes.map(({ words, people }) => ({ name: words, value: people }))} />
      <Rows title={listPage.lent.title} none={listPage.lent.none} rows={disposable.newest.map(({ email, detail }) => ({ name: email, value: detail }))} />
    </div>
    {disposable.all > 0 && <p className="soft max-w-measure">{listPage.lent.all(disposable.all, disposable.onList)}</p>}
  </>
);
