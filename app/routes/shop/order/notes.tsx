import { href, useLocation } from "react-router";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FocusedNotice, Notice } from "#app/ui/notice.tsx";
import { AddressLines, Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Sample } from "#app/ui/text.tsx";
import { company } from "#content/company.ts";
import { cancelAskedNote, delayNote, orderDone, refundNote, sendBack, unpaidSteps } from "#content/site/order.ts";
import { orderDelay } from "#content/site/order-delay.ts";

/** What was just done. */
export function DoneNotice({ done }: { done: string | null }) {
  // The same may be done twice.
  const { key } = useLocation();
  if (done === null || !Object.hasOwn(orderDone, done)) return null;
  const { title, text } = orderDone[done as keyof typeof orderDone];
  return (
    <FocusedNotice kind="ok" title={title} news={key}>
      <p>{text}</p>
    </FocusedNotice>
  );
}

/** Why somebody's tube is late, and what they can do. */
export function DelayNote({ amount, reason }: { amount: string; reason: string | null }) {
  const { title, text } = delayNote(amount);
  return (
    <Notice kind="warn" title={title}>
      {reason && <p className="mb-2">{orderDelay.why(reason)}</p>}
      <p>{text}</p>
    </Notice>
  );
}

/** Somebody has sent the cancellation form for it, which a person sees to. */
export const CancelAskedNote = () => (
  <Notice kind="ok" title={cancelAskedNote.title}>
    <p>
      <Sentence words={cancelAskedNote.text} />
    </p>
  </Notice>
);

/** How the money on its way back stands, each part of it; what is true of several is said under the last. */
export function RefundNotes({ refunds }: { refunds: ShownOrder["refunds"] }) {
  const notes = refunds.map(refundNote);
  return notes.map(({ kind, title, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same
    <Notice key={at} kind={kind} title={title}>
      {notes[at + 1]?.text !== text && (
        <p>
          <Sentence words={text} />
        </p>
      )}
    </Notice>
  ));
}

type ReturnProps = { reference: string; amount: string; back: NonNullable<ShownOrder["return"]> };

/** Where a cancelled order's tube goes, by when, and what follows. */
export function ReturnCard({ reference, amount, back }: ReturnProps) {
  const words = sendBack(reference, amount);
  return (
    <Card tone="warm">
      <h2 className="text-h3">{words.title}</h2>
      <dl className="mt-4 grid min-[20rem]:grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
        <dt className="soft">{words.by}</dt>
        <dd className="font-bold">{back.sendBy}</dd>
        <dt className="soft">{words.to}</dt>
        <dd>
          <AddressLines lines={[company.name, ...company.office.split(", ")]} />
          {company.sample && <Sample />}
        </dd>
        <dt className="soft">{words.inside[0]}</dt>
        <dd>
          {words.inside[1]} <span className="readout inline-block">{reference}</span>
        </dd>
        <dt className="soft">{words.postage[0]}</dt>
        <dd>{words.postage[1]}</dd>
      </dl>
      <p className="mt-6">{words.afterwards}</p>
      <p className="soft small mt-4">
        <Sentence words={words.more} />
      </p>
    </Card>
  );
}

/** What the buyer of an order can do that is not paid, and whose bank has not been asked. */
export function UnpaidSteps({ status, toPay }: Pick<ShownOrder, "status" | "toPay">) {
  const again = <ButtonLink to={href("/checkout")}>{unpaidSteps.again}</ButtonLink>;
  if (status === "expired") return again;
  if (toPay)
    return (
      <>
        <ButtonLink to={toPay.url} reloadDocument>
          {unpaidSteps.pay}
        </ButtonLink>
        <p className="soft small mt-4 max-w-measure">{unpaidSteps.back}</p>
      </>
    );
  return (
    <>
      <p className="max-w-measure">{unpaidSteps.unsure}</p>
      <p className="mt-6 flex flex-wrap gap-4">
        {again}
        <ButtonLink to="" look="secondary" reloadDocument>
          {unpaidSteps.look}
        </ButtonLink>
      </p>
    </>
  );
}
