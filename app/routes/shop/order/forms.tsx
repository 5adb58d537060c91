import { href } from "react-router";
import { AddressFields } from "#app/features/orders/address-fields.tsx";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import type { Intent, Refused } from "#app/routes/shop/order/action.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { noFields } from "#app/ui/forms/read-form.ts";
import { Disclosure } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { addressForm, cancelForm, orderPage, receiptForm, returnForm } from "#content/site/order.ts";
import { deliveryAddress } from "#contracts/fields.ts";

/** A UK delivery address, to be corrected until the tube is sent. */
export const AddressForm = ({ delivery, refused }: { delivery: ShownOrder["delivery"]; refused: Refused | undefined }) => (
  <ContractForm contract={deliveryAddress} intent="correct-address" answer={refused} values={delivery ?? undefined} aria-label={addressForm.label}>
    <AddressFields isOwn />
    <SendButton className="mt-4" sending={addressForm.sending}>
      {addressForm.send}
    </SendButton>
  </ContractForm>
);

type CancelProps = {
  /** What is refunded, such as "£15.00". */
  amount: string;
  refused: Refused | undefined;
};

/** Cancelling an order that is still with us. */
function CancelForm({ amount, refused }: CancelProps) {
  const { text, send, sending } = cancelForm(amount);
  return (
    <ContractForm contract={noFields} intent="cancel" answer={refused} summary={(failure) => <FailureNotice failure={failure} className="mb-4" />}>
      <p>{text}</p>
      <SendButton className="mt-4" sending={sending}>
        {send}
      </SendButton>
    </ContractForm>
  );
}

/** Cancelling an order that has been sent. */
function ReturnForm({ amount, until, refused }: CancelProps & { until: string | null }) {
  const { text, steps, faulty, send, sending } = returnForm(amount, until);
  return (
    <ContractForm contract={noFields} intent="return" answer={refused} summary={(failure) => <FailureNotice failure={failure} className="mb-4" />}>
      <p>{text}</p>
      <ol className="mt-4 grid list-decimal gap-2 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="soft small mt-4">
        <Sentence words={faulty} />
      </p>
      <SendButton className="mt-4" sending={sending}>
        {send}
      </SendButton>
    </ContractForm>
  );
}

/** The receipt: to look at and print, or by email. */
export const ReceiptForm = ({ token }: { token: string }) => (
  <ContractForm contract={noFields} intent="send-receipt" className="mt-6 flex flex-wrap gap-3">
    <ButtonLink to={href("/order/:token/receipt", { token })} look="secondary" size="small">
      {receiptForm.see}
    </ButtonLink>
    <SendButton look="secondary" size="small">
      {receiptForm.send}
    </SendButton>
  </ContractForm>
);

/** What can still be changed of an order, each folded away until it's wanted or was refused. */
export function OrderForms({ order, refused }: { order: ShownOrder; refused: Refused | undefined }) {
  const refusedFor = (intent: Intent) => (refused?.intent === intent ? refused : undefined);
  if (order.isBeingSent)
    return (
      <section aria-label={orderPage.change}>
        <p>{orderPage.beingSent}</p>
      </section>
    );
  if (!order.canCorrectAddress && !order.canCancel && !order.canReturn) return null;
  return (
    <section aria-label={orderPage.change}>
      {order.canCorrectAddress && (
        <Disclosure key={`address ${order.history.length}`} summary={addressForm.summary} open={refused?.intent === "correct-address"}>
          <AddressForm delivery={order.delivery} refused={refusedFor("correct-address")} />
        </Disclosure>
      )}
      {order.canCancel && (
        <Disclosure summary={cancelForm(order.toRefund).summary} open={refused?.intent === "cancel"}>
          <CancelForm amount={order.toRefund} refused={refusedFor("cancel")} />
        </Disclosure>
      )}
      {order.canReturn && (
        <Disclosure summary={returnForm(order.toRefund, order.returnUntil).summary} open={refused?.intent === "return"}>
          <ReturnForm amount={order.toRefund} until={order.returnUntil} refused={refusedFor("return")} />
        </Disclosure>
      )}
    </section>
  );
}
