import { Fragment } from "react";
import { Form, href } from "react-router";
import { Confirm } from "#app/features/operator/confirm.tsx";
import { useMay } from "#app/features/operator/may.tsx";
import { useRefusal } from "#app/features/operator/outcome.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Card } from "#app/ui/section.tsx";
import { labelCard, labelStates, parcelStates } from "#content/site/back-office/order.ts";
import { newLabel } from "#contracts/operator-forms.ts";
import type { LabelView } from "#contracts/shipment.ts";

type Props = {
  reference: string;
  label: (Omit<LabelView, "at"> & { at: string }) | null;
  canMake: boolean;
  canPrint: boolean;
  /** Marked as sent, or under way: its label is in use. */
  isSent: boolean;
  /** Whether a label costs money. */
  buys: boolean;
};

/** The label's PDF, in a tab of its own. */
export const LabelLink = ({ reference }: Pick<Props, "reference">) => (
  <ButtonLink to={href("/operator/orders/:reference/label", { reference })} look="secondary" size="small" reloadDocument target="_blank">
    {labelCard.open}
  </ButtonLink>
);

/** The label of one order: make it, print it, follow it, take it back. */
export function LabelCard({ reference, label, canMake, canPrint, isSent, buys }: Props) {
  const may = useMay();
  const answer = useRefusal({ intent: "make-label" });
  // An order that's over and was never sent has no label to come.
  if (!label && !canMake) return null;
  const done = label?.state === "purchased";
  const bought = done || label?.state === "voiding";
  const facts = [
    [labelCard.label, label?.id],
    [labelCard.service, label?.service],
    [labelCard.trackingNumber, label?.trackingNumber],
    [bought ? labelCard.madeOn : labelCard.askedOn, label?.at],
  ].filter(([, value]) => value);
  return (
    <Card tone="flat">
      <h2 className="text-h3">{labelCard.title}</h2>
      {label ? (
        <>
          <p className="mt-2">{labelStates[label.state]}</p>
          {label.problem && <p className="mt-2 text-error">{label.problem}</p>}
          {done && label.parcel && <p className="mt-2 font-bold">{parcelStates[label.parcel]}</p>}
          <dl className="small mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
            {facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt className="soft">{name}</dt>
                <dd className="wrap-anywhere mb-2 sm:mb-0">{value}</dd>
              </Fragment>
            ))}
          </dl>
          {label.outdated && <p className="mt-2 font-bold text-warn">{labelCard.outdated}</p>}
        </>
      ) : (
        <p className="soft mt-2">{labelCard.none}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {done && canPrint && may("fetchLabel") && <LabelLink reference={reference} />}
        {label?.trackingUrl && (
          <ButtonLink to={label.trackingUrl} size="small" look="secondary" target="_blank" rel="noopener">
            {labelCard.track}
          </ButtonLink>
        )}
        {done && !isSent && may("voidLabel") && (
          <Confirm words={labelCard.takeBack} means={labelCard.takeBackMeans} now={labelCard.takeBackNow} intent="void-label" />
        )}
        {label?.state === "voiding" && may("voidLabel") && (
          <Form method="post">
            <Button type="submit" name="intent" value="void-label" look="quiet" size="small">
              {labelCard.askAgain}
            </Button>
          </Form>
        )}
        {!bought && canMake && !(isSent && label?.state === "voided") && may("makeLabel") && (
          <ContractForm contract={newLabel} intent="make-label" answer={answer} summary={() => null} className="grid justify-items-start gap-3">
            <TextField name="phone" label={labelCard.phone} type="tel" autoComplete="off" maxLength={100} />
            {buys && <p className="small">{labelCard.charged}</p>}
            <SendButton look="secondary" size="small">
              {labelCard.make(buys)}
            </SendButton>
          </ContractForm>
        )}
      </div>
    </Card>
  );
}
