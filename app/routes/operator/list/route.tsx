import { data, Form } from "react-router";
import { backend } from "#app/context.ts";
import { formatMoment } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { listOutcomes } from "#contracts/mailing-list.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "Warmth List", description: "Who is on the list, and who left." }, matches);

const standings = { confirmed: "on the list", pending: "not confirmed yet", unsubscribed: "left" } as const;

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
      newest: disposable.newest.map(({ email, status, at }) => ({ email, detail: `${standings[status]}, since ${formatMoment(at)}` })),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const address = fieldOf(await request.formData(), "address");
  try {
    const off = await context.get(backend).operator.takeOffList(address);
    return data({ said: off ? `${address} is off the Warmth List.` : `${address} is not on the Warmth List.` });
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
          Warmth List
        </h1>
        <p className="mt-2">
          {onList} on the list{waiting > 0 && `; ${waiting} of whom its provider (${provider}) has still to hear`}.
        </p>
      </div>
      {actionData && "failure" in actionData && <FailureNotice failure={actionData.failure} />}
      {actionData && "said" in actionData && (
        <Notice kind="ok">
          <p>{actionData.said}</p>
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <Rows
          title="Who left, and how"
          none="Nobody yet."
          rows={leavings.map(({ how, times, lately }) => ({ name: how, value: `${times}, of which ${lately} in the last 30 days` }))}
        />
        <Rows title={`At its provider, ${provider}`} none="Nobody yet." rows={outcomes.map(({ words, people }) => ({ name: words, value: String(people) }))} />
        <Rows
          title="Lent addresses"
          none="None. Addresses at domains that lend them for minutes are shown here."
          rows={disposable.newest.map(({ email, detail }) => ({ name: email, value: detail }))}
        />
        <Card tone="flat">
          <h2 className="mb-4 text-h3">Take an address off</h2>
          <Form method="post">
            <TextField
              name="address"
              label="Email address"
              type="email"
              help="For somebody who asked you by a message or a call. It counts at once, and is written down as asked of you."
              required
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit" look="secondary" size="small" className="mt-4">
              Take it off
            </Button>
          </Form>
        </Card>
      </div>
      {disposable.all > 0 && (
        <p className="soft max-w-measure">
          At domains that lend mailboxes for minutes: {disposable.all}, of which {disposable.onList} on the list. They are treated like all others, and nobody
          is told; it is for you to know when you count.
        </p>
      )}
    </div>
  );
}
