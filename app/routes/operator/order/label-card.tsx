import { Fragment } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";
import type { LabelView, ParcelStatus } from "#contracts/shipment.ts";

type Props = { reference: string; label: (Omit<LabelView, "at"> & { at: string }) | null; canMake: boolean };

const stateWords: Record<LabelView["state"], string> = {
  quoted: "Asked for, and not bought yet. Press the button to go on.",
  purchasing: "The carrier is being asked.",
  purchased: "Ready to print.",
  failed: "The carrier made none.",
  uncertain: "The carrier's answer was lost. It is asked again every five minutes, and nothing is bought twice.",
  voiding: "Being taken back. The carrier has not answered yet and is asked again. Do not use this label.",
  voided: "Taken back. It must not be used.",
};

const parcelWords: Record<ParcelStatus, string> = {
  waiting: "The carrier waits for the parcel.",
  "on-the-way": "The parcel is on its way.",
  "out-for-delivery": "The parcel is out for delivery.",
  "to-collect": "The parcel waits to be collected.",
  delivered: "The carrier has delivered the parcel.",
  returning: "The parcel is on its way back to you.",
};

/** The label of one order: make it, print it, follow it, take it back. */
export function LabelCard({ reference, label, canMake }: Props) {
  const done = label?.state === "purchased";
  const bought = done || label?.state === "voiding";
  const facts = [
    ["Label", label?.id],
    ["Service", label?.service],
    ["Tracking number", label?.trackingNumber],
    [bought ? "Made on" : "Asked for on", label?.at],
  ].filter(([, value]) => value);
  return (
    <Card tone="flat">
      <h2 className="text-h3">Shipping label</h2>
      {label ? (
        <>
          <p className="mt-2">{stateWords[label.state]}</p>
          {label.problem && <p className="mt-2 text-error">{label.problem}</p>}
          {done && label.parcel && <p className="mt-2 font-bold">{parcelWords[label.parcel]}</p>}
          <dl className="small mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
            {facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt className="soft">{name}</dt>
                <dd className="wrap-anywhere mb-2 sm:mb-0">{value}</dd>
              </Fragment>
            ))}
          </dl>
          {label.outdated && <p className="mt-2 font-bold text-warn">The address was corrected since. Take this label back and make another.</p>}
        </>
      ) : (
        <p className="soft mt-2">None yet.</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {done && (
          <ButtonLink to={`/operator/orders/${reference}/label`} size="small" reloadDocument target="_blank">
            Open the label (PDF)
          </ButtonLink>
        )}
        {label?.trackingUrl && (
          <ButtonLink to={label.trackingUrl} size="small" look="secondary" target="_blank" rel="noopener">
            Track
          </ButtonLink>
        )}
        {(bought || canMake) && (
          <Form method="post">
            {bought ? (
              <Button type="submit" name="intent" value="void-label" look="quiet" size="small">
                {done ? "Take it back" : "Ask the carrier again"}
              </Button>
            ) : (
              <div className="flex flex-wrap items-end gap-3">
                <label className="field mt-0!">
                  <span className="field-label small">Phone for the carrier (optional)</span>
                  <input className="input" type="tel" name="phone" autoComplete="off" maxLength={100} />
                </label>
                <Button type="submit" name="intent" value="make-label" look="secondary" size="small">
                  Make the label
                </Button>
              </div>
            )}
          </Form>
        )}
      </div>
    </Card>
  );
}
