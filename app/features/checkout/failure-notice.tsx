import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { FailureWords } from "#app/failure-words.ts";
import { failureTitle } from "#app/forms/failure-title.ts";

const titles: Partial<Record<FailureWords["code"], string>> = {
  "sold-out": "Sold out",
  "payments-away": "The payment page is away",
};

/** Why the way to the payment page is closed just now, and what to do. */
export function FailureNotice({ failure }: { failure: FailureWords }) {
  const { code, message } = failure;
  return (
    <Notice kind="error" title={failureTitle(failure, titles[code])} className="my-4">
      <p>{message}</p>
      {code === "sold-out" && (
        <p className="mt-2">
          <Link to="/warmth-list">Join the Warmth List</Link>
        </p>
      )}
    </Notice>
  );
}
