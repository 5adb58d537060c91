import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Notice } from "#app/ui/notice.tsx";
import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";

/** How the money on its way back stands. */
export function RefundNote({ refund }: { refund: NonNullable<ShownOrder["refund"]> }) {
  const { amount, state, at } = refund;
  if (state === "failed")
    return (
      <Notice kind="warn" title="Your refund is held up">
        <p>
          {amount} did not go through on {at}. We know, and are seeing to it. You can write to us at <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      </Notice>
    );
  if (state === "settled")
    return (
      <Notice kind="ok" title={`${amount} paid back on ${at}`}>
        <p>
          Your card could not take it, so we paid it back another way. If it has not reached you, write to{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      </Notice>
    );
  return (
    <Notice kind="ok" title={state === "made" ? `${amount} refunded on ${at}` : `Refund of ${amount} started on ${at}`}>
      <p>It goes to the card you paid with. Refunds aim to arrive in {refundAim}; how long your bank takes is not in our hands.</p>
    </Notice>
  );
}
