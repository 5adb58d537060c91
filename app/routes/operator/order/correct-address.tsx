import { Summary } from "#app/features/operator/confirm.tsx";
import { May } from "#app/features/operator/may.tsx";
import { useRefusedForm } from "#app/features/operator/outcome.tsx";
import { AddressFields } from "#app/features/orders/address-fields.tsx";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { operatorOrderPage } from "#content/site/back-office/order.ts";
import { addressForm } from "#content/site/order.ts";
import { deliveryAddress } from "#contracts/fields.ts";

/** For a customer who writes or rings up, until the order is marked as sent. */
export function CorrectAddress({ reference, delivery }: Pick<ShownOrder, "reference" | "delivery">) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "correct-address" });
  return (
    <May act="correctAddressOf">
      <details ref={box} open={answer !== undefined} className="mt-2">
        <Summary words={operatorOrderPage.correct} of={operatorOrderPage.of(reference)} />
        <ContractForm
          contract={deliveryAddress}
          intent="correct-address"
          hasOwnIds
          answer={answer}
          values={delivery ?? undefined}
          summary={() => null}
          className="mt-2 max-w-measure"
        >
          <AddressFields isOwn={false} />
          <p className="small soft mt-2">{operatorOrderPage.correctMeans}</p>
          <SendButton look="secondary" size="small" className="mt-4" sending={addressForm.sending}>
            {addressForm.send}
          </SendButton>
        </ContractForm>
      </details>
    </May>
  );
}
