import { useEffect, useRef, useState } from "react";
import { data, Form, useActionData } from "react-router";
import { backend, caller, site } from "#app/context.ts";
import { Confirm, Summary } from "#app/features/operator/confirm.tsx";
import { readAs, unknownIntent } from "#app/features/operator/flash.ts";
import { ByLink } from "#app/features/operator/may.tsx";
import { NewLink } from "#app/features/operator/new-link.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { Passkeys } from "#app/features/operator/passkeys.tsx";
import { goOnLater, proveFirst } from "#app/features/operator/prove-again.ts";
import { RecoveryCodes, SignInCode } from "#app/features/operator/sign-in-code.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { nameBrowser } from "#app/routes/operator/name-browser.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField, SelectField } from "#app/ui/forms/fields.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { SamePageLink } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import { passkeys as passkeyWords } from "#content/site/back-office/passkeys.ts";
import { peoplePage } from "#content/site/back-office/people.ts";
import { signInCode } from "#content/site/back-office/sign-in-code.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import { invitation } from "#contracts/operator-forms.ts";
import { newPasskey } from "#contracts/passkeys.ts";
import { mayDo } from "#contracts/rights.ts";
import { type OperatorPerson, type OperatorSession, type OperatorSessionLine, type Role, roles } from "#contracts/sign-in.ts";
import { sendsMail } from "#contracts/site.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(peoplePage, matches);

const { sessions: words } = peoplePage;

/** Whoever stands behind this page: the gate has let them in. */
function actingIn(context: Route.LoaderArgs["context"]) {
  const { session } = context.get(caller);
  if (!session) throw new Failure("forbidden");
  return session;
}

function showSession({ name, browser, since, usedAt, until, ...line }: OperatorSessionLine) {
  const known = nameBrowser(browser) ?? words.unknownBrowser;
  return {
    ...line,
    name: name ?? words.byLink,
    times: words.times(known, { used: formatMoment(usedAt), since: formatMoment(since), until: formatMoment(until) }),
  };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const by = actingIn(context);
  const sessions = await operator.listSessions(by).catch(throwFailure);
  const people = mayDo(by.role, "listPeople") ? await operator.listPeople().catch(throwFailure) : null;
  const code = await operator.readSignInCode(by).catch(throwFailure);
  const passkeys = await operator.listPasskeys(by).catch(throwFailure);
  return {
    people,
    sessions: sessions.map(showSession),
    self: by.person?.id ?? null,
    code: code && { ...code, since: formatMoment(code.since) },
    passkeys: passkeys.map(({ id, name, since, usedAt }) => ({ id, name, words: passkeyWords.of(formatMoment(since), usedAt && formatMoment(usedAt)) })),
  };
}

/** The first code of a phone; a wrong one leaves the key on the page, to try again. */
async function turnOn(operator: OperatorBackend, typed: string, by: OperatorSession) {
  try {
    return data({ codes: await operator.turnOnSignInCode(typed, by), isFirst: true });
  } catch (error) {
    if (!isFailure(error) || !error.fields) throw error;
    return failureResponse(toFailure(error), { setUp: await operator.setUpSignInCode(by) });
  }
}

