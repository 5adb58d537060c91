import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { HandedOver } from "#app/features/shipping/handed-over.ts";
import { keepTyped } from "#app/features/shipping/typed.ts";
import { callFunction, createIdempotencyKey, type Input } from "#app/lib/http/call-function.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import type { ShippingDetails } from "#contracts/create-shipment.ts";

type LabelRequest = Omit<Input<"create-shipment">, "shipping_details" | "order_reference"> & { shipping_details: ShippingDetails };
type Needs = {
  /** Of the press that the form shows already; pressed again unchanged, it is the same label. */
  intent: string | null;
  fail: (failure: ShownFailure) => void;
  done: () => void;
};

/** Makes a label from the browser, and goes on to the page that shows it. */
export function useCreateShipment({ intent: known, fail, done }: Needs) {
  const [busy, setBusy] = useState(false);
  const intent = useRef(known);
  const navigate = useNavigate();

  async function create({ shipping_details, ...request }: LabelRequest) {
    if (busy) return;
    setBusy(true);
    intent.current ??= createIdempotencyKey();
    const answer = await callFunction("create-shipment", { ...request, shipping_details, order_reference: `ORDER-${Date.now()}` }, { intent: intent.current });
    setBusy(false);
    if (!answer.ok) return fail(answer.failure);
    done();
    keepTyped({ details: shipping_details, intent: intent.current });
    const state: HandedOver = { shipment: answer.data, details: shipping_details, specimen: true };
    void navigate("/shipping-success", { state });
  }

  return {
    busy,
    create,
    /** What is sent next is another label. */
    changed: () => {
      intent.current = null;
    },
  };
}
