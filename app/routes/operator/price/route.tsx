import { useLayoutEffect, useRef } from "react";
import { data, Form, href } from "react-router";
import { backend } from "#app/context.ts";
import { actAndFlash, readAs, takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import { ByLink, May } from "#app/features/operator/may.tsx";
import { Outcome, useRefusal } from "#app/features/operator/outcome.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { check, fieldOf } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import { nameOfActor } from "#content/site/back-office/audit.ts";
import { pricePage } from "#content/site/back-office/price.ts";
import type { OperatorBackend, PriceChange } from "#contracts/backend.ts";
import { failures } from "#contracts/failure.ts";
import { formatPounds } from "#contracts/money.ts";
import { newPrice } from "#contracts/operator-forms.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(pricePage, matches);

const showChange = ({ minor, startsAt, day, who }: PriceChange) => ({
  price: formatPounds(minor),
  day,
  since: formatMoment(startsAt),
  who: who && nameOfActor(who),
});

type Preview = { price: string; from: string | null; words: string };

/** What the address asks to see before it counts: a new price, and what comes of it; or what is wrong with it. */
function readPreview(query: URLSearchParams, now: string): { preview: Preview | null; asked: FormAnswer | null } {
  const values = { price: query.get("price") ?? "", from: query.get("from") ?? "" };
  if (!query.has("price")) return { preview: null, asked: null };
  const refuse = (fields: Record<string, string>) => ({
    preview: null,
    asked: { failure: { code: "invalid" as const, message: failures.invalid.message, fields }, values },
  });
  const checked = check(newPrice, { price: values.price, ...(values.from && { from: values.from }) });
  if (!checked.ok) return refuse(checked.errors);
  const words = formatPounds(checked.value.price);
  if (words === now && !values.from) return refuse({ price: pricePage.same(words) });
  return { preview: { price: (checked.value.price / 100).toFixed(2), from: checked.value.from ?? null, words }, asked: { values } };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { minor, first, toCome, begun } = await context.get(backend).operator.readPrices().catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const now = formatPounds(minor);
  return data(
    {
      now,
      first: formatPounds(first),
      toCome: toCome.map(showChange),
      begun: begun.map(showChange),
      ...readPreview(new URL(request.url).searchParams, now),
      done,
    },
    { headers },
  );
}

async function act(operator: OperatorBackend, form: FormData): Promise<string> {
  switch (form.get("intent")) {
    case "set-price": {
      const { price, from = null } = readAs(newPrice, form);
      await operator.setPrice(price, from);
      return pricePage.done(formatPounds(price), from);
    }
    case "take-back-price": {
      const day = fieldOf(form, "day");
      return (await operator.takeBackPrice(day)) ? pricePage.takenBack(day) : pricePage.wasNotToCome;
    }
    default:
      throw unknownIntent();
  }
}
export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/price"), act);

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

type Change = ReturnType<typeof showChange>;

const ToCome = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="mt-3">
    {changes.map(({ price, day, who }) => (
      <li key={day} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-cold-soft border-t py-2">
        <p>
          <Kept words={pricePage.toCome(price, day)} /> {who && <span className="small soft block">{who}</span>}
        </p>
        <May act="takeBackPrice">
          <Form method="post">
            <input type="hidden" name="day" value={day} />
            <Button type="submit" name="intent" value="take-back-price" look="secondary" size="small" aria-label={pricePage.takeBackOf(price, day)}>
              {pricePage.takeBack}
            </Button>
          </Form>
        </May>
      </li>
    ))}
  </ul>
);

/** What comes of a new price, and the button that makes it count. */
const Confirm = ({ preview }: { preview: Preview }) => {
  const { price, from, words } = preview;
  return (
    <FocusedNotice kind="warn" title={pricePage.set(words, from)} news={preview}>
      {pricePage.means(words, from).map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
      <Form method="post" action={href("/operator/price")} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <input type="hidden" name="price" value={price} />
        {from && <input type="hidden" name="from" value={from} />}
        <Button type="submit" name="intent" value="set-price" size="small">
          {pricePage.set(words, from)}
        </Button>
        <Link to={href("/operator/price")} className="inline-flex min-h-11 items-center">
          {pricePage.leave}
        </Link>
      </Form>
    </FocusedNotice>
  );
};

/** What a tube costs, a way to change that, and every price before. */
export default function PricePage({ loaderData: { now, first, toCome, begun, preview, asked, done }, actionData }: Route.ComponentProps) {
  const refused = useRefusal({ intent: "set-price" });
  const box = useRef<HTMLDivElement>(null);
  // Nothing at the page's head says what is wrong with a look.
  useLayoutEffect(() => {
    if (asked?.failure) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{pricePage.title}</PageTitle>
      <May act="setPrice">
        <ByLink />
      </May>
      <Outcome done={done} failure={actionData?.failure} />
      <Card tone="flat">
        <h2 className="text-h3">{pricePage.now(now)}</h2>
        <p className="soft">{pricePage.included}</p>
        {toCome.length > 0 && <ToCome changes={toCome} />}
      </Card>
      <May act="setPrice">
        {preview && !actionData && <Confirm preview={preview} />}
        <Card tone="flat" ref={box}>
          <h2 className="text-h3">{pricePage.change}</h2>
          <ContractForm
            key={preview ? `${preview.price} ${preview.from}` : "none"}
            method="get"
            action={href("/operator/price")}
            contract={newPrice}
            answer={refused ?? asked ?? undefined}
            summary={() => null}
            className="mt-4 grid max-w-measure gap-4 [&_.field]:mt-0"
          >
            <TextField name="price" label={pricePage.price} help={pricePage.priceHelp} inputMode="decimal" autoComplete="off" required />
            <TextField name="from" label={pricePage.from} type="date" />
            <SendButton look="secondary" size="small" className="justify-self-start">
              {pricePage.preview}
            </SendButton>
          </ContractForm>
        </Card>
      </May>
      <section aria-labelledby="history">
        <h2 id="history" className="text-h3">
          {pricePage.history}
        </h2>
        <ul className="mt-2">
          {begun.map(({ price, since, who }) => (
            <li key={since + price} className="border-cold-soft border-t py-2">
              {pricePage.since(price, since)} {who && <span className="small soft block">{who}</span>}
            </li>
          ))}
          <li className="border-cold-soft border-t py-2">{pricePage.first(first)}</li>
        </ul>
      </section>
    </div>
  );
}
