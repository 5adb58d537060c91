import { ConfirmForm } from "#app/features/orders/confirm-form.tsx";
import type { Refused } from "#app/features/orders/order-action.ts";
import { Link } from "#app/ui/link.tsx";
import { company } from "#content/company.ts";

type Props = { total: string; until: string | null; refused: Refused | undefined };

/** Cancelling an order that has been sent. */
export const ReturnForm = ({ total, until, refused }: Props) => (
  <ConfirmForm intent="return" refused={refused} button="Yes, cancel and send it back">
    <p>
      {until
        ? `You can cancel until ${until}, without giving a reason, as long as the tube’s seal is unbroken.`
        : "You can cancel until 14 days after the day the tube reaches you, without giving a reason, as long as its seal is unbroken."}
    </p>
    <ol className="mt-4 grid list-decimal gap-2 pl-6">
      <li>Press the button. An email confirms that you have cancelled, and when.</li>
      <li>Send the tube back within 14 days. You pay the postage; keep the proof of posting.</li>
      <li>We refund {total}, delivery included, once we have the tube or you show us that you have sent it.</li>
    </ol>
    <p className="soft small mt-4">
      Faulty, or not what you ordered? Then this is not the way: <a href={`mailto:${company.email}`}>write to us</a> first, and sending it back costs you
      nothing. See <Link to="/pre-order-terms#faulty-goods">Faulty goods</Link>.
    </p>
  </ConfirmForm>
);
