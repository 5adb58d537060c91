import { useState } from "react";
import { href } from "react-router";
import { Summary } from "#app/features/operator/confirm.tsx";
import { May } from "#app/features/operator/may.tsx";
import { useRefusal, useRefusedForm } from "#app/features/operator/outcome.tsx";
import { formatIsoDay } from "#app/lib/format-day.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { countPeople, dispatchChange, dispatchDue } from "#content/site/back-office/overview.ts";
import { orderDelay } from "#content/site/order-delay.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { delay } from "#contracts/operator-forms.ts";

type Dispatch = Pick<Awaited<ReturnType<OperatorBackend["readDispatch"]>>, "day" | "last" | "asks" | "promised" | "due">;

/** Where another day is chosen. */
const changeDay = () => `${href("/operator/shop")}#dispatch`;

/** A later dispatch date is told to nobody until the owner has seen which, and to how many. */
export function DispatchChange({ asks, ...dispatch }: Dispatch) {
  if (!asks) return null;
  const day = formatIsoDay(dispatch.day);
  return (
    // With a form in it it's no region that's read out at each letter.
    <Notice kind="warn" role="group" title={dispatchChange.title(day)} id="new-date">
      <p className="mt-1">{dispatchChange.tell(countPeople(dispatch.promised), day, formatIsoDay(dispatch.last))}</p>
      <p className="mt-1">
        {dispatchChange.text}
        <Link to={changeDay()}>{dispatchChange.change}</Link>.
      </p>
      <TellOfDate {...dispatch} />
    </Notice>
  );
}

/** What whoever was promised an earlier day is emailed, the button that sends it, and who they are. */
export function TellOfDate({ day, last, promised }: Pick<Dispatch, "day" | "last" | "promised">) {
  const answer = useRefusal({ intent: "confirm-dispatch" });
  const [why, setWhy] = useState(String(answer?.values?.why ?? ""));
  const email = (
    <div className="grid max-w-measure gap-2 border-current border-l-4 pl-3">
      <p>{orderDelay.news(formatIsoDay(day), formatIsoDay(last))}</p>
      {why && <p>{orderDelay.why(why)}</p>}
      <p>{orderDelay.wait}</p>
      <p>{orderDelay.cancel(dispatchChange.refund)}</p>
    </div>
  );
  return (
    <>
      <May act="confirmDispatch">
        <ContractForm contract={delay} intent="confirm-dispatch" answer={answer} summary={() => null} className="mt-3 grid justify-items-start gap-3">
          <input type="hidden" name="day" value={day} />
          <TextField name="why" label={dispatchChange.why} help={dispatchChange.whyHelp} required onChange={({ target }) => setWhy(target.value.trim())} />
          {/* Right above the button, for nobody to send what they can't read; on a phone it's folded. */}
          <details className="lg:hidden">
            <Summary words={dispatchChange.preview} />
            {email}
          </details>
          <div className="max-lg:hidden">
            <p className="small soft mb-1">{dispatchChange.preview}</p>
            {email}
          </div>
          <SendButton size="small">{dispatchChange.email(countPeople(promised))}</SendButton>
        </ContractForm>
      </May>
      <ul className="mt-3">
        {promised.map((one) => (
          <li key={one.day}>
            {dispatchChange.promised(formatIsoDay(one.day), one.people)}
            <details>
              <Summary words={dispatchChange.who(formatIsoDay(one.day))} />
              <ul className="grid gap-x-6 pb-3 sm:grid-cols-2">
                {one.orders.map(({ reference, name }) => (
                  <li key={reference} className="grid border-rule border-t py-1">
                    <Link to={href("/operator/orders/:reference", { reference })} className="min-h-11 content-center font-mono">
                      {reference}
                    </Link>
                    <span className="wrap-anywhere">{name}</span>
                  </li>
                ))}
                {one.people > one.orders.length && <li className="content-center">{dispatchChange.others(one.people - one.orders.length)}</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the week before a promised day: what its buyers are told, should it pass without a new one. */
export function DispatchDue({ asks, due }: Dispatch) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "explain-delay" });
  if (!due || asks) return null;
  return (
    <Notice kind="warn" role="group" title={dispatchDue.title(due.people, formatIsoDay(due.day))}>
      {due.reason && <p className="mt-1">{dispatchDue.said(due.reason)}</p>}
      <May act="explainDelay">
        <details ref={box} open={answer !== undefined} className="mt-1">
          <Summary words={dispatchDue.cannot} />
          <p>
            <Link to={changeDay()}>{dispatchDue.later}</Link>
            {dispatchDue.text}
          </p>
          <ContractForm
            contract={delay}
            intent="explain-delay"
            answer={answer}
            values={{ why: due.reason ?? "" }}
            summary={() => null}
            className="mt-3 grid justify-items-start gap-3"
          >
            <input type="hidden" name="day" value={due.day} />
            <TextField name="why" label={dispatchDue.why} help={dispatchDue.whyHelp} required />
            <SendButton look="secondary" size="small">
              {dispatchDue.button}
            </SendButton>
          </ContractForm>
        </details>
      </May>
    </Notice>
  );
}
