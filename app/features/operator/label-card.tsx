import { Form } from "react-router";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import type { LabelView } from "#contracts/shipment.ts";

type Props = { reference: string; label: (Omit<LabelView, "at"> & { at: string }) | null; canMake: boolean };

const stateWords: Record<LabelView["state"], string> = {
  quoted: "Asked for, and not bought yet. Press the button to go on.",
  purchasing: "The carrier is being asked.",
  purchased: "Ready to print.",
  failed: "The carrier made none.",
  uncertain: "The carrier's answer was lost. It is asked again every five minutes, and nothing is bought twice.",
  voided: "Taken back. It must not be used.",
};

/** The label of one order: make it, print it, follow it, take it back. */
export function LabelCard({ reference, label, canMake }: Props) {
  const done = label?.state === "purchased";
  return (
    <Card tone="flat">
      <h2 className="font-bold">Shipping label</h2>
      {label ? (
        <>
          <p className="mt-2">{stateWords[label.state]}</p>
          {label.problem && <p className="mt-2 text-error">{label.problem}</p>}
          <p className="soft small mt-2">
            <span className="readout">{label.id}</span>, {[label.service, label.trackingNumber, label.at].filter(Boolean).join(", ")}
          </p>
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
        {(done || canMake) && (
          <Form method="post">
            {done ? (
              <Button type="submit" name="intent" value="void-label" look="quiet" size="small">
                Take it back
              </Button>
            ) : (
              <Button type="submit" name="intent" value="make-label" look="secondary" size="small">
                Make the label
              </Button>
            )}
          </Form>
        )}
      </div>
    </Card>
  );
}