/** An invitation is answered and not redirected to: an address would keep it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { operator } = context.get(backend);
  const form = await request.formData();
  try {
    await proveFirst(context, form);
    const field = (name: string) => fieldOf(form, name);
    switch (form.get("intent")) {
      case "invite": {
        const { url, expiresAt, role, hasJoined } = await operator.invitePerson(field("email"), field("role") as Role);
        return data({
          made: {
            url,
            email: field("email"),
            ends: formatMoment(expiresAt),
            text: peoplePage.fresh.text(role, { hasJoined, isEmailed: sendsMail(context.get(site)) }),
          },
        });
      }
      case "change-role":
        await operator.changeRole(field("person"), field("role") as Role);
        return data({ done: { words: peoplePage.changed } });
      case "remove-person":
        return data({ done: { words: peoplePage.removed((await operator.removePerson(field("person"))).name) } });
      case "set-up-code":
        return data({ setUp: await operator.setUpSignInCode(actingIn(context)) });
      case "turn-on-code":
        return await turnOn(operator, field("code"), actingIn(context));
      case "turn-off-code":
        await operator.turnOffSignInCode(actingIn(context));
        return data({ done: { words: signInCode.off.done } });
      case "new-recovery-codes":
        return data({ codes: await operator.makeRecoveryCodes(actingIn(context)), isFirst: false });
      case "new-passkey":
        return data({ making: await operator.readPasskeyRequest(actingIn(context)) });
      case "add-passkey":
        return data({ done: { words: passkeyWords.added((await operator.addPasskey(readAs(newPasskey, form), actingIn(context))).name) } });
      case "remove-passkey":
        return data({ done: { words: passkeyWords.removed((await operator.removePasskey(field("kept"), actingIn(context))).name) } });
      case "remove-code":
        return data({ done: { words: peoplePage.codeRemoved((await operator.removeSignInCode(field("person"), actingIn(context))).name) } });
      case "end-session":
        await operator.endSession(field("session"), actingIn(context));
        return data({ done: { words: words.ended } });
      case "end-other-sessions": {
        const by = actingIn(context);
        const others = (await operator.listSessions(by)).filter(({ isOwn, isThis }) => isOwn && !isThis);
        for (const { id } of others) await operator.endSession(id, by);
        return data({ done: { words: words.othersEnded } });
      }
      default:
        throw unknownIntent();
    }
  } catch (error) {
    // For a page without script, which has the form anew. Of the other forms nothing is shown again: they have codes in them.
    const values = form.get("intent") === "invite" ? { email: fieldOf(form, "email"), role: fieldOf(form, "role") } : undefined;
    return failureResponse(goOnLater(form, error), { values });
  }
}

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

const roleOptions = roles.map((role) => [role, peoplePage.roles[role]] as const);

/** One's own code is turned off further down the page, beside what it is. The last owner stays. */
function Person({ id, email, name, role, hasJoined, hasCode, isSelf, isLastOwner }: OperatorPerson & { isSelf: boolean; isLastOwner: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useActionData();
  // A choice that was refused gives way to the role that stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => form.current?.reset(), [answer]);
  return (
    <li>
      <Card tone="flat" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4!">
        <div className="min-w-0 flex-1 basis-60">
          <p className="wrap-anywhere font-bold">{name}</p>
          <p className="small soft wrap-anywhere">{hasJoined ? email : peoplePage.invited}</p>
        </div>
        <Form ref={form} method="post" className="flex min-w-0 flex-wrap items-center gap-3">
          <input type="hidden" name="person" value={id} />
          <select key={role} name="role" defaultValue={role} className="input w-40 max-w-full" aria-label={peoplePage.roleOf(name)}>
            {roleOptions.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Button type="submit" name="intent" value="change-role" look="secondary" size="small" aria-label={peoplePage.changeOf(name)}>
            {peoplePage.change}
          </Button>
        </Form>
        {/* A row of its own, so that nothing moves as it opens. */}
        <div className="basis-full empty:hidden">
          {hasCode && !isSelf && (
            <Confirm words={peoplePage.removeCode} of={name} means={peoplePage.removeCodeMeans(name)} now={peoplePage.removeCodeNow} intent="remove-code">
              <input type="hidden" name="person" value={id} />
            </Confirm>
          )}
          {!isLastOwner && (
            <Confirm words={peoplePage.remove} of={name} means={peoplePage.removeMeans(name)} now={peoplePage.removeNow} intent="remove-person">
              <input type="hidden" name="person" value={id} />
            </Confirm>
          )}
        </div>
      </Card>
    </li>
  );
}

export default function People({ loaderData: { people, sessions, self, code, passkeys }, actionData }: Route.ComponentProps) {
  const made = actionData && "made" in actionData ? actionData.made : null;
  // Once somebody is invited the form begins anew; what is refused after that stays.
  const [last, setLast] = useState(made);
  if (made && made !== last) setLast(made);
  const invited = actionData && "values" in actionData ? actionData.values : undefined;
  const owners = (people ?? []).filter(({ role, hasJoined }) => role === "owner" && hasJoined);
  const setUp = actionData && "setUp" in actionData ? actionData.setUp : null;
  const outcome = actionData && ("done" in actionData || ("failure" in actionData && !setUp)) ? actionData : null;
  const recovery = actionData && "codes" in actionData ? actionData : null;
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${recovery ? "print:[&>*:not(.printed)]:hidden" : ""}`}>
      <div>
        <PageTitle>{peoplePage.title}</PageTitle>
        <SamePageLink id="sessions" className="inline-flex min-h-11 items-center">
          {words.title}
        </SamePageLink>
      </div>
      <ByLink />
      <Outcome {...outcome} />
      {recovery && (
        <div className="printed">
          <RecoveryCodes codes={recovery.codes} isFirst={recovery.isFirst} />
        </div>
      )}
      {made && <NewLink title={peoplePage.fresh.title(made.email, made.ends)} text={made.text} label={peoplePage.fresh.label} url={made.url} />}
      {people && (
        <details key={last?.url} open={invited !== undefined} className="-my-3">
          <Summary words={peoplePage.invite.title} />
          <p className="soft">{peoplePage.invite.whoIsKnown}</p>
          <ContractForm contract={invitation} intent="invite" hasOwnIds values={invited} className="mt-4 grid max-w-measure gap-4 pb-3">
            <EmailField name="email" label={peoplePage.invite.email} autoComplete="off" required />
            <SelectField name="role" label={peoplePage.role} help={peoplePage.rolesMean} none={peoplePage.invite.choose} options={roleOptions} required />
            <SendButton size="small" className="justify-self-start">
              {peoplePage.invite.button}
            </SendButton>
          </ContractForm>
        </details>
      )}
      {people &&
        (people.length === 0 ? (
          <p className="soft">{peoplePage.none}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {people.map((person) => (
              <Person key={person.id} {...person} isSelf={person.id === self} isLastOwner={owners.length === 1 && owners[0] === person} />
            ))}
          </ul>
        ))}
      <section aria-labelledby="sessions">
        <h2 id="sessions" className="text-h3">
          {words.title}
        </h2>
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {sessions.map(({ id, name, times, isThis }) => (
            <li key={id}>
              <Card tone="flat" className="flex flex-wrap items-center justify-between gap-3 py-4!">
                <div className="min-w-0 flex-1 basis-60">
                  <p className="wrap-anywhere font-bold">{name}</p>
                  <p className="small soft">
                    <Kept words={times} />
                  </p>
                </div>
                {isThis ? (
                  <p className="small">{words.here}</p>
                ) : (
                  <Form method="post">
                    <input type="hidden" name="session" value={id} />
                    <Button type="submit" name="intent" value="end-session" look="secondary" size="small" aria-label={`${words.end}: ${name}, ${times}`}>
                      {words.end}
                    </Button>
                  </Form>
                )}
              </Card>
            </li>
          ))}
        </ul>
        {sessions.filter(({ isOwn, isThis }) => isOwn && !isThis).length > 1 && (
          <Form method="post" className="mt-3">
            <Button type="submit" name="intent" value="end-other-sessions" look="secondary" size="small">
              {words.endOthers}
            </Button>
          </Form>
        )}
      </section>
      {/* New codes fold up again what they were asked for in: pressed once more, they'd be gone. */}
      {self && (
        <SignInCode key={recovery?.codes[0]} code={code} setUp={setUp} answer={setUp && actionData && "failure" in actionData ? actionData : undefined} />
      )}
      {self && <Passkeys passkeys={passkeys} making={actionData && "making" in actionData ? actionData.making : null} />}
    </div>
  );
}
