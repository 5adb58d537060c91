import type { ShownFailure } from "#app/lib/http/failure.ts";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";

const titles: Partial<Record<ShownFailure["code"], string>> = {
  "sold-out": "Sold out",
  "sales-closed": "Pre-orders are closed",
  "payments-away": "The payment page is away",
};

/** Why the way to the payment page is closed just now, and what to do. */
export const CheckoutFailure = ({ failure }: { failure: ShownFailure }) => (
  <FailureNotice failure={failure} title={titles[failure.code]} className="my-4">
    {(failure.code === "sold-out" || failure.code === "sales-closed") && (
      <p className="mt-2">
        <Link to="/warmth-list">Join the Warmth List</Link>
      </p>
    )}
  </FailureNotice>
);
