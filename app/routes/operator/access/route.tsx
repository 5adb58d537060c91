import { data, Form } from "react-router";
import { backend, caller } from "#app/context.ts";
import { Task } from "#app/features/operator/action-items.tsx";
import { readAs, unknownIntent } from "#app/features/operator/flash.ts";
import { withAnswers } from "#app/features/operator/in-place.tsx";
import { ByLink } from "#app/features/operator/may.tsx";
import { NewLink } from "#app/features/operator/new-link.tsx";
import { Outcome, useRefusal } from "#app/features/operator/outcome.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { goOnLater, proveFirst } from "#app/features/operator/prove-again.ts";
import { formatDay, formatMoment, formatTime } from "#app/lib/format-day.ts";
import { evenIfRefused, failureResponse, throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { fieldOf, readForm } from "#app/ui/forms/read-form.ts";
import { Card } from "#app/ui/section.tsx";
import { accessPage } from "#content/site/back-office/access.ts";
import type { SiteLock } from "#contracts/access-session.ts";
import { newSiteSecret } from "#contracts/operator-forms.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(accessPage, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const [{ access, locks, blocks }, links] = await Promise.all([operator.readSiteAccess(), operator.listPreviewLinks()]).catch(throwFailure);
  return {
    access,
    locks: locks.map(({ chosenAt, ...lock }) => ({ ...lock, chosen: chosenAt && formatMoment(chosenAt) })),
    blocked: blocks.count,
    blocks: blocks.newest.map(({ id, since, until, ...block }) => ({
      id,
      span: accessPage.blocks.span(formatMoment(since), formatDay(since) === formatDay(until) ? formatTime(until) : formatMoment(until)),
      detail: accessPage.blocks.detail(block),
    })),
    links: links.map(({ id, madeAt, endsAt }) => ({ id, made: formatMoment(madeAt), ends: formatMoment(endsAt) })),
  };
}

/** A link, and a new password's words, are answered and not redirected to: an address would keep them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { operator } = context.get(backend);
  const form = await request.formData();
  const change = async (lock: SiteLock, secret: string) => {
    const { done, same } = accessPage.locks[lock];
    return data({ done: { words: (await operator.changeSiteLock(lock, secret, context.get(caller))) ? done : same } });
  };
  try {
    await proveFirst(context, form);
    switch (form.get("intent")) {
      case "change-password":
        return await change("password", readAs(newSiteSecret.password, form).password);
      case "change-code":
        return await change("code", readAs(newSiteSecret.code, form).code);
      case "release-block":
        await operator.releaseBlock(fieldOf(form, "block"));
        return data({ done: { words: accessPage.blocks.released } });
      case "release-all":
        return data({ done: { words: accessPage.blocks.releasedAll(await operator.releaseAllBlocks()) } });
      case "make-preview-link": {
        const { url, endsAt } = await operator.makePreviewLink(Number(form.get("days")));
        return data({ made: { url, ends: formatMoment(endsAt) } });
      }
      case "end-preview-link":
        await operator.endPreviewLink(fieldOf(form, "link"));
        return data({ done: { words: accessPage.ended } });
      default:
        throw unknownIntent();
    }
  } catch (error) {
    const { proof: _, passkey: __, ...values } = readForm(form);
    return failureResponse(goOnLater(form, error), { values });
  }
}

export const shouldRevalidate = evenIfRefused;

export const clientAction = (sent: Route.ClientActionArgs) => withAnswers(sent, { repeat: "twice" });

type Data = Route.ComponentProps["loaderData"];

/** The password or the code, and a new one. What was chosen leaves the field. */
function Lock({ lock, isSet, chosen }: Data["locks"][number]) {
  const words = accessPage.locks[lock];
  const intent = `change-${lock}`;
  return (
    <Card tone="flat">
      <h2 className="text-h3">{words.title}</h2>
      <p className="soft mt-2 max-w-measure">
        {isSet ? `${chosen ? accessPage.chosen(chosen) : accessPage.ofSettings} ${accessPage.hidden} ${accessPage.means}` : words.none}
      </p>
      <ContractForm
        key={chosen}
        contract={newSiteSecret[lock]}
        intent={intent}
        hasOwnIds
        answer={useRefusal({ intent })}
        summary={() => null}
        className="mt-4 grid max-w-measure gap-4"
      >
        <TextField name={lock} label={words.label} help={words.help} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
        <SendButton look="secondary" size="small" className="justify-self-start">
          {words.button}
        </SendButton>
      </ContractForm>
    </Card>
  );
}

/** Where there's a password, for a wrong code blocks nobody. */
function Blocks({ blocked, blocks }: Pick<Data, "blocked" | "blocks">) {
  const words = accessPage.blocks;
  return (
    <section aria-labelledby="blocks">
      <h2 id="blocks" className="text-h3">
        {words.title(blocked)}
      </h2>
      <p className="soft mt-2 max-w-measure">{blocked === 0 ? words.none : words.text}</p>
      {blocked > 0 && (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="release-all" look="secondary" size="small">
            {words.all}
          </Button>
        </Form>
      )}
      {blocks.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {blocks.map(({ id, span, detail }) => (
            <Task key={id} title={span} detail={detail} field="block" id={id} intent="release-block" act="releaseBlock" words={words.release} />
          ))}
        </ul>
      )}
      {blocked > blocks.length && <p className="soft mt-3">{words.newest(blocks.length)}</p>}
    </section>
  );
}

const spans = [7, 30, 90] as const;

export default function Access({ loaderData: { access, locks, links, ...blocked }, actionData }: Route.ComponentProps) {
  const made = actionData && "made" in actionData ? actionData.made : null;
  const isClosed = access !== "open";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{accessPage.title}</PageTitle>
      <ByLink />
      <Outcome {...(actionData && !("made" in actionData) && actionData)} />
      {made && <NewLink title={accessPage.fresh.title(made.ends)} text={accessPage.fresh.text} label={accessPage.fresh.label} url={made.url} />}
      <p className="max-w-measure">
        {accessPage.howItStands[access]} {isClosed ? accessPage.setting.closed : accessPage.setting.open}
      </p>
      {locks.map((lock) => (
        <Lock key={lock.lock} {...lock} />
      ))}
      {locks.some(({ lock }) => lock === "password") && <Blocks {...blocked} />}
      {isClosed && (
        <section aria-labelledby="preview-links">
          <h2 id="preview-links" className="text-h3">
            {accessPage.links.title}
          </h2>
          <Form method="post" className="mt-2 grid justify-items-start gap-4">
            <p className="soft max-w-measure">{accessPage.what}</p>
            <input type="hidden" name="intent" value="make-preview-link" />
            <div className="flex flex-wrap gap-3">
              {spans.map((days) => (
                <Button key={days} type="submit" name="days" value={days} look="secondary" size="small">
                  {accessPage.make(days)}
                </Button>
              ))}
            </div>
          </Form>
          {links.length === 0 ? (
            <p className="soft mt-4">{accessPage.links.none}</p>
          ) : (
            <ul className="mt-4 grid gap-3">
              {links.map(({ id, made, ends }) => (
                <Task
                  key={id}
                  title={accessPage.links.until(ends)}
                  detail={accessPage.links.made(made)}
                  field="link"
                  id={id}
                  intent="end-preview-link"
                  act="endPreviewLink"
                  words={accessPage.links.end}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
