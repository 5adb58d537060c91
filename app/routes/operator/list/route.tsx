import { data } from "react-router";
import { backend } from "#app/context.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField } from "#app/ui/forms/fields.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { Card } from "#app/ui/section.tsx";
import { listPage } from "#content/site/back-office/list.ts";
import { listOutcomes } from "#contracts/mailing-list.ts";
import { listAddress } from "#contracts/operator-forms.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["list"] };

export const meta: Route.MetaFunction = ({ matches }) => describePage(listPage, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { onList, waiting, provider, outcomes, leavings, disposable } = await context.get(backend).operator.readMailingList().catch(throwFailure);
  return {
    onList,
    waiting,
    provider,
    leavings,
    outcomes: outcomes.map(({ outcome, people }) => ({ words: listOutcomes[outcome], people })),
    disposable: {
      ...disposable,
      newest: disposable.newest.map(({ email, status, at }) => ({ email, detail: listPage.since(listPage.standings[status], formatMoment(at)) })),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const address = fieldOf(await request.formData(), "address");
  try {
    const off = await context.get(backend).operator.takeOffList(address);
    return data({ done: { words: off ? listPage.takenOff(address) : listPage.notOn(address) } });
  } catch (error) {
    return failureResponse(toFailure(error));
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

export default function List({ loaderData: { onList, waiting, provider, outcomes, leavings, disposable }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <h1 tabIndex={-1} className="text-h2">
          {listPage.title}
        </h1>
        <p className="mt-2">{listPage.counted(onList, waiting, provider)}</p>
      </div>
      <Outcome {...actionData} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Rows
          title={listPage.left.title}
          none={listPage.nobody}
          rows={leavings.map(({ how, times, lately }) => ({ name: how, value: listPage.left.how(times, lately) }))}
        />
        <Rows title={listPage.provider(provider)} none={listPage.nobody} rows={outcomes.map(({ words, people }) => ({ name: words, value: String(people) }))} />
        <Rows title={listPage.lent.title} none={listPage.lent.none} rows={disposable.newest.map(({ email, detail }) => ({ name: email, value: detail }))} />
        <Card tone="flat">
          <h2 className="mb-4 text-h3">{listPage.takeOff.title}</h2>
          <ContractForm contract={listAddress}>
            <EmailField name="address" label={listPage.takeOff.label} help={listPage.takeOff.help} required autoComplete="off" />
            <SendButton look="secondary" size="small" className="mt-4">
              {listPage.takeOff.button}
            </SendButton>
          </ContractForm>
        </Card>
      </div>
      {disposable.all > 0 && <p className="soft max-w-measure">{listPage.lent.all(disposable.all, disposable.onList)}</p>}
    </div>
  );
}
